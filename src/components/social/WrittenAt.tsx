import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { TimeAgo } from './TimeAgo';
import { Unsaved, type UnsavedState } from './Unsaved';

export type WrittenAtProps = {
  /** When the post or comment was written, in ms since the epoch. */
  time: number;
  /** Time of the last edit, in ms since the epoch; omitted if there was none. */
  editedAt?: number;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Set while the post or comment is being stored, and after storing it failed. */
  unsaved?: UnsavedState;
};

/** Shows when a post or comment was written, and whether it was edited. The edit's date shows on hover. */
export function WrittenAt({ time, editedAt, now, unsaved }: WrittenAtProps) {
  const t = useMessages('common');
  const formats = useFormats();
  const when = editedAt === undefined ? null : t.editedAt({ date: formats.dateTime(editedAt) });
  return (
    <>
      <TimeAgo time={time} now={now} />
      {when && (
        <>
          {'\u00a0· '}
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
