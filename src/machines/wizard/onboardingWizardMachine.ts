import { onboardingRules } from '@/data/schema/rules/onboardingRules';
import { emptyOnboarding, onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { createWizardMachine } from './createWizardMachine';

/** Complete Your Profile (spec sections 2, 4, 5): three steps, whose only rule is a maximum text length. */
export const onboardingWizardMachine = createWizardMachine({
  id: 'onboardingWizard',
  steps: onboardingSteps,
  rules: onboardingRules,
  empty: emptyOnboarding,
  failedAt: 'skillsConnections',
});
