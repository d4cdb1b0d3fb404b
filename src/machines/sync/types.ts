import type { Refusal, RestoreProgress, WaitingRecord } from '@/data/ports/Outbox';
import type { WriteRetry } from '../shared/outbox';

export type SyncContext = {
  /** The records that wait to be sent, in the order of their last change. */
  waiting: readonly WaitingRecord[];
  /** The waiting records that are shown as waiting once the delay is over. */
  noting: readonly WaitingRecord[];
  /** The waiting records that are shown as waiting. */
  noted: readonly WaitingRecord[];
  /** The records that the server refused. */
  refused: readonly Refusal[];
  /** How much of the account is restored on this device. */
  progress: RestoreProgress | null;
};

/** What the `outbox` actor reports. */
export type SyncReport =
  /** Other records wait to be sent. */
  | { type: 'waiting.changed'; waiting: readonly WaitingRecord[] }
  /** Other records are refused. */
  | { type: 'refused.changed'; refused: readonly Refusal[] }
  /** The connection to the server begins or ends. */
  | { type: 'connection.changed'; isConnected: boolean }
  /** More of the account is restored. `progress` is null once the account is restored. */
  | { type: 'restore.changed'; progress: RestoreProgress | null };

/** `write.retry`: the user sends the refused records again. */
export type SyncEvent = SyncReport | WriteRetry;
