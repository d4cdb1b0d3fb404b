import { useMessages } from '@messages';
import * as styles from './Unsaved.css';

/** State of an item that isn't stored: its write is in progress, or was refused. */
export type UnsavedState = 'pending' | 'failed';

/** The items that aren't stored, by the id of the post or comment. */
export type UnsavedItems = Readonly<Record<string, UnsavedState>>;

export type UnsavedProps = {
  /** pending: the write is in progress. failed: the browser refused it. */
  state: UnsavedState;
};

/** Shows that a post or comment isn't stored. Delayed, because most writes finish sooner. */
export function Unsaved({ state }: UnsavedProps) {
  const t = useMessages('common');
  return (
    <span data-unsaved={state} className={state === 'pending' ? styles.pending : styles.failed}>
      {'\u00a0· '}
      {state === 'pending' ? t.saving : t.unsaved}
    </span>
  );
}
