import {
  emptyRegistration,
  ownRegistrationRules,
  registrationRules,
  registrationSteps,
} from '@/data/schema/investorRegistration';
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

/**
 * The same for whoever is signed in with an account of their own: no password is asked for, only the device can refuse, and an
 * account that has an investor profile already gets no second one.
 */
export const ownInvestorWizardMachine = createWizardMachine({
  id: 'ownInvestorWizard',
  steps: registrationSteps,
  rules: ownRegistrationRules,
  empty: emptyRegistration,
  failedAt: 'investmentCriteria',
  canExist: true,
});
