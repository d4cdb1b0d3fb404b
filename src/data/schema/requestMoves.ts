import { type KeptAnswer, type KeptRequest, type RequestState, standingOf, type Verdict } from './request';

// What may be done to a request: pages that only show where one stands do without it.

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
