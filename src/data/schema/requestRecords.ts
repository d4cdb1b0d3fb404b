import * as z from 'zod/mini';
import { type KeptAnswer, type KeptRequest, verdicts } from './request';
import { moment, text } from './values';

// What is kept of requests and answers, as it is held against its shape.

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
