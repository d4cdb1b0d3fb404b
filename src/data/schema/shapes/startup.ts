import * as z from 'zod/mini';
import { profilePostSchema } from './profilePost';
import { amount, award, id, moment, name, picture, text, year } from './values';

/**
 * A startup's profile (spec section 3). If left blank, texts are empty and numbers missing. Amounts are in
 * whole dollars, dates in ms since the epoch.
 */
export const startupSchema = z.object({
  id,
  /** The slug of the page; missing in the sample data. */
  slug: z.optional(id),
  name,
  /** The language of the texts, if it is known: `en` in the sample data. */
  lang: z.optional(text),
  tagline: text,
  verified: z.boolean(),
  logo: picture,
  /** Empty for a generated cover. */
  coverImage: picture,
  categories: z.array(text),
  /** One of the funding rounds, or empty. */
  stage: text,
  /** One of the team sizes, or empty. */
  teamSize: text,
  location: text,
  founded: z.optional(year),
  website: text,
  email: text,
  about: text,
  problem: text,
  solution: text,
  metrics: z.object({
    monthlyRevenue: z.optional(amount),
    activeUsers: z.optional(amount),
    arr: z.optional(amount),
    /** Monthly growth of the revenue: 0.14 is 14 %. */
    monthlyGrowth: z.optional(z.number()),
    cac: z.optional(amount),
    ltv: z.optional(amount),
    /** Dollars per month. */
    burnRate: z.optional(amount),
    /** Months. */
    runway: z.optional(amount),
  }),
  /** The values of the last months for the charts, oldest first. `month` is `YYYY-MM`. */
  history: z.array(z.object({ month: text, revenue: amount, users: amount })),
  fundraising: z.object({
    currentRound: text,
    raised: z.optional(amount),
    goal: z.optional(amount),
    valuation: z.optional(amount),
    /** Number of investors in the round. */
    investors: amount,
    closingDate: z.optional(moment),
  }),
  team: z.array(z.object({ name, title: text, exp: text, linkedin: text })),
  investors: z.array(z.object({ name, type: text, logo: picture })),
  posts: z.array(profilePostSchema),
  /** URL of the deck's file, or empty. */
  pitchDeck: text,
  /** Set if the startup has a pitch deck that the viewer can't open. `pitchDeck` is empty then. */
  hasClosedDeck: z.optional(z.literal(true)),
  /** URL of the video, or empty. */
  videoDemo: text,
  similarStartups: z.array(z.object({ id, name, tagline: text, logo: picture })),
  awards: z.array(award),
});
export type Startup = z.infer<typeof startupSchema>;
