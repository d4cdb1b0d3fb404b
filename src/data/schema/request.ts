// A request for a startup's figures, which expressing interest sends to its owner. It is two records, each in the space of
// whoever wrote it: the request in the asker's, the answer in the owner's. What stands is worked out from both.

/** What an owner can say. `revoked`: after it was approved. */
export const verdicts = ['approved', 'declined', 'revoked'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a request stands. */
export type RequestState = 'requested' | 'withdrawn' | Verdict;

/** What its asker does to a request, and what the owner says to it. */
type RequestMove = 'ask' | 'withdraw' | Verdict;

/**
 * What leads where; what isn't here changes nothing. Who said no can still say yes, and who said something can say it again
 * in other words. After a no one may ask once more ({@link askedAt}).
 */
export const requestMoves: Record<RequestState | 'none', Partial<Record<RequestMove, RequestState>>> = {
  none: { ask: 'requested' },
  requested: { approved: 'approved', declined: 'declined', withdraw: 'withdrawn' },
  approved: { approved: 'approved', revoked: 'revoked', withdraw: 'withdrawn' },
  declined: { ask: 'requested', approved: 'approved', declined: 'declined', withdraw: 'withdrawn' },
  revoked: { ask: 'requested', approved: 'approved', revoked: 'revoked', withdraw: 'withdrawn' },
  withdrawn: { ask: 'requested' },
};

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

const isNo = (answer: KeptAnswer | undefined): boolean =>
  answer !== undefined && answer.verdict !== 'approved';

/** A no to somebody who was told no before: it stands, until the owner changes their mind. */
export const isFinal = (request: KeptRequest, answer: KeptAnswer | undefined): boolean =>
  request.isAgain === true && !request.isWithdrawn && answer?.requestedAt === request.at && isNo(answer);

/**
 * The request of somebody who asks now, `at`: a new one. Who was told no, and took it back or not, may ask once more; the
 * second no stands, until the owner changes their mind.
 * @param before the request that was sent last
 * @param answer the owner's last answer
 */
export function askedAt(
  at: number,
  before: KeptRequest | undefined,
  answer: KeptAnswer | undefined,
): KeptRequest {
  const fresh = (isAgain: boolean): KeptRequest => ({
    // An answer says by the time which request it is to.
    at: Math.max(at, ...[before?.at, answer?.requestedAt].map((known = at - 1) => known + 1)),
    isWithdrawn: false,
    ...(isAgain && { isAgain }),
  });
  if (!before) return fresh(isNo(answer));
  if (!before.isWithdrawn && !requestMoves[standingOf(before, answer).state].ask) return before;
  const answered = answer?.requestedAt === before.at ? answer : undefined;
  if (isNo(answered)) return before.isAgain ? { ...before, isWithdrawn: false } : fresh(true);
  return fresh(before.isAgain === true && !answered);
}
