import * as z from 'zod/mini';
import type { PartField, StartupPart } from './startupParts';
import { amount, moment, orNone, text } from './values';

/** `file` replaces the listing's file; `null` if the owner removed it. `savedAt`: ms since the epoch. */
export const changedFile = <File extends z.ZodMiniType>(file: File) =>
  z.optional(z.object({ file: orNone(file), savedAt: moment }));

/**
 * The fields of each restricted part, in a listing and in its owner's edits. Everyone can read all other
 * fields. A missing record of a part means the same as one without fields.
 */
export const partSchemas = {
  traction: z.object({
    /** Per month. This and the other amounts are in whole dollars. */
    revenue: z.optional(amount),
    users: z.optional(amount),
    raised: z.optional(amount),
    goal: z.optional(amount),
    fundingRound: z.optional(text),
    /** Only in edits: the listing wizard doesn't ask for it. */
    valuation: z.optional(amount),
    /** Only in edits: the listing wizard doesn't ask for it. */
    closingDate: z.optional(moment),
  }),
  metrics: z.object({
    arr: z.optional(amount),
    /** Per month, as a share: 0.14 is 14 %. */
    growth: z.optional(z.number()),
    cac: z.optional(amount),
    ltv: z.optional(amount),
  }),
  contact: z.object({
    website: z.optional(text),
    email: z.optional(text),
    /** Only in listings: a PDF of at most 10 MB. Missing in records of builds without pitch decks. */
    pitchDeck: z.optional(z.nullable(z.instanceof(Blob))),
    /** Only in edits: a PDF of at most 10 MB. Missing if the owner hasn't changed the pitch deck. */
    deck: changedFile(z.instanceof(Blob)),
  }),
} satisfies { [Part in StartupPart]: z.ZodMiniObject<Record<PartField<Part>, z.ZodMiniType>> };
type PartSchemas = typeof partSchemas;

/** The fields of each part. */
export type PartFields = { [Part in StartupPart]: z.infer<PartSchemas[Part]> };

/** The fields of all parts. */
export type RestrictedFields = PartFields['traction'] & PartFields['metrics'] & PartFields['contact'];
