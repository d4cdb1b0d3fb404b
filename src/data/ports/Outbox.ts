import type { LazyPort } from './LazyPort';

/** Where a record's current state is stored: only on this device, or on the server too (`sent`). */
export type RecordStatus = 'local' | 'sent' | { refused: string };

/** A record that is stored on this device, but that the server refused. */
export type Refusal = { kind: string; id: string; reason: string };

/** A record that waits to be sent. */
export type WaitingRecord = Pick<Refusal, 'kind' | 'id'>;

/** How much of an account is restored on this device. `total`: the number of its records on the server. */
export type RestoreProgress = { done: number; total: number };

/**
 * The changes of one owner that the server doesn't have yet. They are stored in the transaction that makes
 * the change, and are sent one after the other, in the order of each record's last change.
 */
export interface Outbox {
  /** Returns a record's status. It is `sent` if nothing waits to be sent. */
  status(kind: string, id: string): Promise<RecordStatus>;
  /**
   * Calls back with all refused records, ordered by kind and id: if there are any, and after every change, in
   * any tab. A record stays refused until it is written again or sent again. Returns the unsubscribe function.
   */
  observeRefused(listener: (refused: readonly Refusal[]) => void): () => void;
  /**
   * Calls back with all records that wait to be sent, in the order of their last change: if there are any, and
   * after every change of this list, in any tab. Returns the unsubscribe function.
   */
  observeWaiting(listener: (waiting: readonly WaitingRecord[]) => void): () => void;
  /** Sends all refused records again. */
  retry(): Promise<void>;
  /**
   * Calls back with whether the server is connected: as soon as it is known, and after every change. Missing if
   * the server has no permanent connection. Returns the unsubscribe function.
   */
  observeConnection?(listener: (isConnected: boolean) => void): () => void;
  /**
   * Calls back with the progress of restoring the account on this device, and with null once it is restored.
   * Missing if the server restores nothing. Returns the unsubscribe function.
   */
  observeRestore?(listener: (progress: RestoreProgress | null) => void): () => void;
}

/** Opens the user's outbox. Resolves with `undefined` without a server. */
export type OpenOutbox = LazyPort<Outbox | undefined>;
