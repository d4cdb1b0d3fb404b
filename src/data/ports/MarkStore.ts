import type { MarkChange, Marks } from '../schema/marks';
import type { KeptRecord } from '../schema/records';

/** The marks of one person, live: listeners are called at each change, in this tab and in others. */
export interface MarkStore {
  /**
   * Calls back with the marks as soon as they are read, then after every change, own ones included and at once. What the
   * device can't read counts as not marked. Returns the function that stops it.
   */
  observe(listener: (marks: Marks) => void): () => void;
  /**
   * Shows the change to every observer at once, then keeps it. @throws when the device can't store it; it stays shown
   * @param keep keeps it with what belongs to it, in one go, in the place of the store
   */
  set(change: MarkChange, keep?: (mark: KeptRecord) => Promise<void>): Promise<void>;
}
