import * as z from 'zod/mini';
import { fitCriteria } from './choices';
import { profilePostSchema } from './profilePost';
import { amount, id, name, picture, text, year } from './values';

/** An investor's profile (spec section 3). Amounts in whole dollars. */
export const investorSchema = z.object({
  id,
  /** The slug of the page; missing in the sample data. */
  slug: z.optional(id),
  name,
  /** The language of the texts, if it is known: `en` in the sample data. */
  lang: z.optional(text),
  title: text,
  verified: z.boolean(),
  profileImage: picture,
  /** One of the investor types, or empty. */
  investorType: text,
  sectors: z.array(text),
  /** The number of investments: a count, the chosen range ("6-10"), or empty. */
  investments: z.union([amount, text]),
  location: text,
  website: text,
  email: text,
  linkedin: text,
  twitter: text,
  about: text,
  investmentPhilosophy: text,
  metrics: z.object({
    /** Assets under management. */
    aum: z.optional(amount),
    /** Years. */
    experience: z.optional(amount),
    averageInvestment: z.optional(amount),
    successfulExits: z.optional(amount),
    currentPortfolioSize: z.optional(amount),
    /** Dollars returned for each dollar invested, for example 3.2. */
    returnRate: z.optional(amount),
  }),
  /** `id` and `slug`: the startup's page in this app, if it has one. */
  portfolio: z.array(
    z.object({
      id: z.optional(id),
      slug: z.optional(id),
      name,
      stage: text,
      sector: text,
      logo: picture,
      year: z.optional(year),
    }),
  ),
  founderTestimonials: z.array(
    z.object({ name, role: text, company: text, testimonial: name, image: picture }),
  ),
  posts: z.array(profilePostSchema),
  investmentCriteria: z.object({
    stagePreference: z.array(text),
    checkSize: z.optional(z.object({ from: amount, to: amount })),
    geography: text,
    leadOrFollow: text,
    commitmentLevel: text,
    decisionTimeframe: text,
    /** The criteria a startup must meet. All others are flexible. */
    mustHaves: z.optional(z.array(z.enum(fitCriteria))),
  }),
  achievements: z.array(text),
  availableForMentoring: z.boolean(),
  /** Where to book a meeting: a URL, a page of this app in the sample data, or empty. */
  calendarLink: text,
});
export type Investor = z.infer<typeof investorSchema>;
