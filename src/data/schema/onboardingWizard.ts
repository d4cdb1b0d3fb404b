import * as z from 'zod/mini';
import { textMaximum } from './constants';
import { type Onboarding, onboardingSchema } from './onboarding';
import { draftSchemaOf, listed, optional } from './wizard';

// Only the wizard needs this. Pages that read profiles don't import it.

export const emptyEducation: Onboarding['education'][number] = { degree: '', institution: '', year: '' };
export const emptyWork: Onboarding['workExperience'][number] = {
  title: '',
  company: '',
  duration: '',
  description: '',
};

export const emptyOnboarding: Onboarding = {
  photo: null,
  role: '',
  location: '',
  interests: [],
  bio: '',
  website: '',
  linkedin: '',
  education: [emptyEducation],
  skills: [],
  workExperience: [emptyWork],
  lookingFor: [],
};

/** The steps in their order (spec section 2). No field is required (spec section 5). */
export const onboardingSteps = ['basicInfo', 'experience', 'skillsConnections'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Limits the length of the texts in each step. */
export const onboardingRules = {
  basicInfo: z.object({
    role: optional(),
    location: optional(),
    bio: optional(textMaximum.paragraphs),
  }),
  experience: z.object({
    education: listed(z.object({ degree: optional(), institution: optional(), year: optional() }, 'tooLong')),
    workExperience: listed(
      z.object(
        {
          title: optional(),
          company: optional(),
          duration: optional(),
          description: optional(textMaximum.paragraphs),
        },
        'tooLong',
      ),
    ),
  }),
  skillsConnections: z.object({
    skills: listed(optional()),
    website: optional(textMaximum.url),
    linkedin: optional(textMaximum.url),
  }),
} satisfies Record<OnboardingStep, z.ZodMiniType>;

export const onboardingDraftSchema = draftSchemaOf(onboardingSchema, onboardingSteps);
