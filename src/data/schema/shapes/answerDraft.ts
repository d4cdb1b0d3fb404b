import * as z from 'zod/mini';
import { text } from './values';

/** A startup owner's unsent notes to users who requested metrics, by request id. */
export const answerDraftSchema = z.object({ values: z.record(z.string(), text) });
export type AnswerDraft = z.infer<typeof answerDraftSchema>;
