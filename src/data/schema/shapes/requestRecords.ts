import * as z from 'zod/mini';
import { type StoredAnswer, type StoredRequest, verdicts } from './request';
import { moment, text } from './values';

// The schemas of stored requests and answers.

export const requestSchema: z.ZodMiniType<StoredRequest> = z.object({
  at: moment,
  isWithdrawn: z.boolean(),
  isAgain: z.optional(z.boolean()),
});

export const answerSchema: z.ZodMiniType<StoredAnswer> = z.object({
  verdict: z.enum(verdicts),
  note: text,
  at: moment,
  requestedAt: moment,
});
