import * as z from 'zod/mini';
import { interestsMaximum, textMaximum } from './constants';
import { draftSchemaOf, listed, optional } from './wizard';

export const educationEntry = z.object({ degree: z.string(), institution: z.string(), year: z.string() });
export const workEntry = z.object({
  title: z.string(),
  company: z.string(),
  duration: z.string(),
  description: z.string(),
});

/** The profile completion form (spec section 3), as it is typed. At least one entry of each list remains. */
export const onboardingSchema = z.object({
  role: z.string(),
  location: z.string(),
  interests: z.array(z.string()).check(z.maxLength(interestsMaximum)),
  bio: z.string(),
  website: z.string(),
  linkedin: z.string(),
  education: z.array(educationEntry).check(z.minLength(1)),
  skills: z.array(z.string()),
  workExperience: z.array(workEntry).check(z.minLength(1)),
  lookingFor: z.array(z.string()),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const emptyEducation: Onboarding['education'][number] = { degree: '', institution: '', year: '' };
export const emptyWork: Onboarding['workExperience'][number] = {
  title: '',
  company: '',
  duration: '',
  description: '',
};

export const emptyOnboarding: Onboarding = {
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

/** How long the texts of each step may be. */
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
