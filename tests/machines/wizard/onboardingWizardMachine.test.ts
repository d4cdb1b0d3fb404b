import type { Onboarding } from '@/data/schema/shapes/onboarding';
import { emptyOnboarding, type OnboardingStep, onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { textMaximum } from '@/data/schema/text/limits';
import { onboardingWizardMachine } from '@/machines/wizard/onboardingWizardMachine';
import { describeWizard } from './wizard';

const tooLong = 'a'.repeat(textMaximum.paragraphs + 1);
const complete: Onboarding = { ...emptyOnboarding, role: 'Founder' };

// Spec section 5: no fields are required. Even the empty form can be submitted.
describeWizard<OnboardingStep, Onboarding>('onboarding wizard', {
  machine: onboardingWizardMachine,
  steps: onboardingSteps,
  empty: emptyOnboarding,
  complete: emptyOnboarding,
  edited: { field: 'role', values: complete },
  wrong: { basicInfo: { values: { ...emptyOnboarding, role: tooLong }, errors: { role: 'tooLong' } } },
  missing: {},
  failedAt: 'skillsConnections',
});
