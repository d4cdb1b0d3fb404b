import * as z from 'zod/mini';
import { typedNumber, wholeNumberOf } from './numberOf';
import { tidied } from './tidied';
import { amount, moment, name, picture, text, year } from './values';
import { keptAddress } from './webAddress';

/**
 * A startup as its owner edits it (spec section 3, Owned startup), kept under the startup's id on top of how it was
 * listed. Texts are empty and numbers missing where nobody gave them.
 */
export const ownedStartupSchema = z.object({
  name,
  tagline: text,
  /** An image of at most 2 MB, the address of one, or empty. */
  logo: z.union([z.instanceof(Blob), picture]),
  /** When it was given, in ms since the epoch. */
  logoSavedAt: moment,
  /** One of the funding rounds, or empty. */
  stage: text,
  /** One of the startup categories, or empty. */
  industry: text,
  founded: z.optional(year),
  website: text,
  /** A month, in whole dollars. */
  revenue: z.optional(amount),
  /** One of the team sizes, or empty. */
  employees: text,
  description: text,
  /** Whether it is listed and seeks investment. */
  isActive: z.boolean(),
});
export type OwnedStartup = z.infer<typeof ownedStartupSchema>;

/** One of a person's startups, under the id of its page, with the address of its logo. */
export type MyStartup = Omit<OwnedStartup, 'logo' | 'logoSavedAt'> & { id: string; logo: string };

/** What of it is edited, as it is typed. The logo is an image once another one is chosen. */
export type TypedStartup = Omit<OwnedStartup, 'logoSavedAt' | 'founded' | 'revenue' | 'isActive'> & {
  founded: string;
  revenue: string;
};

export const typedStartup = ({
  id: _,
  isActive: __,
  founded,
  revenue,
  ...texts
}: MyStartup): TypedStartup => ({
  ...texts,
  founded: typedNumber(founded),
  revenue: typedNumber(revenue),
});

/** What was typed, without what can't be read: a year that is none is missing. */
export const readStartup = (typed: TypedStartup): Omit<OwnedStartup, 'logoSavedAt' | 'isActive'> => ({
  ...tidied(typed),
  website: keptAddress(typed.website),
  founded: year.safeParse(wholeNumberOf(typed.founded.trim())).data,
  revenue: wholeNumberOf(typed.revenue),
});
