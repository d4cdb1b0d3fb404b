import * as z from 'zod/mini';
import { answerVerdicts, type StoredAnswer, type StoredRequest } from './request';
import { moment, text } from './values';

// The schemas of stored requests and answers.

export const requestSchema: z.ZodMiniType<StoredRequest> = z.object({
  at: moment,
  isWithdrawn: z.boolean(),
  isAgain: z.optional(z.boolean()),
});

export const answerSchema: z.ZodMiniType<StoredAnswer> = z.object({
  verdict: z.enum(answerVerdicts),
  note: text,
  at: moment,
  requestedAt: moment,
});
