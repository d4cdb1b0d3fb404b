import * as z from 'zod/mini';
import { draftSchemaOf, emailField, required, someOf } from './wizard';

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

const account = z
  .object({
    fullName: required('fullNameRequired'),
    phone: required('phoneRequired'),
    email: emailField('emailRequired'),
    password: z.string('passwordRequired').check(
      z.refine((typed) => typed !== '', 'passwordRequired'),
      z.minLength(investorPasswordMinimum, 'passwordTooShort'),
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

/** What each step asks for before it lets go (spec section 5); steps 4 to 7 ask for nothing. */
export const registrationRules: Partial<Record<RegistrationStep, z.ZodMiniType>> = {
  accountInformation: account,
  investmentExperience: z.object({
    assets: required('assetsRequired'),
    preference: someOf('preferenceRequired'),
    investorType: required('investorTypeRequired'),
    experience: required('experienceRequired'),
  }),
  investmentDetails: z.object({
    investmentType: someOf('investmentTypeRequired'),
    investmentAmount: required('investmentAmountRequired'),
    timeline: required('timelineRequired'),
    accredited: required('accreditedRequired'),
  }),
};

export const registrationDraftSchema = draftSchemaOf(registrationSchema, registrationSteps);

/** What is kept of a registered investor: all but the passwords. */
export const investorAccountSchema = z.omit(registrationSchema, { password: true, confirmPassword: true });
export type InvestorAccount = z.infer<typeof investorAccountSchema>;
