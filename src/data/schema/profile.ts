import * as z from 'zod/mini';
import { educationEntry, workEntry } from './onboarding';
import { id, moment, name, text } from './values';

/**
 * What the device keeps about an account beside the provider's own record: its name, and what onboarding and editing
 * added. What was never said is missing.
 */
export const profileSchema = z.partial(
  z.object({
    /** The slug of the person's page, kept from before a rename. */
    id,
    name,
    role: text,
    location: text,
    interests: z.array(text),
    bio: text,
    email: text,
    website: text,
    linkedin: text,
    twitter: text,
    github: text,
    education: z.array(educationEntry),
    skills: z.array(text),
    workExperience: z.array(workEntry),
    lookingFor: z.array(text),
    /** A square image of at most 2 MB; `null` once it is removed. */
    photo: z.nullable(z.instanceof(Blob)),
    /** When the photo was given or removed, in ms since the epoch. */
    photoSavedAt: moment,
  }),
);
export type Profile = z.infer<typeof profileSchema>;
