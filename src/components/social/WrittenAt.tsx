import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { TimeAgo } from './TimeAgo';
import { Unsaved, type UnsavedState } from './Unsaved';

export type WrittenAtProps = {
  /** ms since the epoch. */
  time: number;
  /** When it was edited last, ms since the epoch; left out where it never was. */
  editedAt?: number;
  /** The present, ms since the epoch. */
  now: number;
  /** The device doesn't have it. */
  unsaved?: UnsavedState;
};

/** How long ago something was written, and whether it was edited since: when, on hover and to a screen reader. */
export function WrittenAt({ time, editedAt, now, unsaved }: WrittenAtProps) {
  const t = useMessages('common');
  const formats = useFormats();
  const when = editedAt === undefined ? null : t.editedAt({ date: formats.dateTime(editedAt) });
  return (
    <>
      <TimeAgo time={time} now={now} />
      {when && (
        <>
          {'\u00a0·\u00a0'}
          <span title={when} aria-hidden="true">
            {t.edited}
          </span>
          <VisuallyHidden>{when}</VisuallyHidden>
        </>
      )}
      {unsaved && <Unsaved state={unsaved} />}
    </>
  );
}
