import * as z from 'zod/mini';
import { moment } from './values';
import { draftSchemaOf, emailField, required } from './wizard';

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
});
export type Listing = z.infer<typeof listingSchema>;

export const emptyListing: Listing = {
  startupName: '',
  tagline: '',
  registrationYear: '',
  location: '',
  category: '',
  logo: null,
  about: '',
  problem: '',
  solution: '',
  website: '',
  email: '',
  revenue: '',
  users: '',
  raised: '',
  goal: '',
  fundingRound: '',
  arr: '',
  growth: '',
  cac: '',
  ltv: '',
  teamSize: '',
  team: [],
  investors: [],
};

/** The steps in their order (spec section 2). */
export const listingSteps = [
  'basicInformation',
  'aboutStartup',
  'tractionFunding',
  'keyMetrics',
  'teamInvestors',
] as const;
export type ListingStep = (typeof listingSteps)[number];

/** What each step asks for before it lets go (spec section 5); the others ask for nothing. */
export const listingRules: Partial<Record<ListingStep, z.ZodMiniType>> = {
  basicInformation: z.object({
    startupName: required('startupNameRequired'),
    tagline: required('taglineRequired'),
    category: required('categoryRequired'),
  }),
  aboutStartup: z.object({
    about: required('aboutRequired'),
    problem: required('problemRequired'),
    solution: required('solutionRequired'),
    email: emailField('businessEmailRequired'),
  }),
};

export const listingDraftSchema = draftSchemaOf(listingSchema, listingSteps);

/** A startup that a person has listed, under its id (the slug of its name). `savedAt` in ms since the epoch. */
export const listedStartupSchema = z.object({
  listing: listingSchema,
  isActive: z.boolean(),
  savedAt: moment,
});
export type ListedStartup = z.infer<typeof listedStartupSchema>;
