import { registration as filled } from '@kit/fixtures/wizards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { investorOf } from '@/data/adapters/records/registeredInvestor';
import { investorSchema } from '@/data/schema/investor';
import {
  accountOf,
  emptyRegistration,
  investorAccountSchema,
  registrationRules,
  type TypedInvestor,
  typedInvestor,
} from '@/data/schema/investorRegistration';
import { slugOf } from '@/data/schema/slug';
import { errorsOf } from '@/data/schema/wizard';
import { anyRegistration } from '../schema/wizardValues';

const { password: _, confirmPassword: __, ...empty } = emptyRegistration;
const typed = (change: Partial<TypedInvestor>): TypedInvestor => ({
  ...empty,
  dob: '',
  investments: '',
  ...change,
});

test('what an account says is on the investor’s page', () => {
  const account = accountOf(typed({ ...filled, fullName: ' Ilse Groot ', website: ' northlight.example ' }));
  const { email, about, location } = filled;
  expect(investorOf('ilse-groot', account)).toMatchObject({
    ...{ email, about, location },
    id: 'ilse-groot',
    name: 'Ilse Groot',
    title: 'Angel',
    verified: false,
    investorType: 'Angel',
    sectors: ['SaaS', 'Fintech', 'Climate Tech'],
    investments: '6-10',
    website: 'https://northlight.example',
    linkedin: 'https://www.linkedin.com/in/ilse-groot',
    investmentPhilosophy: filled.valueAdd,
    metrics: { experience: 12, currentPortfolioSize: 9 },
    investmentCriteria: { stagePreference: ['Pre-seed', 'Seed'], decisionTimeframe: '3-6 months' },
    availableForMentoring: false,
  });
});

test('where they invest and what has to be met is on their page, once it was said', () => {
  const said = accountOf(typed({ geography: ' Norway, Denmark ', mustHaves: ['stage', 'place'] }));
  expect(said).toMatchObject({ geography: 'Norway, Denmark', mustHaves: ['stage', 'place'] });
  expect(investorAccountSchema.parse(said)).toEqual(said);
  expect(investorOf('iris', said).investmentCriteria).toMatchObject({
    geography: 'Norway, Denmark',
    mustHaves: ['stage', 'place'],
  });
  // As it was kept before either could be said.
  const before = accountOf(typed({}));
  expect(Object.keys(before)).not.toContain('geography');
  expect(investorAccountSchema.parse(before)).toEqual(before);
  expect(investorOf('iris', before).investmentCriteria).toMatchObject({
    geography: '',
    mustHaves: undefined,
  });
  expect(investorAccountSchema.safeParse({ ...before, mustHaves: ['luck'] }).success).toBe(false);
});

test('an account keeps numbers, and texts without blanks around them', () => {
  const numbers = { experience: '7.5', avgInvestment: '', portfolioValue: 'a lot', yearlyInvestments: '-4' };
  expect(accountOf(typed({ fullName: ' Iris Holm ', ...numbers, activeInvestment: '0' }))).toMatchObject({
    fullName: 'Iris Holm',
    experience: 7.5,
    avgInvestment: undefined,
    portfolioValue: undefined,
    yearlyInvestments: undefined,
    activeInvestment: 0,
  });
});

test('an account keeps no password', () => {
  const kept = investorAccountSchema.parse({ ...accountOf(typed({})), password: 'cumulus-9' });
  expect(kept).not.toHaveProperty('password');
});

test('what was kept as it was typed is none', () => {
  expect(investorAccountSchema.safeParse(typed({ fullName: 'Iris', experience: '7' })).success).toBe(false);
});

test('an account typed again is the same', () => {
  const { password: _, confirmPassword: __, ...registered } = filled;
  for (const change of [registered, { ...empty, experience: '7.25', preference: ['AI'] }]) {
    const account = accountOf(typed({ ...change, dob: '1980-02-29' }));
    expect(accountOf(typedInvestor(account))).toEqual(account);
  }
});

test('a registration with a name can be kept, and is an investor', () => {
  const passes = anyRegistration().filter(
    (registration) => !('fullName' in errorsOf(registrationRules.accountInformation, registration)),
  );
  fc.assert(
    fc.property(passes, ({ password, confirmPassword, ...registration }) => {
      const account = accountOf(typed(registration));
      expect(investorAccountSchema.parse(account)).toEqual(account);
      const made = investorOf(slugOf(account.fullName), account);
      expect(investorSchema.parse(made)).toEqual(made);
    }),
    { numRuns: 300 },
  );
});
