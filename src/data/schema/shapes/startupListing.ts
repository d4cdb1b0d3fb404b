import * as z from 'zod/mini';
import { publicInputSchema } from './listedStartup';

/** The input of the startup listing form (spec section 3). */
export const listingSchema = z.extend(publicInputSchema, {
  registrationYear: z.string(),
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
  /** A PDF of at most 10 MB. Missing in records of earlier versions, which had no pitch decks. */
  pitchDeck: z.optional(z.nullable(z.instanceof(Blob))),
});
export type Listing = z.infer<typeof listingSchema>;
