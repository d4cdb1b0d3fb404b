import { ownRegistrationRules, registrationRules } from '@/data/schema/rules/registrationRules';
import { emptyRegistration, registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { createWizardMachine } from './createWizardMachine';

/**
 * Investor Registration (spec sections 2, 4, 5): seven steps. An error of the auth provider returns to the
 * first step, which has the account's fields. Passwords are never stored.
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
 * Investor Registration for a user with an account. It asks for no password, so only storage can fail. An
 * account that already has an investor profile can't create a second one.
 */
export const ownInvestorWizardMachine = createWizardMachine({
  id: 'ownInvestorWizard',
  steps: registrationSteps,
  rules: ownRegistrationRules,
  empty: emptyRegistration,
  failedAt: 'investmentCriteria',
  canExist: true,
});
