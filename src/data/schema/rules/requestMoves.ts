import {
  type AnswerVerdict,
  type RequestState,
  requestStatusOf,
  type StoredAnswer,
  type StoredRequest,
} from '../shapes/request';

// The state transitions of a request for a startup's metrics. Pages that only show the state don't load this.

/** The actions of a requester (`ask`, `withdraw`), and the answers of the startup's owner. */
type RequestMove = 'ask' | 'withdraw' | AnswerVerdict;

/**
 * The next state after each action. An action that isn't listed changes nothing. An owner can approve after a
 * refusal, and repeat an answer with another note. After a refusal, the requester can ask once more ({@link
 * askedAt}).
 */
export const requestMoves: Record<RequestState | 'none', Partial<Record<RequestMove, RequestState>>> = {
  none: { ask: 'requested' },
  requested: { approved: 'approved', declined: 'declined', withdraw: 'withdrawn' },
  approved: { approved: 'approved', revoked: 'revoked', withdraw: 'withdrawn' },
  declined: { ask: 'requested', approved: 'approved', declined: 'declined', withdraw: 'withdrawn' },
  revoked: { ask: 'requested', approved: 'approved', revoked: 'revoked', withdraw: 'withdrawn' },
  withdrawn: { ask: 'requested' },
};

const isNo = (answer: StoredAnswer | undefined): boolean =>
  answer !== undefined && answer.verdict !== 'approved';

/** Whether the owner refused a second request. That refusal is final, unless the owner changes it. */
export const isFinal = (request: StoredRequest, answer: StoredAnswer | undefined): boolean =>
  request.isAgain === true && !request.isWithdrawn && answer?.requestedAt === request.at && isNo(answer);

/**
 * Returns the request to store when a user asks at `at` (ms since the epoch). After a refusal, the user can
 * ask once more, whether or not the refused request was withdrawn. A second refusal is final, unless the owner
 * changes it.
 * @param before the user's previous request
 * @param answer the owner's last answer
 */
export function askedAt(
  at: number,
  before: StoredRequest | undefined,
  answer: StoredAnswer | undefined,
): StoredRequest {
  const fresh = (isAgain: boolean): StoredRequest => ({
    // An answer identifies its request by this time, so each request of the user needs a different time.
    at: Math.max(at, ...[before?.at, answer?.requestedAt].map((known = at - 1) => known + 1)),
    isWithdrawn: false,
    ...(isAgain && { isAgain }),
  });
  if (!before) return fresh(isNo(answer));
  if (!before.isWithdrawn && !requestMoves[requestStatusOf(before, answer).state].ask) return before;
  const answered = answer?.requestedAt === before.at ? answer : undefined;
  if (isNo(answered)) return before.isAgain ? { ...before, isWithdrawn: false } : fresh(true);
  return fresh(before.isAgain === true && !answered);
}
