import { registration as filled } from '@kit/fixtures/wizards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { investorOf } from '@/data/adapters/records/registeredInvestor';
import { errorsOf } from '@/data/schema/rules/fields';
import { criteriaOf } from '@/data/schema/rules/fit';
import { investorRule } from '@/data/schema/rules/investorRule';
import { registrationRules } from '@/data/schema/rules/registrationRules';
import { investorSchema } from '@/data/schema/shapes/investor';
import { typedInvestorProfile } from '@/data/schema/shapes/investorProfile';
import {
  accountOf,
  emptyRegistration,
  investorAccountSchema,
  type TypedInvestor,
  typedInvestor,
} from '@/data/schema/shapes/investorRegistration';
import { slugOf } from '@/data/schema/text/slug';
import { anyRegistration } from '../schema/rules/wizardValues';

const { password: _, confirmPassword: __, ...empty } = emptyRegistration;
const typed = (change: Partial<TypedInvestor>): TypedInvestor => ({
  ...empty,
  dob: '',
  investments: '',
  ...change,
});

test('investorOf copies the data of an investor registration to the investor’s page', () => {
  const account = accountOf(typed({ ...filled, fullName: ' Ilse Groot ', website: ' northlight.example ' }));
  const { about, location } = filled;
  expect(investorOf('ilse-groot', account)).toMatchObject({
    ...{ email: '', about, location },
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

test('investorOf shows the contact email of an account on the investor’s page, not the sign-in email', () => {
  const said = accountOf(typed({ ...filled, contactEmail: ' deals@groot.example ' }));
  expect(investorAccountSchema.parse(said).contactEmail).toBe('deals@groot.example');
  expect([said.email, investorOf('ilse-groot', said).email]).toEqual([filled.email, 'deals@groot.example']);
});

test('investorOf copies geography and must-haves, and leaves both blank for an old account without these fields', () => {
  const said = accountOf(typed({ geography: ' Norway, Denmark ', mustHaves: ['stage', 'place'] }));
  expect(said).toMatchObject({ geography: 'Norway, Denmark', mustHaves: ['stage', 'place'] });
  expect(investorAccountSchema.parse(said)).toEqual(said);
  expect(investorOf('iris', said).investmentCriteria).toMatchObject({
    geography: 'Norway, Denmark',
    mustHaves: ['stage', 'place'],
  });
  // An account that was stored before these fields existed.
  const before = accountOf(typed({}));
  expect(Object.keys(before)).not.toContain('geography');
  expect(investorAccountSchema.parse(before)).toEqual(before);
  expect(investorOf('iris', before).investmentCriteria).toMatchObject({
    geography: '',
    mustHaves: undefined,
  });
  expect(investorAccountSchema.safeParse({ ...before, mustHaves: ['luck'] }).success).toBe(false);
});

test('investorOf omits portfolio companies without a name', () => {
  const blank = { name: ' ', stage: '', year: '' };
  const company = { name: ' Tidewheel ', stage: 'Seed', year: '2024' };
  const said = accountOf(
    typed({ fullName: 'Iris', portfolio: [company, blank, { ...blank, name: 'Kite', year: '24' }] }),
  );
  expect(investorAccountSchema.parse(said).portfolio).toEqual([
    { name: 'Tidewheel', stage: 'Seed', year: 2024 },
    { name: 'Kite', stage: '' },
  ]);
  const page = investorOf('iris', said);
  expect(investorSchema.parse(page).portfolio[0]).toEqual({
    ...{ name: 'Tidewheel', stage: 'Seed', year: 2024, sector: '', logo: '' },
  });
  expect(typedInvestorProfile(said).portfolio[0]).toEqual({ ...company, name: 'Tidewheel' });
  const errors = (change: object) =>
    errorsOf(investorRule, { portfolio: [company, { ...blank, ...change }] });
  expect([errors({}), errors({ year: '2024' })]).toEqual([{}, { portfolio: 'companyRequired' }]);
});

test.each([
  ['include a check size that isn’t hidden', '25000', '100000', true, { from: 25_000, to: 100_000 }],
  ['swap the minimum 9 and the maximum 5 of a check size', '9', '5', true, { from: 5, to: 9 }],
  ['omit a check size that the investor hides', '25000', '100000', false, undefined],
  ['omit a check size without an upper bound', '5', '', true, undefined],
])('investorOf and criteriaOf %s', (_why, checkFrom, checkTo, showsCheckSize, size) => {
  const investor = investorOf('iris', accountOf(typed({ checkFrom, checkTo, showsCheckSize })));
  expect(investor.investmentCriteria.checkSize).toEqual(size);
  expect(criteriaOf(investor).minimum).toBe(investor.investmentCriteria.checkSize?.from ?? 0);
});

test.each([
  ['accepts', 'cal.example/iris', 'https://cal.example/iris'],
  ['accepts', '', ''],
  ['rejects', 'http://cal.example', ''],
  ['rejects', 'javascript:alert(1)', ''],
  ['rejects', '/terms', ''],
])(
  'investorRule %s the calendar link %j, and investorOf returns a page with the calendar link %j',
  (verdict, calendarLink, leadsTo) => {
    const account = accountOf(typed({ calendarLink, availableForMentoring: true }));
    expect(investorAccountSchema.parse(account)).toEqual(account);
    expect(investorOf('iris', account)).toMatchObject({ availableForMentoring: true, calendarLink: leadsTo });
    const errors = verdict === 'accepts' ? {} : { calendarLink: 'httpsRequired' };
    expect(errorsOf(investorRule, { ...typedInvestorProfile(account), calendarLink })).toEqual(errors);
  },
);

test('accountOf parses the numbers and trims the name of a registration form', () => {
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

test('investorAccountSchema removes the password from an account', () => {
  const kept = investorAccountSchema.parse({ ...accountOf(typed({})), password: 'cumulus-9' });
  expect(kept).not.toHaveProperty('password');
});

test('investorAccountSchema rejects an account with a number that is stored as text', () => {
  expect(investorAccountSchema.safeParse(typed({ fullName: 'Iris', experience: '7' })).success).toBe(false);
});

test('typedInvestor converts an investor account to form values, and accountOf converts these to an equal account', () => {
  const { password: _, confirmPassword: __, ...registered } = filled;
  for (const change of [registered, { ...empty, experience: '7.25', preference: ['AI'] }]) {
    const account = accountOf(typed({ ...change, dob: '1980-02-29' }));
    expect(accountOf(typedInvestor(account))).toEqual(account);
  }
});

test('investorOf makes a valid investor from any registration with a name, and the account itself can be stored', () => {
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
