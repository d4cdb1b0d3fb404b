import { emptyRegistration, registrationRules, registrationSteps } from '@/data/schema/investorRegistration';
import { createWizardMachine } from './createWizardMachine';

/**
 * Investor Registration (spec sections 2, 4, 5): seven steps. What the authentication provider refuses comes back to the
 * first one, which has the account. Passwords never reach the device.
 */
export const investorWizardMachine = createWizardMachine({
  id: 'investorWizard',
  steps: registrationSteps,
  rules: registrationRules,
  empty: emptyRegistration,
  failedAt: 'accountInformation',
  secret: ['password', 'confirmPassword'],
});
