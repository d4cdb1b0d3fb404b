import * as z from 'zod/mini';
import type { ListingStep } from '../shapes/listingWizard';
import { textMaximum } from '../text/limits';
import { emailField, listed, optional, required } from './fields';

/** The rules of each step of the startup listing form (spec section 5): required fields and text lengths. */
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
