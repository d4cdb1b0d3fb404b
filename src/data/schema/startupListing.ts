import * as z from 'zod/mini';
import { shareOf, wholeNumberOf } from './numberOf';
import { trimmed } from './trimmed';
import { amount, moment, year, yearOf } from './values';
import { keptAddress } from './webAddress';

/** The startup listing form (spec section 3), as it is typed. */
export const listingSchema = z.object({
  startupName: z.string(),
  tagline: z.string(),
  registrationYear: z.string(),
  location: z.string(),
  category: z.string(),
  /** An image of at most 2 MB. */
  logo: z.nullable(z.instanceof(Blob)),
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
  /** Name and role of each, as one text. */
  team: z.array(z.string()),
  investors: z.array(z.string()),
  /** A PDF of at most 10 MB; missing in records from before decks. */
  pitchDeck: z.optional(z.nullable(z.instanceof(Blob))),
});
export type Listing = z.infer<typeof listingSchema>;

export const listingRecordSchema = z.extend(listingSchema, {
  registrationYear: z.optional(year),
  /** A month. This and the other amounts in whole dollars. */
  revenue: z.optional(amount),
  users: z.optional(amount),
  raised: z.optional(amount),
  goal: z.optional(amount),
  arr: z.optional(amount),
  /** In a month, as a share: 0.14 is 14 %. */
  growth: z.optional(z.number()),
  cac: z.optional(amount),
  ltv: z.optional(amount),
});
/** A listing as it is kept: numbers are numbers, missing where nobody gave them. */
export type ListingRecord = z.infer<typeof listingRecordSchema>;

/** What is kept of a listing that was typed. */
export const listingOf = (typed: Listing): ListingRecord => ({
  ...trimmed(typed),
  website: keptAddress(typed.website),
  registrationYear: yearOf(typed.registrationYear),
  revenue: wholeNumberOf(typed.revenue),
  users: wholeNumberOf(typed.users),
  raised: wholeNumberOf(typed.raised),
  goal: wholeNumberOf(typed.goal),
  arr: wholeNumberOf(typed.arr),
  growth: shareOf(typed.growth),
  cac: wholeNumberOf(typed.cac),
  ltv: wholeNumberOf(typed.ltv),
});

/** A startup that a person has listed, under its id (the slug of its name). `savedAt` in ms since the epoch. */
export const listedStartupSchema = z.object({ listing: listingRecordSchema, savedAt: moment });
export type ListedStartup = z.infer<typeof listedStartupSchema>;
