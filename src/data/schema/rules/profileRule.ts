import * as z from 'zod/mini';
import { textMaximum } from '../text/limits';
import { optional } from './fields';
import { onboardingRules } from './onboardingRules';

const { basicInfo, experience, skillsConnections } = onboardingRules;
/** Limits the length of each field. No field is required (spec section 5, Profile edit). */
export const profileRule = z.object({
  ...basicInfo.shape,
  ...experience.shape,
  ...skillsConnections.shape,
  name: optional(),
  interests: optional(textMaximum.words),
  skills: optional(textMaximum.words),
  email: optional(textMaximum.email),
});
