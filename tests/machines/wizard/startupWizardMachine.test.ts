import { emptyListing, type Listing, type ListingStep, listingSteps } from '@/data/schema/startupListing';
import { startupWizardMachine } from '@/machines/wizard/startupWizardMachine';
import { describeWizard } from './wizard';

const complete: Listing = {
  ...emptyListing,
  startupName: 'Windrose',
  tagline: 'Weather for rooftops',
  category: 'Climate Tech',
  about: 'We forecast roofs.',
  problem: 'Nobody knows the wind at their own chimney.',
  solution: 'A sensor and a model.',
  email: 'hello@windrose.example',
};

describeWizard<ListingStep, Listing>('startup listing', {
  machine: startupWizardMachine,
  steps: listingSteps,
  empty: emptyListing,
  complete,
  edited: { field: 'tagline', values: { ...complete, tagline: 'Wind for rooftops' } },
  wrong: {
    basicInformation: { values: { ...complete, tagline: ' \t' }, errors: { tagline: 'taglineRequired' } },
    aboutStartup: {
      values: { ...complete, email: 'windrose.example' },
      errors: { email: 'emailInvalid' },
    },
  },
  missing: {
    basicInformation: {
      startupName: 'startupNameRequired',
      tagline: 'taglineRequired',
      category: 'categoryRequired',
    },
    aboutStartup: {
      about: 'aboutRequired',
      problem: 'problemRequired',
      solution: 'solutionRequired',
      email: 'businessEmailRequired',
    },
  },
  failedAt: 'teamInvestors',
});
