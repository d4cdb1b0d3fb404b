import { type Onboarding, onboardingSchema } from './onboarding';
import { draftSchemaOf } from './wizard';

// Only the onboarding wizard imports this module. Pages that only read profiles don't load it.

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

/** The steps of the onboarding wizard, in order (spec section 2). No field is required (spec section 5). */
export const onboardingSteps = ['basicInfo', 'experience', 'skillsConnections'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboardingDraftSchema = draftSchemaOf(onboardingSchema, onboardingSteps);
