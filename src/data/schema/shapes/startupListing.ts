import * as z from 'zod/mini';
import { amount, id, listOf, moment, orNone, year } from './values';

/** The input of the startup listing form (spec section 3). */
export const listingSchema = z.object({
  startupName: z.string(),
  tagline: z.string(),
  registrationYear: z.string(),
  location: z.string(),
  category: z.string(),
  /** An image of at most 2 MB. */
  logo: orNone(z.instanceof(Blob)),
  about: z.string(),
  problem: z.string(),
  solution: z.string(),
  website: z.string(),
  email: z.string(),
  revenue: z.string(),
  users: z.string(),
  raised: z.string(),
  goal: z.string(),
  fundingRound: z.string(),
  arr: z.string(),
  growth: z.string(),
  cac: z.string(),
  ltv: z.string(),
  teamSize: z.string(),
  /** Name and role of each member, as one text. */
  team: listOf(z.string()),
  investors: listOf(z.string()),
  /** A PDF of at most 10 MB. Missing in records of earlier versions, which had no pitch decks. */
  pitchDeck: z.optional(z.nullable(z.instanceof(Blob))),
});
export type Listing = z.infer<typeof listingSchema>;

export const listingRecordSchema = z.extend(listingSchema, {
  registrationYear: z.optional(year),
  /** Per month. This and the other amounts are in whole dollars. */
  revenue: z.optional(amount),
  users: z.optional(amount),
  raised: z.optional(amount),
  goal: z.optional(amount),
  arr: z.optional(amount),
  /** Per month, as a share: 0.14 is 14 %. */
  growth: z.optional(z.number()),
  cac: z.optional(amount),
  ltv: z.optional(amount),
});
/** A stored listing. Numbers are missing if the user left them blank. */
export type ListingRecord = z.infer<typeof listingRecordSchema>;

/**
 * A user's listed startup, under the startup's id. `slug`: of the startup's page. `savedAt` in ms since the
 * epoch.
 */
export const listedStartupSchema = z.object({ slug: id, listing: listingRecordSchema, savedAt: moment });
export type ListedStartup = z.infer<typeof listedStartupSchema>;
