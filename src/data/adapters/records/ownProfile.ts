import type { FounderProfile, profileOf } from '../../schema/shapes/founderProfile';
import type { Onboarding } from '../../schema/shapes/onboarding';
import type { Profile } from '../../schema/shapes/profile';
import type { User } from '../../schema/shapes/user';
import { filledIn, isBlank, isSame } from '../../schema/text/tidied';
import { storedAddress } from '../../schema/text/webAddress';

const isFilled = (value: unknown) => !isBlank(value);

/** Returns the profile data in the profile completion form, without blank fields. */
export const saidIn = (form: Onboarding): Profile => {
  const { website, linkedin } = form;
  return filledIn({ ...form, website: storedAddress(website), linkedin: storedAddress(linkedin) });
};

/** Returns the fields of a user's profile that the user can edit. */
export const founderProfileOf = (user: User): FounderProfile => ({
  photo: user.profileImage,
  name: user.name,
  role: user.role,
  location: user.location,
  interests: user.interests,
  bio: user.bio,
  email: user.email,
  website: user.website,
  linkedin: user.linkedin,
  education: user.education.map(({ degree, institution, year }) => ({ degree, institution, year })),
  skills: user.skills,
  workExperience: user.workExperience.map(({ title, company, duration, description }) => ({
    title,
    company,
    duration,
    description,
  })),
});

/** Returns the fields of an edited profile that differ from `known`. A blank name is ignored. */
export const changesSince = (
  known: FounderProfile,
  { photo, ...edited }: ReturnType<typeof profileOf>,
): Profile => ({
  ...Object.fromEntries(
    Object.entries(edited).filter(
      ([name, value]) =>
        !isSame(known[name as keyof FounderProfile], value) && (name !== 'name' || isFilled(value)),
    ),
  ),
  // A string is the URL of the stored photo. It can only change to a file, or to nothing.
  ...(photo !== known.photo && { photo: photo instanceof Blob ? photo : null }),
});

/**
 * Returns a user's page with the fields of the user's stored profile. Other fields are unchanged. An entry
 * with the same school or employer keeps details that the stored profile doesn't have, such as the logo.
 */
export function withProfile(
  user: User,
  { photo: _, photoSavedAt: __, education, workExperience, ...profile }: Profile,
): User {
  return {
    ...user,
    ...profile,
    // The language of the user's own texts isn't known.
    ...([profile.bio, education, workExperience].some(Boolean) && { lang: undefined }),
    id: user.id,
    ...(education && {
      education: education.filter(isFilled).map((entry) => {
        const known = user.education.find(({ institution }) => institution === entry.institution);
        return { description: known?.description ?? '', ...entry };
      }),
    }),
    ...(workExperience && {
      workExperience: workExperience.filter(isFilled).map((entry) => {
        const atCompany = user.workExperience.filter(({ company }) => company === entry.company);
        const known = atCompany.find(({ title }) => title === entry.title) ?? atCompany[0];
        const { logo = '', location = '', achievements = [] } = known ?? {};
        return { ...entry, logo, location, achievements };
      }),
    }),
  };
}
