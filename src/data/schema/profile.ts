import * as z from 'zod/mini';
import { onboardingSchema } from './onboarding';
import { name } from './values';

/**
 * What the device keeps about an account beside the provider's own record: its name, and what onboarding and editing
 * added. What was never said is missing.
 */
export const profileSchema = z.partial(z.extend(onboardingSchema, { name }));
export type Profile = z.infer<typeof profileSchema>;
