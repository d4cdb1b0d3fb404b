import * as z from 'zod/mini';
import { educationEntry, workEntry } from './onboarding';
import { id, moment, name, text } from './values';

/**
 * The stored profile of an account, in addition to the auth provider's record: the name, and the input from
 * onboarding and editing. Fields that the user never filled in are missing.
 */
export const profileSchema = z.partial(
  z.object({
    /** The slug of the person's page. It stays the same when the person changes their name. */
    slug: id,
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
    /** A square image of at most 2 MB; missing or `null` after the user removed it. */
    photo: z.nullable(z.instanceof(Blob)),
    /** When the photo was set or removed, in ms since the epoch. Missing if there never was one. */
    photoSavedAt: moment,
  }),
);
export type Profile = z.infer<typeof profileSchema>;
