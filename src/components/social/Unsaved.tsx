import { useMessages } from '@messages';
import * as styles from './Unsaved.css';

/** Of what is shown and not on the device: it is on its way there, or was refused. */
export type UnsavedState = 'pending' | 'failed';

/** What isn't on the device yet, by the id of the post or comment. */
export type UnsavedItems = Readonly<Record<string, UnsavedState>>;

export type UnsavedProps = {
  /** Still on its way to the device, or refused by it. */
  state: UnsavedState;
};

/** Says, beside the time of a post or comment, that the device doesn't have it: after a moment, for most are there before. */
export function Unsaved({ state }: UnsavedProps) {
  const t = useMessages('common');
  return (
    <span data-unsaved={state} className={state === 'pending' ? styles.pending : styles.failed}>
      {'\u00a0·\u00a0'}
      {state === 'pending' ? t.saving : t.unsaved}
    </span>
  );
}
