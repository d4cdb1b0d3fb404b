import * as z from 'zod/mini';
import { textMaximum } from './constants';
import { type Listing, listingSchema } from './startupListing';
import { draftSchemaOf, emailField, listed, optional, required } from './wizard';

// What only the wizard asks of a listing: pages that read listings do without it.

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
  pitchDeck: null,
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

/** What each step asks for before it lets go (spec section 5), and how long its texts may be. */
export const listingRules = {
  basicInformation: z.object({
    startupName: required('startupNameRequired'),
    tagline: required('taglineRequired'),
    location: optional(),
    category: required('categoryRequired'),
  }),
  aboutStartup: z.object({
    about: required('aboutRequired', textMaximum.paragraphs),
    problem: required('problemRequired', textMaximum.paragraphs),
    solution: required('solutionRequired', textMaximum.paragraphs),
    website: optional(textMaximum.url),
    email: emailField('businessEmailRequired'),
  }),
  teamInvestors: z.object({ team: listed(optional()), investors: listed(optional()) }),
} satisfies Partial<Record<ListingStep, z.ZodMiniType>>;

export const listingDraftSchema = draftSchemaOf(listingSchema, listingSteps);
