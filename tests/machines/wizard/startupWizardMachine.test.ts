import { listing as complete } from '@kit/fixtures/wizards';
import { emptyListing, type ListingStep, listingSteps } from '@/data/schema/shapes/listingWizard';
import type { Listing } from '@/data/schema/shapes/startupListing';
import { startupWizardMachine } from '@/machines/wizard/startupWizardMachine';
import { describeWizard, required } from './wizard';

describeWizard<ListingStep, Listing>('startup wizard', {
  machine: startupWizardMachine,
  steps: listingSteps,
  empty: emptyListing,
  complete,
  edited: { field: 'tagline', values: { ...complete, tagline: 'Wind for rooftops' } },
  wrong: {
    basicInformation: { values: { ...complete, tagline: ' \t' }, errors: { tagline: 'taglineRequired' } },
    aboutStartup: { values: { ...complete, email: 'windrose.example' }, errors: { email: 'emailInvalid' } },
  },
  missing: {
    basicInformation: required('startupName', 'tagline', 'category'),
    aboutStartup: { ...required('about', 'problem', 'solution'), email: 'businessEmailRequired' },
  },
  failedAt: 'teamInvestors',
});
