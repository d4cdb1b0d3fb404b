import * as z from 'zod/mini';
import { type KeptAnswer, type KeptRequest, verdicts } from './request';
import { moment, text } from './values';

// The schemas of stored requests and answers.

export const requestSchema: z.ZodMiniType<KeptRequest> = z.object({
  at: moment,
  isWithdrawn: z.boolean(),
  isAgain: z.optional(z.boolean()),
});

export const answerSchema: z.ZodMiniType<KeptAnswer> = z.object({
  verdict: z.enum(verdicts),
  note: text,
  at: moment,
  requestedAt: moment,
});
