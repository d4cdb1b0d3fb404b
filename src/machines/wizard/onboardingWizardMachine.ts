import { emptyOnboarding, onboardingSteps } from '@/data/schema/onboarding';
import { createWizardMachine } from './createWizardMachine';

/** Complete Your Profile (spec sections 2, 4, 5): three steps that ask for nothing. */
export const onboardingWizardMachine = createWizardMachine({
  id: 'onboardingWizard',
  steps: onboardingSteps,
  rules: {},
  empty: emptyOnboarding,
  failedAt: 'skillsConnections',
});
