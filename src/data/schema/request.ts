import * as z from 'zod/mini';
import { moment, text } from './values';

// A request for a startup's figures, which expressing interest sends to its owner. It is two records, each in the space of
// whoever wrote it: the request in the asker's, the answer in the owner's. What stands is worked out from both.

/** What an owner can say. `revoked`: after it was approved. */
export const verdicts = ['approved', 'declined', 'revoked'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a request stands: `requested → approved | declined | withdrawn`, `approved → revoked`. */
export type RequestState = 'requested' | 'withdrawn' | Verdict;

/** A request as its asker keeps it. `at`: when it was sent, ms since the epoch. Taken back, it stays and says so. */
export const requestSchema = z.object({ at: moment, isWithdrawn: z.boolean() });
export type KeptRequest = z.infer<typeof requestSchema>;

/** An answer as the owner keeps it. `requestedAt` is the `at` of the request that it answers: a newer one is unanswered. */
export const answerSchema = z.object({
  verdict: z.enum(verdicts),
  /** To whoever asked; may be empty. */
  note: text,
  at: moment,
  requestedAt: moment,
});
export type KeptAnswer = z.infer<typeof answerSchema>;

/** What both records are kept by: the other's uid and the startup's id as its owner has it. */
export const requestId = (uid: string, startupId: string): string => `${uid}/${startupId}`;

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
