import { emptyOnboarding, onboardingRules, onboardingSteps } from '@/data/schema/onboardingWizard';
import { createWizardMachine } from './createWizardMachine';

/** Complete Your Profile (spec sections 2, 4, 5): three steps that ask for nothing but that texts aren't too long. */
export const onboardingWizardMachine = createWizardMachine({
  id: 'onboardingWizard',
  steps: onboardingSteps,
  rules: onboardingRules,
  empty: emptyOnboarding,
  failedAt: 'skillsConnections',
});
