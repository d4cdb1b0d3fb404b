import { itemsOf } from '../text/items';
import { tidied } from '../text/tidied';
import { storedAddress } from '../text/webAddress';
import type { Profile } from './profile';

/** The fields of a profile that its owner sees and edits (spec section 3, Founder profile). */
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
  /** The URL of the photo, or empty. */
  photo: string;
};

/** A founder's profile, and whether they have an investor profile as well. */
export type OwnProfile = { profile: FounderProfile; isInvestor: boolean };

/** The profile as form input: a list is one text with commas (spec section 5). */
export type TypedProfile = Omit<FounderProfile, 'photo' | 'interests' | 'skills'> & {
  /** The current photo's URL, or the image file that the user chose instead. */
  photo: Blob | string;
  interests: string;
  skills: string;
};

export const typedProfile = (profile: FounderProfile): TypedProfile => ({
  ...profile,
  interests: profile.interests.join(', '),
  skills: profile.skills.join(', '),
});

export const profileOf = (typed: TypedProfile): Omit<FounderProfile, 'photo'> & Pick<TypedProfile, 'photo'> =>
  tidied({
    ...typed,
    website: storedAddress(typed.website),
    linkedin: storedAddress(typed.linkedin),
    interests: itemsOf(typed.interests),
    skills: itemsOf(typed.skills),
  });
