// A request for a startup's metrics. A user sends a request to the startup's owner by expressing interest.
// The requester stores the request, and the owner stores the answer. The state derives from both records.

/** The answers that an owner can give. `revoked` ends an approval. */
export const answerVerdicts = ['approved', 'declined', 'revoked'] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** The state of a request. */
export type RequestState = 'requested' | 'withdrawn' | AnswerVerdict;

/**
 * A stored request. `at`: when the user sent it, in ms since the epoch. A withdrawn request stays stored.
 * `isAgain`: whether the user sent the request after a refusal.
 */
export type StoredRequest = { at: number; isWithdrawn: boolean; isAgain?: boolean | undefined };

/**
 * A stored answer. `note` is the owner's text to the requester, or empty. `requestedAt` is the `at` of the
 * answered request. The answer doesn't apply to a newer request.
 */
export type StoredAnswer = { verdict: AnswerVerdict; note: string; at: number; requestedAt: number };

/** Returns a request's or answer's id: the recipient's uid and the startup's id. */
export const requestId = (uid: string, startupId: string): string => `${uid}:${startupId}`;

/** Returns the parts of a {@link requestId}; `null` for any other text. No startup id contains a colon. */
export function readRequestId(id: string): { uid: string; startupId: string } | null {
  const at = id.lastIndexOf(':');
  return at > 0 && at + 1 < id.length ? { uid: id.slice(0, at), startupId: id.slice(at + 1) } : null;
}

/** A request's status. `answeredAt`: ms since the epoch, `null` before an answer. `note`: from the owner. */
export type RequestStatus = {
  state: RequestState;
  requestedAt: number;
  answeredAt: number | null;
  note: string;
};

export const requestStatusOf = (request: StoredRequest, answer: StoredAnswer | undefined): RequestStatus => {
  const requestedAt = request.at;
  if (request.isWithdrawn) return { state: 'withdrawn', requestedAt, answeredAt: null, note: '' };
  if (answer?.requestedAt !== requestedAt)
    return { state: 'requested', requestedAt, answeredAt: null, note: '' };
  return { state: answer.verdict, requestedAt, answeredAt: answer.at, note: answer.note };
};
