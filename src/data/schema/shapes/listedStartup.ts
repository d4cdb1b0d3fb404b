import * as z from 'zod/mini';
import type { RestrictedFields } from './partSchemas';
import { id, listOf, moment, orNone, text, year } from './values';

/** The public fields of a listing that are stored as they are typed. */
export const publicInputSchema = z.object({
  startupName: text,
  tagline: text,
  location: text,
  category: text,
  /** An image of at most 2 MB. */
  logo: orNone(z.instanceof(Blob)),
  about: text,
  problem: text,
  solution: text,
  teamSize: text,
  /** Name and role of each member, as one text. */
  team: listOf(text),
  investors: listOf(text),
});

/**
 * The public part of a user's listed startup, under the startup's id. `slug`: of the startup's page. `savedAt`
 * in ms since the epoch.
 */
export const listedStartupSchema = z.object({
  slug: id,
  listing: z.extend(publicInputSchema, {
    registrationYear: z.optional(year),
    /** The funding round when the startup was listed. The round with its amounts is restricted. */
    stage: text,
    /** Whether there is a pitch deck, which is restricted. */
    hasDeck: z.optional(z.boolean()),
  }),
  savedAt: moment,
});
type OpenStartup = z.infer<typeof listedStartupSchema>;

/** A stored listing, with the parts that the reader may see. Numbers are missing if the user left them blank. */
export type ListingRecord = OpenStartup['listing'] & RestrictedFields;

/** A listed startup, with the parts that the reader may see. */
export type ListedStartup = Omit<OpenStartup, 'listing'> & { listing: ListingRecord };
