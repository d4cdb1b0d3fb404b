import type { StoredRecordInput } from '../schema/shapes/records';
import type { AnswerVerdict, RequestStatus } from '../schema/shapes/request';

/** A request that the user sent. `isSample`: the startup is sample data, and a script answers the request. */
export type SentRequest = RequestStatus & {
  startupId: string;
  /** The slug of the startup's page; missing in the sample data. */
  slug?: string | undefined;
  name: string;
  logo: string;
  isSample: boolean;
  /** Set if the owner also refused the second request: the user can't send a third. */
  isFinal?: true;
};

/** The sender of a request. The recipient sees these fields even if the sender's page is private. */
export type Asker = {
  /** The account's uid. */
  id: string;
  /** The slug of their page, and of the conversation with them. */
  slug?: string | undefined;
  name: string;
  role: string;
  avatar: string;
  isInvestor: boolean;
};

/** A request for the metrics of one of the user's own startups. */
export type ReceivedRequest = RequestStatus & {
  id: string;
  startupId: string;
  startupName: string;
  from: Asker;
};

/** The owner's answer to a request. */
export type Answer = { verdict: AnswerVerdict; note: string };

export type Requests = {
  /** Newest first, including withdrawn requests. */
  sent: readonly SentRequest[];
  /** Newest first, without withdrawn requests. */
  received: readonly ReceivedRequest[];
};

/**
 * Requests for a startup's metrics, sent and received. Only the startup's owner can read a request, and only
 * its sender can read the answer. Everything but `observe` rejects if storage is unavailable.
 */
export interface RequestStore {
  load(): Promise<Requests>;
  /**
   * Sends a request to the owner of a startup; a pending or approved request stays as it is. After a refusal
   * the user may ask once more, and a second refusal is final. Sends none for an unknown startup or the
   * user's own. A guest or the demo account can only ask sample startups.
   * @param mark the record of the user's interest, written in the same transaction, even without a request
   */
  ask(startupId: string, mark?: StoredRecordInput): Promise<void>;
  /** Withdraws the request or, after an approval, the access it gave. `mark`: as for `ask`. */
  withdraw(startupId: string, mark?: StoredRecordInput): Promise<void>;
  /**
   * Answers a received request, or replaces an earlier answer.
   * @throws for an unknown request, and for an answer that the request's state doesn't allow
   */
  answer(id: string, answer: Answer): Promise<void>;
  /** Undoes an answer: restores `before`, or removes the answer (`null`). @throws for an unknown request */
  restore(id: string, before: Answer | null): Promise<void>;
  /** Calls back after every change, in any tab. Returns the unsubscribe function. */
  observe(listener: () => void): () => void;
}
