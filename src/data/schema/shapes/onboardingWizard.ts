import { type Onboarding, onboardingSchema } from './onboarding';
import { draftSchemaOf } from './wizard';

// The wizard imports this module; pages that only read profiles don't.

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

export const onboardingDraftSchema = draftSchemaOf(onboardingSchema, onboardingSteps);
