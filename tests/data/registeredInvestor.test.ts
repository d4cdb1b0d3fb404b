import fc from 'fast-check';
import { expect, test } from 'vitest';
import { investorOf } from '@/data/adapters/registeredInvestor';
import { investorSchema } from '@/data/schema/investor';
import {
  emptyRegistration,
  investorAccountSchema,
  registrationRules,
} from '@/data/schema/investorRegistration';
import { slugOf } from '@/data/schema/slug';
import { errorsOf } from '@/data/schema/wizard';
import { anyRegistration } from './wizardValues';

test('what an account says is on the investor’s page', () => {
  const account = investorAccountSchema.parse({
    ...emptyRegistration,
    fullName: ' Iris Holm ',
    email: ' iris@holm.example ',
    assets: '11-20',
    preference: ['AI', 'Hardware'],
    investorType: 'Angel',
    experience: '7',
    investmentType: ['Seed'],
    investmentAmount: '500000',
    timeline: '3-6 months',
    accredited: 'Yes',
    activeInvestment: '4',
    about: ' I like wind. ',
    valueAdd: ' Patience ',
    location: ' Oslo ',
    website: ' holm.example ',
    linkedinProfile: ' linkedin.example/iris ',
  });
  expect(investorOf('iris-holm', account)).toMatchObject({
    id: 'iris-holm',
    name: 'Iris Holm',
    title: 'Angel',
    verified: false,
    investorType: 'Angel',
    sectors: ['AI', 'Hardware'],
    investments: 11,
    location: 'Oslo',
    website: 'holm.example',
    email: 'iris@holm.example',
    linkedin: 'linkedin.example/iris',
    about: 'I like wind.',
    investmentPhilosophy: 'Patience',
    metrics: { experience: 7, currentPortfolioSize: 4 },
    investmentCriteria: { stagePreference: ['Seed'], decisionTimeframe: '3-6 months' },
    availableForMentoring: false,
  });
});

test.each([
  ['1-5', 1],
  ['50+', 50],
  ['', 0],
])('%j previous investments are at least %i', (assets, investments) => {
  expect(investorOf('iris', { ...emptyRegistration, assets }).investments).toBe(investments);
});

test('an account keeps no password', () => {
  const kept = investorAccountSchema.parse({
    ...emptyRegistration,
    password: 'cumulus-9',
    confirmPassword: 'x',
  });
  expect(kept).not.toHaveProperty('password');
  expect(kept).not.toHaveProperty('confirmPassword');
});

test('whoever has a name is an investor', () => {
  const passes = anyRegistration().filter(
    (typed) => !('fullName' in errorsOf(registrationRules.accountInformation, typed)),
  );
  fc.assert(
    fc.property(passes, (typed) => {
      const made = investorOf(slugOf(typed.fullName), investorAccountSchema.parse(typed));
      expect(investorSchema.parse(made)).toEqual(made);
    }),
    { numRuns: 300 },
  );
});
