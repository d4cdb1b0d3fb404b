import * as z from 'zod/mini';
import { verdicts } from './request';
import { moment, text } from './values';

/**
 * A request as its asker keeps it. `at`: when it was sent, ms since the epoch. Taken back, it stays and says so. `isAgain`:
 * it came after a no.
 */
export const requestSchema = z.object({
  at: moment,
  isWithdrawn: z.boolean(),
  isAgain: z.optional(z.boolean()),
});
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
