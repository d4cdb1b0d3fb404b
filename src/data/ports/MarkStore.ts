import type { MarkChange, Marks } from '../schema/shapes/marks';
import type { StoredRecordInput } from '../schema/shapes/records';

/** One user's marks (stars, follows, likes, saves, interests). Each change in any tab calls all listeners. */
export interface MarkStore {
  /**
   * Calls back with the marks once they are read, then after every change. A change by this store calls back
   * immediately. Marks that can't be read have their defaults. Returns the unsubscribe function.
   */
  observe(listener: (marks: Marks) => void): () => void;
  /**
   * Shows the change to every observer immediately, then stores it.
   * @param keep writes the mark instead of the store, for example with related records in one transaction
   * @throws when storage can't be written; observers keep the change
   */
  set(change: MarkChange, keep?: (mark: StoredRecordInput) => Promise<void>): Promise<void>;
}
