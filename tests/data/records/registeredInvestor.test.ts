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
  const account = accountOf(
    typed({
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
    }),
  );
  expect(investorOf('iris-holm', account)).toMatchObject({
    id: 'iris-holm',
    name: 'Iris Holm',
    title: 'Angel',
    verified: false,
    investorType: 'Angel',
    sectors: ['AI', 'Hardware'],
    investments: '11-20',
    location: 'Oslo',
    website: 'https://holm.example',
    email: 'iris@holm.example',
    linkedin: 'https://linkedin.example/iris',
    about: 'I like wind.',
    investmentPhilosophy: 'Patience',
    metrics: { experience: 7, currentPortfolioSize: 4 },
    investmentCriteria: { stagePreference: ['Seed'], decisionTimeframe: '3-6 months' },
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

/** An account as it can be typed: readable numbers, no blanks at the ends. */
const anyAccount = () => {
  const whole = fc.option(fc.nat(), { nil: undefined });
  const years = fc.double({ min: 0, max: 90, noNaN: true }).map((value) => Number(value.toFixed(6)));
  return fc.record({
    ...Object.fromEntries(['preference', 'investmentType'].map((name) => [name, fc.constant(['AI'])])),
    experience: fc.option(years, { nil: undefined }),
    investmentAmount: whole,
    avgInvestment: whole,
    portfolioValue: whole,
    yearlyInvestments: whole,
    activeInvestment: whole,
  });
};

test('an account typed again is the same', () => {
  fc.assert(
    fc.property(anyAccount(), (change) => {
      const account = { ...accountOf(typed({ fullName: 'Iris', dob: '1980-02-29' })), ...change };
      expect(accountOf(typedInvestor(account))).toEqual(account);
    }),
  );
});

test('whoever has a name can be kept, and is an investor', () => {
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
