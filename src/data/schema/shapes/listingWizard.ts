import { type Listing, listingSchema } from './startupListing';
import { draftSchemaOf } from './wizard';

// Only the listing wizard imports this module. Pages that only read listings don't load it.

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

/** The steps of the listing wizard, in order (spec section 2). */
export const listingSteps = [
  'basicInformation',
  'aboutStartup',
  'tractionFunding',
  'keyMetrics',
  'teamInvestors',
] as const;
export type ListingStep = (typeof listingSteps)[number];

export const listingDraftSchema = draftSchemaOf(listingSchema, listingSteps);
