import type { KeptRecord } from '../schema/records';
import type { RequestStanding, Verdict } from '../schema/request';

/** A request that the person sent. `isSample`: a small script answers it, which is part of the sample. */
export type SentRequest = RequestStanding & {
  startupId: string;
  name: string;
  logo: string;
  isSample: boolean;
  /** It was a no to the second request: there is no third. */
  isFinal?: true;
};

/** Who asks. They show this much of themselves by asking, however private their page is. */
export type Asker = {
  /** Of their page; the conversation with them has the same id. */
  id: string;
  name: string;
  role: string;
  avatar: string;
  /** Of their investor page; `null` for somebody who hasn't registered as an investor. */
  investorId: string | null;
};

/** A request for the figures of one of the person's own startups. */
export type ReceivedRequest = RequestStanding & {
  id: string;
  startupId: string;
  startupName: string;
  from: Asker;
};

/** What the owner says to a request. */
export type Answer = { verdict: Verdict; note: string };

export type Requests = {
  /** Newest first, the withdrawn ones too. */
  sent: readonly SentRequest[];
  /** Newest first, without the withdrawn ones. */
  received: readonly ReceivedRequest[];
};

/**
 * Requests for figures, sent and received. A request reaches exactly the owner of the startup, an answer exactly who asked.
 * Everything but `observe` rejects when the device can't be used.
 */
export interface RequestStore {
  load(): Promise<Requests>;
  /**
   * Sends a request to the owner of a startup; one that stands unanswered or approved stays as it is. After a no one may
   * ask once more; the second no stands. Of a startup that isn't there, of one's own, and from somebody who publishes
   * nothing, no request comes.
   * @param mark what the person keeps of it, written in the same go, whether a request comes of it or not: all or none
   */
  ask(startupId: string, mark?: KeptRecord): Promise<void>;
  /** Takes the request back, or if it was approved what it opened. `mark` as above. */
  withdraw(startupId: string, mark?: KeptRecord): Promise<void>;
  /**
   * Answers a received request, in the place of an earlier answer, as `requestMoves` allows.
   * @throws for one that isn't there, and for what can't be said to it as it stands
   */
  answer(id: string, answer: Answer): Promise<void>;
  /** Takes an answer back: what it replaced stands again, or nothing. @throws for one that isn't there */
  restore(id: string, before: Answer | null): Promise<void>;
  /** Calls back after every change, in any tab. Returns the function that stops it. */
  observe(listener: () => void): () => void;
}
