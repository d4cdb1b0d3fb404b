import * as z from 'zod/mini';
import { interestsMaximum } from './constants';
import { listOf } from './values';

export const educationEntry = z.object({ degree: z.string(), institution: z.string(), year: z.string() });
export const workEntry = z.object({
  title: z.string(),
  company: z.string(),
  duration: z.string(),
  description: z.string(),
});

/** The input of the profile completion form (spec section 3). Education and work have at least one entry. */
export const onboardingSchema = z.object({
  /** An image of at most 2 MB. Missing in drafts of earlier versions, which had no photo. */
  photo: z.optional(z.nullable(z.instanceof(Blob))),
  role: z.string(),
  location: z.string(),
  interests: z._default(z.array(z.string()).check(z.maxLength(interestsMaximum)), []),
  bio: z.string(),
  website: z.string(),
  linkedin: z.string(),
  education: z.array(educationEntry).check(z.minLength(1)),
  skills: listOf(z.string()),
  workExperience: z.array(workEntry).check(z.minLength(1)),
  lookingFor: listOf(z.string()),
});
export type Onboarding = z.infer<typeof onboardingSchema>;
