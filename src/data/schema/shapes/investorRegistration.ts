import * as z from 'zod/mini';
import { typedNumber, wholeNumberOf, yearOf, yearsOf } from '../text/numberOf';
import { tidied } from '../text/tidied';
import { trimmed } from '../text/trimmed';
import { storedAddress } from '../text/webAddress';
import { type FitCriterion, fitCriteria } from './choices';
import { amount, id, listOf, name, text, year } from './values';
import { draftSchemaOf } from './wizard';

/** The input of the investor registration form (spec section 3). */
export const registrationSchema = z.object({
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
  /** Number of previous investments. */
  assets: z.string(),
  /** Sectors. */
  preference: listOf(z.string()),
  investorType: z.string(),
  /** Years. */
  experience: z.string(),
  /** Stages. */
  investmentType: listOf(z.string()),
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

/** The steps of the investor registration, in order (spec section 2). */
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

export const registrationDraftSchema = draftSchemaOf(registrationSchema, registrationSteps);

/**
 * The input for an investor's account: all of the registration except the passwords. The registration doesn't
 * ask for the optional fields.
 */
export type TypedInvestor = Omit<Registration, 'password' | 'confirmPassword'> & {
  /** Date of birth, `YYYY-MM-DD` or empty. */
  dob: string;
  /** Names of past investments, as free text. */
  investments: string;
  /** Where the investor looks for startups: countries, regions or towns, as free text. */
  geography?: string;
  mustHaves?: FitCriterion[];
  /** The smallest and largest investment, in whole dollars. `showsCheckSize` makes them public. */
  checkFrom?: string;
  checkTo?: string;
  showsCheckSize?: boolean;
  availableForMentoring?: boolean;
  /** Where to book a meeting. */
  calendarLink?: string;
  /** The email address on the investor's page. */
  contactEmail?: string;
  /** The companies in which the user has invested. */
  portfolio?: TypedCompany[];
};

/** A portfolio company as form input, with the stage and the year of the investment. */
export type TypedCompany = { name: string; stage: string; year: string };

/** The stored account of a registered investor. Numbers are missing if the user left them blank. */
export const investorAccountSchema = z.extend(
  z.omit(registrationSchema, { password: true, confirmPassword: true }),
  {
    /** The slug of the investor's page; missing in the sample data. */
    slug: z.optional(id),
    /** Years. */
    experience: z.optional(amount),
    /** This and the next two amounts are in whole rupees. */
    investmentAmount: z.optional(amount),
    avgInvestment: z.optional(amount),
    portfolioValue: z.optional(amount),
    /** The number of investments per year. */
    yearlyInvestments: z.optional(amount),
    /** The number of current investments. */
    activeInvestment: z.optional(amount),
    /** Date of birth, `YYYY-MM-DD` or empty. */
    dob: text,
    /** Names of past investments, as free text. */
    investments: text,
    /** Where the investor seeks startups. The registration omits this and all following fields. */
    geography: z.optional(text),
    /** The criteria a startup must meet. All others are flexible. */
    mustHaves: z.optional(z.array(z.enum(fitCriteria))),
    /** Whole dollars. */
    checkFrom: z.optional(amount),
    checkTo: z.optional(amount),
    showsCheckSize: z.optional(z.boolean()),
    availableForMentoring: z.optional(z.boolean()),
    /** Where to book a meeting; empty for none. */
    calendarLink: z.optional(text),
    /** The email address on the investor's page. `email`, possibly the sign-in address, is private. */
    contactEmail: z.optional(text),
    /** The companies in which the user has invested. `stage`: one of the investor stages, or empty. */
    portfolio: z.optional(z.array(z.object({ name, stage: text, year: z.optional(year) }))),
  },
);
export type InvestorAccount = z.infer<typeof investorAccountSchema>;

/** Returns the account to store for a form input. */
export const accountOf = ({ portfolio, ...typed }: TypedInvestor): InvestorAccount => ({
  ...trimmed(typed),
  ...(portfolio && {
    portfolio: tidied(portfolio).map((company) => ({ ...company, year: yearOf(company.year) })),
  }),
  website: storedAddress(typed.website),
  linkedinProfile: storedAddress(typed.linkedinProfile),
  experience: yearsOf(typed.experience),
  investmentAmount: wholeNumberOf(typed.investmentAmount),
  avgInvestment: wholeNumberOf(typed.avgInvestment),
  portfolioValue: wholeNumberOf(typed.portfolioValue),
  yearlyInvestments: wholeNumberOf(typed.yearlyInvestments),
  activeInvestment: wholeNumberOf(typed.activeInvestment),
  checkFrom: wholeNumberOf(typed.checkFrom ?? ''),
  checkTo: wholeNumberOf(typed.checkTo ?? ''),
  calendarLink: storedAddress(typed.calendarLink ?? ''),
});

/** Returns the form input for a stored account. */
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
