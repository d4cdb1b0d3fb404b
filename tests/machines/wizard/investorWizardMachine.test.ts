import { registration } from '@kit/fixtures/wizards';
import { expect, it } from 'vitest';
import { draftDelay } from '@/data/schema/shapes/constants';
import {
  emptyRegistration,
  type Registration,
  type RegistrationStep,
  registrationSteps,
} from '@/data/schema/shapes/investorRegistration';
import { investorWizardMachine, ownInvestorWizardMachine } from '@/machines/wizard/investorWizardMachine';
import { describeWizard, required, startWizard, type WizardFacts } from './wizard';

const complete = { ...registration, password: 'cumulus-9', confirmPassword: 'cumulus-9' };
const withoutPasswords = (values: Registration) => ({ ...values, password: '', confirmPassword: '' });

const facts: WizardFacts<RegistrationStep, Registration> = {
  machine: investorWizardMachine,
  steps: registrationSteps,
  empty: emptyRegistration,
  complete,
  edited: { field: 'about', values: { ...complete, about: 'I like wind.' } },
  wrong: {
    accountInformation: {
      values: { ...complete, confirmPassword: 'Cumulus-9' },
      errors: { confirmPassword: 'passwordsDiffer' },
    },
    investmentExperience: { values: { ...complete, preference: [] }, errors: required('preference') },
    investmentDetails: { values: { ...complete, accredited: '' }, errors: required('accredited') },
  },
  missing: {
    accountInformation: required('fullName', 'phone', 'email', 'password'),
    investmentExperience: required('assets', 'preference', 'investorType', 'experience'),
    investmentDetails: required('investmentType', 'investmentAmount', 'timeline', 'accredited'),
  },
  failedAt: 'accountInformation',
  written: withoutPasswords,
};
describeWizard('investor wizard', facts);

const { accountInformation: _, ...wrong } = facts.wrong;
const { password: __, ...asked } = facts.missing.accountInformation ?? {};
describeWizard<RegistrationStep, Registration>('investor wizard (signed in)', {
  ...facts,
  machine: ownInvestorWizardMachine,
  wrong: {
    accountInformation: { values: { ...complete, phone: '' }, errors: { phone: 'phoneRequired' } },
    ...wrong,
  },
  missing: { ...facts.missing, accountInformation: asked },
  failedAt: 'investmentCriteria',
  written: (values) => values,
});

it('investor wizard (signed in): values from the account aren’t reported as a restored draft, and remain after draft.discard', async () => {
  const known = { fullName: 'Nora Lund', email: 'nora@lund.example' };
  const values = { ...emptyRegistration, ...known };
  const step = 'accountInformation';
  const wizard = await startWizard(ownInvestorWizardMachine, { values, step, furthest: step, known });
  expect(wizard.context()).toMatchObject({ values, isRestored: false });
  wizard.send({ type: 'field.edit', field: 'phone', value: '1' }, { type: 'draft.discard' });
  expect(wizard.context()).toMatchObject({ values, isRestored: false });
});

it('investor wizard (signed in): the wizard ends immediately if the user is registered as an investor already', async () => {
  const wizard = await startWizard(ownInvestorWizardMachine, 'existing');
  expect([wizard.state(), wizard.actor.getSnapshot().status]).toEqual(['existing', 'done']);
  expect(wizard.commands()).toEqual([]);
});

it('investor wizard: a stored draft never contains the passwords, whatever triggers the write', async () => {
  const wizard = await startWizard(investorWizardMachine);
  wizard.send({ type: 'field.edit', field: 'password', value: complete.password });
  wizard.clock.increment(draftDelay);
  wizard.fill(complete);
  wizard.hide();
  for (const _ of registrationSteps) wizard.send({ type: 'step.next' });
  await wizard.reject(new Error('Firebase: Error (auth/email-already-in-use).'));
  wizard.send({ type: 'step.next' }, { type: 'step.back' });
  wizard.send({ type: 'step.go', step: 'investmentCriteria' }, { type: 'step.next' });
  await wizard.resolve();
  expect(wizard.submitted()).toEqual([complete, complete]);
  expect(wizard.commands()).toHaveLength(14);
  expect(JSON.stringify(wizard.commands())).not.toContain(complete.password);
});

it('investor wizard: the error for differing passwords disappears when the user corrects either password field', async () => {
  const wizard = await startWizard(investorWizardMachine);
  const type = (field: 'password' | 'confirmPassword', value: string) =>
    wizard.send({ type: 'field.edit', field, value });
  wizard.fill({ ...complete, phone: '', password: 'stratus-9' });
  wizard.send({ type: 'step.next' });
  const missing = { phone: 'phoneRequired' };
  const differing = { ...missing, confirmPassword: 'passwordsDiffer' };
  expect(wizard.context().errors).toEqual(differing);
  type('password', 'cumulus-');
  expect(wizard.context().errors).toEqual(differing);
  type('password', 'cumulus-9');
  expect(wizard.context().errors).toEqual(missing);
  // A new error appears only when the user presses Next again.
  type('password', 'cumulus');
  expect(wizard.context().errors).toEqual(missing);
  wizard.send({ type: 'step.next' });
  type('confirmPassword', 'cumulus');
  expect(wizard.context().errors).toEqual({ ...missing, password: 'passwordTooShort' });
});
