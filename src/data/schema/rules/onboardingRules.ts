import * as z from 'zod/mini';
import type { OnboardingStep } from '../shapes/onboardingWizard';
import { textMaximum } from '../text/limits';
import { listed, optional } from './fields';

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
