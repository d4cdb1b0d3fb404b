import * as z from 'zod/mini';
import { type FitCriterion, fitCriteria } from './choices';
import { textMaximum } from './constants';
import { numberOf, typedNumber, wholeNumberOf } from './numberOf';
import { tidied } from './tidied';
import { trimmed } from './trimmed';
import { amount, name, text, year, yearOf } from './values';
import { keptAddress } from './webAddress';
import { draftSchemaOf, emailField, optional, readable, required, someOf } from './wizard';

/** Fewest characters of an investor's password (spec section 9). */
export const investorPasswordMinimum = 8;

/** The investor registration form (spec section 3), as it is typed. */
export const registrationSchema = z.object({
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
  /** Number of previous investments. */
  assets: z.string(),
  /** Sectors. */
  preference: z.array(z.string()),
  investorType: z.string(),
  /** Years. */
  experience: z.string(),
  /** Stages. */
  investmentType: z.array(z.string()),
  /** Rupees. */
  investmentAmount: z.string(),
  timeline: z.string(),
  accredited: z.string(),
  avgInvestment: z.string(),
  portfolioValue: z.string(),
  yearlyInvestments: z.string(),
  activeInvestment: z.string(),
  about: z.string(),
  valueAdd: z.string(),
  location: z.string(),
  website: z.string(),
  linkedinProfile: z.string(),
  requirements: z.string(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const emptyRegistration: Registration = {
  fullName: '',
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
  assets: '',
  preference: [],
  investorType: '',
  experience: '',
  investmentType: [],
  investmentAmount: '',
  timeline: '',
  accredited: '',
  avgInvestment: '',
  portfolioValue: '',
  yearlyInvestments: '',
  activeInvestment: '',
  about: '',
  valueAdd: '',
  location: '',
  website: '',
  linkedinProfile: '',
  requirements: '',
};

/** The steps in their order (spec section 2). */
export const registrationSteps = [
  'accountInformation',
  'investmentExperience',
  'investmentDetails',
  'portfolioInformation',
  'aboutYou',
  'contactInformation',
  'investmentCriteria',
] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Years of experience, maybe with a fraction. */
function yearsOf(typed: string): number | undefined {
  const years = numberOf(typed);
  return years !== undefined && years >= 0 ? years : undefined;
}

const contact = z.object({
  fullName: required('fullNameRequired'),
  phone: required('phoneRequired'),
  email: emailField('emailRequired'),
});

const account = z
  .extend(contact, {
    password: z.string('passwordRequired').check(
      z.refine((typed) => typed !== '', 'passwordRequired'),
      z.minLength(investorPasswordMinimum, 'passwordTooShort'),
      z.maxLength(textMaximum.password, 'tooLong'),
    ),
    confirmPassword: z.string('passwordsDiffer'),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'passwordsDiffer',
      path: ['confirmPassword'],
      // Said beside the other fields' mistakes, not after them.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** What each step asks for before it lets go (spec section 5), and how long its texts may be; the fourth asks for nothing. */
export const registrationRules: Partial<Record<RegistrationStep, z.ZodMiniType>> = {
  accountInformation: account,
  investmentExperience: z.object({
    assets: required('assetsRequired'),
    preference: someOf('preferenceRequired'),
    investorType: required('investorTypeRequired'),
    experience: readable('experienceRequired', yearsOf),
  }),
  investmentDetails: z.object({
    investmentType: someOf('investmentTypeRequired'),
    investmentAmount: readable('investmentAmountRequired', wholeNumberOf),
    timeline: required('timelineRequired'),
    accredited: required('accreditedRequired'),
  }),
  aboutYou: z.object({
    about: optional(textMaximum.paragraphs),
    valueAdd: optional(textMaximum.paragraphs),
  }),
  contactInformation: z.object({
    location: optional(),
    website: optional(textMaximum.url),
    linkedinProfile: optional(textMaximum.url),
  }),
  investmentCriteria: z.object({ requirements: optional(textMaximum.paragraphs) }),
};

/** The same of whoever has an account already: it keeps its password. */
export const ownRegistrationRules: typeof registrationRules = {
  ...registrationRules,
  accountInformation: contact,
};

export const registrationDraftSchema = draftSchemaOf(registrationSchema, registrationSteps);

/**
 * What an investor's account says, as it is typed: of the registration all but the passwords. The registration doesn't ask
 * for what is optional.
 */
export type TypedInvestor = Omit<Registration, 'password' | 'confirmPassword'> & {
  /** Date of birth, `YYYY-MM-DD` or empty. */
  dob: string;
  /** Names of past investments, in the person's own words. */
  investments: string;
  /** Where startups are looked for: countries, parts of the world or towns, in the person's own words. */
  geography?: string;
  mustHaves?: FitCriterion[];
  /** What an investment is from and to, in whole dollars; on the page of the investor if they choose. */
  checkFrom?: string;
  checkTo?: string;
  showsCheckSize?: boolean;
  availableForMentoring?: boolean;
  /** Where a meeting can be booked. */
  calendarLink?: string;
  /** The address that the investor's page shows: none, as long as they give none. */
  contactEmail?: string;
  /** The companies that they put money into. */
  portfolio?: TypedCompany[];
};

/** A company of an investor's portfolio, as it is typed: with the stage and the year of the investment. */
export type TypedCompany = { name: string; stage: string; year: string };

/** What is kept of a registered investor: numbers are numbers, missing where nobody gave them. */
export const investorAccountSchema = z.extend(
  z.omit(registrationSchema, { password: true, confirmPassword: true }),
  {
    /** Years. */
    experience: z.optional(amount),
    /** This and the other amounts in whole rupees. */
    investmentAmount: z.optional(amount),
    avgInvestment: z.optional(amount),
    portfolioValue: z.optional(amount),
    /** How many a year. */
    yearlyInvestments: z.optional(amount),
    /** How many at present. */
    activeInvestment: z.optional(amount),
    /** Date of birth, `YYYY-MM-DD` or empty. */
    dob: text,
    /** Names of past investments, in the person's own words. */
    investments: text,
    /** This and all that follow are missing where they weren't asked for. Where startups are looked for. */
    geography: z.optional(text),
    /** What a startup has to meet; all else is flexible. */
    mustHaves: z.optional(z.array(z.enum(fitCriteria))),
    /** Whole dollars. */
    checkFrom: z.optional(amount),
    checkTo: z.optional(amount),
    showsCheckSize: z.optional(z.boolean()),
    availableForMentoring: z.optional(z.boolean()),
    /** Where a meeting can be booked; empty for none. */
    calendarLink: z.optional(text),
    /** The address that the page shows; `email`, which may be the one they sign in with, is their own. */
    contactEmail: z.optional(text),
    /** The companies that they put money into. `stage`: one of the investor stages, or empty. */
    portfolio: z.optional(z.array(z.object({ name, stage: text, year: z.optional(year) }))),
  },
);
export type InvestorAccount = z.infer<typeof investorAccountSchema>;

/** What is kept of an account that was typed. */
export const accountOf = ({ portfolio, ...typed }: TypedInvestor): InvestorAccount => ({
  ...trimmed(typed),
  ...(portfolio && {
    portfolio: tidied(portfolio).map((company) => ({ ...company, year: yearOf(company.year) })),
  }),
  website: keptAddress(typed.website),
  linkedinProfile: keptAddress(typed.linkedinProfile),
  experience: yearsOf(typed.experience),
  investmentAmount: wholeNumberOf(typed.investmentAmount),
  avgInvestment: wholeNumberOf(typed.avgInvestment),
  portfolioValue: wholeNumberOf(typed.portfolioValue),
  yearlyInvestments: wholeNumberOf(typed.yearlyInvestments),
  activeInvestment: wholeNumberOf(typed.activeInvestment),
  checkFrom: wholeNumberOf(typed.checkFrom ?? ''),
  checkTo: wholeNumberOf(typed.checkTo ?? ''),
  calendarLink: keptAddress(typed.calendarLink ?? ''),
});

/** The other way round: an account as it would be typed. */
export const typedInvestor = ({ portfolio, ...account }: InvestorAccount): TypedInvestor => ({
  ...account,
  ...(portfolio && {
    portfolio: portfolio.map((company) => ({ ...company, year: typedNumber(company.year) })),
  }),
  experience: typedNumber(account.experience),
  investmentAmount: typedNumber(account.investmentAmount),
  avgInvestment: typedNumber(account.avgInvestment),
  portfolioValue: typedNumber(account.portfolioValue),
  yearlyInvestments: typedNumber(account.yearlyInvestments),
  activeInvestment: typedNumber(account.activeInvestment),
  checkFrom: typedNumber(account.checkFrom),
  checkTo: typedNumber(account.checkTo),
});
