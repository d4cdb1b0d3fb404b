import { useMessages } from '@messages';
import * as styles from './Unsaved.css';

/** State of an item that isn't stored: its write is in progress, or failed. */
export type UnsavedState = 'pending' | 'failed';

/** States of the posts and comments that aren't stored, by id. */
export type UnsavedItems = Readonly<Record<string, UnsavedState>>;

export type UnsavedProps = {
  /** pending: the write is in progress. failed: the browser refused the write. */
  state: UnsavedState;
};

/** Shows that a post or comment isn't stored. A pending state appears with a delay. */
export function Unsaved({ state }: UnsavedProps) {
  const t = useMessages('common');
  return (
    <span data-unsaved={state} className={state === 'pending' ? styles.pending : styles.failed}>
      {'\u00a0· '}
      {state === 'pending' ? t.saving : t.unsaved}
    </span>
  );
}
