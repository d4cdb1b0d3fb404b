import * as z from 'zod/mini';
import { text } from './values';

/** What an owner is typing to whoever asked, by the ids of the requests; kept until it is sent. */
export const answerDraftSchema = z.object({ values: z.record(z.string(), text) });
export type AnswerDraft = z.infer<typeof answerDraftSchema>;
