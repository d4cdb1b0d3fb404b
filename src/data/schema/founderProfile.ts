import * as z from 'zod/mini';
import { textMaximum } from './constants';
import { itemsOf } from './items';
import { onboardingRules } from './onboardingWizard';
import type { Profile } from './profile';
import { tidied } from './tidied';
import { keptAddress } from './webAddress';
import { optional } from './wizard';

/** What of a person's profile its owner sees and edits (spec section 3, Founder profile). */
export type FounderProfile = Required<
  Pick<
    Profile,
    | 'name'
    | 'role'
    | 'location'
    | 'interests'
    | 'bio'
    | 'email'
    | 'website'
    | 'linkedin'
    | 'education'
    | 'skills'
    | 'workExperience'
  >
> & {
  /** The address of the photo, or empty. */
  photo: string;
};

/** A founder's profile, and whether they have an investor's as well. */
export type OwnProfile = { profile: FounderProfile; isInvestor: boolean };

/** The profile as it is typed: lists of words are texts with commas (spec section 5). */
export type TypedProfile = Omit<FounderProfile, 'photo' | 'interests' | 'skills'> & {
  /** The image itself, once another one is chosen. */
  photo: Blob | string;
  interests: string;
  skills: string;
};

const { basicInfo, experience, skillsConnections } = onboardingRules;
/** How long what is typed may be; nothing is required (spec section 5, Profile edit). */
export const profileRule = z.object({
  ...basicInfo.shape,
  ...experience.shape,
  ...skillsConnections.shape,
  name: optional(),
  interests: optional(textMaximum.words),
  skills: optional(textMaximum.words),
  email: optional(textMaximum.email),
});

export const typedProfile = (profile: FounderProfile): TypedProfile => ({
  ...profile,
  interests: profile.interests.join(', '),
  skills: profile.skills.join(', '),
});

export const profileOf = (typed: TypedProfile): Omit<FounderProfile, 'photo'> & Pick<TypedProfile, 'photo'> =>
  tidied({
    ...typed,
    website: keptAddress(typed.website),
    linkedin: keptAddress(typed.linkedin),
    interests: itemsOf(typed.interests),
    skills: itemsOf(typed.skills),
  });
