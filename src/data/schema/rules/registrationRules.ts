import * as z from 'zod/mini';
import type { RegistrationStep } from '../shapes/investorRegistration';
import { textMaximum } from '../text/limits';
import { wholeNumberOf, yearsOf } from '../text/numberOf';
import { emailField, optional, readable, required, someOf } from './fields';

/** The shortest password of an investor, in characters (spec section 9). */
const investorPasswordMinimum = 8;

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
      // Without `when`, this error would appear only once all other fields are valid.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** The rules of each step of the investor registration (spec section 5). The fourth step has no rules. */
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

/** The rules for users who already have an account and keep its password. */
export const ownRegistrationRules: typeof registrationRules = {
  ...registrationRules,
  accountInformation: contact,
};
