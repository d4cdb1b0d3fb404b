import * as z from 'zod/mini';
import { textsByName } from './values';

/** A startup owner's unsent notes to users who requested metrics, by request id. */
export const answerDraftSchema = z.object({ values: textsByName });
export type AnswerDraft = z.infer<typeof answerDraftSchema>;
