import * as z from 'zod/mini';
import { text } from './values';

/** An owner's unsent notes to requesters, by request id. Stored until they are sent. */
export const answerDraftSchema = z.object({ values: z.record(z.string(), text) });
export type AnswerDraft = z.infer<typeof answerDraftSchema>;
