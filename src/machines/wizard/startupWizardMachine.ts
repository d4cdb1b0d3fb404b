import { emptyListing, listingRules, listingSteps } from '@/data/schema/listingWizard';
import { createWizardMachine } from './createWizardMachine';

/** Startup Listing (spec sections 2, 4, 5): five steps. A failed submission stays on the last one. */
export const startupWizardMachine = createWizardMachine({
  id: 'startupWizard',
  steps: listingSteps,
  rules: listingRules,
  empty: emptyListing,
  failedAt: 'teamInvestors',
});
