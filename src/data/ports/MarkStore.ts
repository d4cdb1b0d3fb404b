import type { MarkChange, Marks } from '../schema/shapes/marks';
import type { StoredRecordInput } from '../schema/shapes/records';

/** One user's marks (star, follow, like, save, interest). Each change in any tab calls all listeners. */
export interface MarkStore {
  /**
   * Calls back with the marks once they are read, then after every change; immediately after a change made by
   * this store. Marks that can't be read have their defaults. Returns the unsubscribe function.
   */
  observe(listener: (marks: Marks) => void): () => void;
  /**
   * Shows the change to every observer immediately, then stores it.
   * @param keep replaces the store's own write; writes the mark and related records in one transaction
   * @throws when storage can't be written; the change stays shown
   */
  set(change: MarkChange, keep?: (mark: StoredRecordInput) => Promise<void>): Promise<void>;
}
