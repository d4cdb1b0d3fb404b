// A request for a startup's figures, which expressing interest sends to its owner. It is two records, each in the space of
// whoever wrote it: the request in the asker's, the answer in the owner's. What stands is worked out from both.

/** What an owner can say. `revoked`: after it was approved. */
export const verdicts = ['approved', 'declined', 'revoked'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a request stands. */
export type RequestState = 'requested' | 'withdrawn' | Verdict;

/**
 * A request as its asker keeps it. `at`: when it was sent, ms since the epoch. Taken back, it stays and says so. `isAgain`:
 * it came after a no.
 */
export type KeptRequest = { at: number; isWithdrawn: boolean; isAgain?: boolean | undefined };

/**
 * An answer as the owner keeps it, `note` to whoever asked; it may be empty. `requestedAt` is the `at` of the request that it
 * answers: a newer one is unanswered.
 */
export type KeptAnswer = { verdict: Verdict; note: string; at: number; requestedAt: number };

/** What both records are kept by: the other's uid and the startup's id as its owner has it. */
export const requestId = (uid: string, startupId: string): string => `${uid}/${startupId}`;

/** Both of them again; `null` for any other text. No startup's id has a slash in it. */
export function readRequestId(id: string): { uid: string; startupId: string } | null {
  const at = id.lastIndexOf('/');
  return at > 0 && at + 1 < id.length ? { uid: id.slice(0, at), startupId: id.slice(at + 1) } : null;
}

/** Where a request stands. `answeredAt` in ms since the epoch, `null` before an answer; `note` is the owner's. */
export type RequestStanding = {
  state: RequestState;
  requestedAt: number;
  answeredAt: number | null;
  note: string;
};

export const standingOf = (request: KeptRequest, answer: KeptAnswer | undefined): RequestStanding => {
  const requestedAt = request.at;
  if (request.isWithdrawn) return { state: 'withdrawn', requestedAt, answeredAt: null, note: '' };
  if (answer?.requestedAt !== requestedAt)
    return { state: 'requested', requestedAt, answeredAt: null, note: '' };
  return { state: answer.verdict, requestedAt, answeredAt: answer.at, note: answer.note };
};
