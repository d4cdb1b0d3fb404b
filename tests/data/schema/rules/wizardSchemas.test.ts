import 'fake-indexeddb/auto';
import en from '@messages/en/wizard';
import es from '@messages/es/wizard';
import hi from '@messages/hi/wizard';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { errorsOf } from '@/data/schema/rules/fields';
import { listingRules } from '@/data/schema/rules/listingRules';
import { onboardingRules } from '@/data/schema/rules/onboardingRules';
import { registrationRules } from '@/data/schema/rules/registrationRules';
import {
  emptyRegistration,
  registrationSchema,
  registrationSteps,
} from '@/data/schema/shapes/investorRegistration';
import { emptyListing, listingDraftSchema, listingSteps } from '@/data/schema/shapes/listingWizard';
import { onboardingSchema } from '@/data/schema/shapes/onboarding';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import { listingSchema } from '@/data/schema/shapes/startupListing';
import { numberOf, shareOf, typedNumber, wholeNumberOf } from '@/data/schema/text/numberOf';
import spec from '../../../../.storybook/docs/spec.md?raw';
import { anyText } from './wizardValues';

const basic = { startupName: 'Windrose', tagline: 'Wind', category: 'Hardware' };
const about = { about: 'a', problem: 'b', solution: 'c', email: 'hello@windrose.example' };
const account = {
  fullName: 'Iris Holm',
  phone: '+47 22 00 00 00',
  email: 'iris@holm.example',
  password: 'cumulus9',
  confirmPassword: 'cumulus9',
};
const experience = { assets: '1-5', preference: ['AI'], investorType: 'Angel', experience: '0' };
const details = { investmentType: ['Seed'], investmentAmount: '1', timeline: '12+ months', accredited: 'No' };
const { basicInformation, aboutStartup } = listingRules;
const { accountInformation, investmentExperience, investmentDetails } = registrationRules;

describe('the validation rules of the wizards', () => {
  test('require fields only in the first two listing steps and the first three registration steps', () => {
    const asking = (rules: Readonly<Record<string, z.ZodMiniType | undefined>>, empty: object) =>
      Object.keys(rules).filter((step) => Object.keys(errorsOf(rules[step], empty)).length > 0);
    expect(asking(listingRules, emptyListing)).toEqual(listingSteps.slice(0, 2));
    expect(asking(registrationRules, emptyRegistration)).toEqual(registrationSteps.slice(0, 3));
    expect(asking(onboardingRules, emptyOnboarding)).toEqual([]);
    expect(errorsOf(undefined, {})).toEqual({});
  });

  test.each([
    ['startupName, tagline, category', basicInformation, basic],
    ['about, problem, solution', aboutStartup, about],
    ['fullName, phone, email', accountInformation, account],
    ['assets, investorType, experience', investmentExperience, experience],
    ['investmentAmount, timeline, accredited', investmentDetails, details],
  ])('reject blank text in each of the required fields %s', (fields, rule, values) => {
    for (const field of fields.split(', '))
      for (const typed of ['', '  ', '\t\n\u00a0\u3000', undefined, null, 5])
        expect(errorsOf(rule, { ...values, [field]: typed })).toEqual({ [field]: `${field}Required` });
    expect(errorsOf(aboutStartup, { ...about, email: ' ' })).toEqual({ email: 'businessEmailRequired' });
  });

  test.each([
    ['preference', investmentExperience, experience, 'preferenceRequired'],
    ['investmentType', investmentDetails, details, 'investmentTypeRequired'],
  ])("reject an empty list in the required field '%s'", (field, rule, values, key) => {
    for (const chosen of [[], undefined, 'AI', [5]])
      expect(errorsOf(rule, { ...values, [field]: chosen })).toEqual({ [field]: key });
  });

  test.each(['a lot', '-3', '1e3', '1.3M', '1,5'])("reject '%s' as a number of years or dollars", (text) => {
    const years = errorsOf(investmentExperience, { ...experience, experience: text });
    expect(years).toEqual({ experience: 'experienceRequired' });
    const amount = errorsOf(investmentDetails, { ...details, investmentAmount: text });
    expect(amount).toEqual({ investmentAmount: 'investmentAmountRequired' });
  });

  test('accept a fraction as a number of years, but not as an amount of money', () => {
    expect(errorsOf(investmentExperience, { ...experience, experience: '7.5' })).toEqual({});
    expect(errorsOf(investmentDetails, { ...details, investmentAmount: '7.5' })).toEqual({
      investmentAmount: 'investmentAmountRequired',
    });
  });

  test.each([
    ['accept', 'a@b.c'],
    ['accept', ' iris@holm.example '],
    ['accept', 'आशा@उदाहरण.भारत'],
    ['accept', 'a+b.c@d-e.f.g'],
    ['reject', 'iris'],
    ['reject', 'iris@holm'],
    ['reject', '@holm.example'],
    ['reject', 'iris@.'],
    ['reject', 'iris holm@x.example'],
    ['reject', 'a@b@c.d'],
    ['reject', 'a@b.c, d@e.f'],
  ])('%s the email address %j', (verdict, email) => {
    const errors = verdict === 'accept' ? {} : { email: 'emailInvalid' };
    expect(errorsOf(aboutStartup, { ...about, email })).toEqual(errors);
    expect(errorsOf(accountInformation, { ...account, email })).toEqual(errors);
  });

  test.each([
    [{ password: 'passwordRequired' }, '', ''],
    [{ password: 'passwordRequired', confirmPassword: 'passwordsDiffer' }, '', 'x'],
    [{ password: 'passwordTooShort' }, '1234567', '1234567'],
    [{ password: 'passwordTooShort', confirmPassword: 'passwordsDiffer' }, '1234567', ''],
    [{}, '12345678', '12345678'],
    [{}, '        ', '        '],
    [{ confirmPassword: 'passwordsDiffer' }, '12345678', '12345678 '],
    [{ confirmPassword: 'passwordsDiffer' }, 'cumulus9', 'Cumulus9'],
  ])('return the errors %j for password %j with confirmation %j', (errors, password, confirmPassword) => {
    expect(errorsOf(accountInformation, { ...account, password, confirmPassword })).toEqual(errors);
    // Mistakes in the passwords are reported together with mistakes in other fields.
    expect(errorsOf(accountInformation, { ...account, phone: '', password, confirmPassword })).toEqual({
      phone: 'phoneRequired',
      ...errors,
    });
  });

  test('return errors in the order of the fields in the form', () => {
    const said = (rule: Parameters<typeof errorsOf>[0], empty: object) => Object.keys(errorsOf(rule, empty));
    expect(said(basicInformation, emptyListing)).toEqual(['startupName', 'tagline', 'category']);
    expect(said(aboutStartup, emptyListing)).toEqual(['about', 'problem', 'solution', 'email']);
    const registering = said(accountInformation, { ...emptyRegistration, confirmPassword: 'x' });
    expect(registering).toEqual(['fullName', 'phone', 'email', 'password', 'confirmPassword']);
  });
});

test('errorsOf returns only known fields and known messages, whatever values a form contains', () => {
  const rules: z.ZodMiniType[] = [listingRules, registrationRules, onboardingRules].flatMap((steps) =>
    Object.values(steps),
  );
  const fields = [emptyListing, emptyRegistration, emptyOnboarding].flatMap((empty) => Object.keys(empty));
  const typed = fc.oneof(anyText, fc.anything());
  const values = fc.record(Object.fromEntries(fields.map((field) => [field, typed])), { requiredKeys: [] });
  fc.assert(
    fc.property(fc.constantFrom(...rules), values, fc.anything(), (rule, form, anything) => {
      expect(errorsOf(rule, anything)).toBeTypeOf('object');
      for (const [field, key] of Object.entries(errorsOf(rule, form)))
        expect([fields.includes(field), key in en.errors]).toEqual([true, true]);
    }),
  );
});

test('the schema of each wizard accepts the empty form of the wizard', () => {
  expect(listingSchema.parse(emptyListing)).toEqual(emptyListing);
  expect(registrationSchema.parse(emptyRegistration)).toEqual(emptyRegistration);
  expect(onboardingSchema.parse(emptyOnboarding)).toEqual(emptyOnboarding);
});

describe('schemas of wizard drafts', () => {
  const atMetrics = { step: 'keyMetrics', furthest: 'keyMetrics' };
  test.each([
    ['a draft with a step of another wizard', { values: emptyListing, ...atMetrics, step: 'aboutYou' }],
    ['a draft with a text as its logo', { values: { ...emptyListing, logo: 'a.png' }, ...atMetrics }],
    ['a draft without form fields', { values: {}, ...atMetrics }],
    ['null', null],
  ])('listingDraftSchema rejects %s', (_, draft) => {
    expect(listingDraftSchema.safeParse(draft).success).toBe(false);
  });

  test('onboardingSchema allows at most five interests, and requires an entry of education and one of work experience', () => {
    const holds = (change: object) => onboardingSchema.safeParse({ ...emptyOnboarding, ...change }).success;
    const interests = ['Fintech', 'SaaS', 'AI', 'Edtech', 'Web3', 'Hardware'];
    expect(holds({ interests: interests.slice(0, 5) })).toBe(true);
    expect(holds({ interests })).toBe(false);
    expect(holds({ education: [] })).toBe(false);
    expect(holds({ workExperience: [] })).toBe(false);
  });
});

describe('numbers in wizard fields', () => {
  test.each([
    ['', undefined, undefined],
    ['abc', undefined, undefined],
    ['0', 0, 0],
    ['007', 7, 7],
    ['12.5', 12.5, undefined],
    ['12.', undefined, undefined],
    ['-3', -3, undefined],
    ['1,50,000', undefined, undefined],
    ['1e3', undefined, undefined],
    ['9'.repeat(15), 999_999_999_999_999, 999_999_999_999_999],
    ['9'.repeat(16), undefined, undefined],
  ])('for the text %j, numberOf returns %j and wholeNumberOf returns %j', (typed, value, whole) => {
    expect(numberOf(typed)).toBe(value);
    expect(wholeNumberOf(typed)).toBe(whole);
    expect(shareOf(typed)).toBe(value === undefined ? undefined : value / 100);
  });

  test('numberOf returns the number that typedNumber has converted to text', () => {
    for (const value of [0, 7, -3, 12.5, -0.000001, 999_999_999_999_999])
      expect(numberOf(typedNumber(value))).toBe(value);
    expect(typedNumber(undefined)).toBe('');
    expect(typedNumber(0.000_000_1)).toBe('0.0000001');
  });
});

describe('error messages of the wizards', () => {
  test('are sentences from the specification in English, except for five additional messages', () => {
    expect(Object.values(en.errors).filter((sentence) => !spec.includes(`"${sentence}"`))).toEqual([
      'This is too long. Shorten it to continue.',
      'You can add up to 100. Remove some to continue.',
      'Please enter a link that starts with https://',
      'Each award needs a name',
      'Company name is required',
    ]);
  });

  test.each([
    ['Hindi', hi],
    ['Spanish', es],
  ])('are all translated into %s', (_, catalog) => {
    const english: string[] = Object.values(en.errors);
    expect(Object.values(catalog.errors).filter((sentence) => english.includes(sentence))).toEqual([]);
  });
});
