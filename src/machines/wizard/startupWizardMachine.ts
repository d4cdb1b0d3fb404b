import { listingRules } from '@/data/schema/rules/listingRules';
import { emptyListing, listingSteps } from '@/data/schema/shapes/listingWizard';
import { createWizardMachine } from './createWizardMachine';

/** Startup Listing (spec sections 2, 4, 5): five steps. A failed submission stays on the last step. */
export const startupWizardMachine = createWizardMachine({
  id: 'startupWizard',
  steps: listingSteps,
  rules: listingRules,
  empty: emptyListing,
  failedAt: 'teamInvestors',
});
