import * as z from 'zod/mini';
import {
  boardNames,
  cardSources,
  type PipelineValues,
  passReasons,
  pipelineLimits,
  stageKinds,
} from './pipeline';
import { id, listOf, moment, name, picture, text } from './values';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const count = z.number().check(z.int(), z.nonnegative());
const textTo = (maximum: number) => z.string().check(z.maxLength(maximum));

/** The schemas of the pipeline's stored records, by kind. */
export const pipelineRecordSchemas = {
  card: z.object({
    name,
    face: picture,
    slug: z.optional(id),
    account: z.optional(id),
    board: z.enum(boardNames),
    stage: id,
    since: moment,
    history: listOf(z.object({ stage: id, until: moment })),
    source: z.optional(z.object({ kind: z.enum(cardSources), by: z.optional(id) })),
    removedAt: z.optional(moment),
  }),
  cardStep: z.object({ text: textTo(pipelineLimits.step), due: z.optional(day), doneAt: z.optional(moment) }),
  cardTags: z.array(textTo(pipelineLimits.tag)).check(z.maxLength(pipelineLimits.tags)),
  cardNote: z.object({ text: textTo(pipelineLimits.note), at: moment, editedAt: z.optional(moment) }),
  cardPass: z.object({
    reason: z.enum(passReasons),
    words: z._default(textTo(pipelineLimits.words), ''),
    toldAt: z.optional(moment),
  }),
  boardStages: z
    .array(z.object({ id, name: z.optional(name), kind: z.enum(stageKinds) }))
    .check(z.minLength(1), z.maxLength(pipelineLimits.stages)),
  contact: z.object({
    name,
    email: z.optional(text),
    company: z.optional(text),
    position: z.optional(text),
    url: z.optional(text),
    batch: z.optional(id),
  }),
  importBatch: z.object({ at: moment, file: text, count }),
  savedSearch: z.object({
    name,
    address: text,
    seenAt: moment,
    seenIds: listOf(id),
    tells: z.boolean(),
  }),
  later: z.object({ until: z.optional(moment) }),
} satisfies { [Kind in keyof PipelineValues]: z.ZodMiniType<PipelineValues[Kind]> };
