import * as z from 'zod/mini';
import { textMaximum } from './constants';
import { type Listing, listingSchema } from './startupListing';
import { draftSchemaOf, emailField, listed, optional, required } from './wizard';

// Only the wizard needs this. Pages that read listings don't import it.

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

/** The rules of each step (spec section 5): required fields and text lengths. */
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
