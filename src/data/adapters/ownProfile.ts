import type { Onboarding } from '../schema/onboarding';
import type { Profile } from '../schema/profile';
import type { User } from '../schema/user';

/** Whether there is nothing to read in it: a text, a list of them, an entry of texts, a list of entries. */
const isBlank = (said: unknown): boolean =>
  typeof said === 'string' ? !said.trim() : Object.values(said as object).every(isBlank);
const isFilled = (said: unknown) => !isBlank(said);

/** What was said in the profile completion form: what was left blank there is no answer. */
export const saidIn = (form: Onboarding): Profile =>
  Object.fromEntries(Object.entries(form).filter(([, said]) => isFilled(said)));

/** A public profile with what its owner said about themselves; what they never said stays as it was. */
export function withProfile(user: User, { education, workExperience, ...said }: Profile): User {
  return {
    ...user,
    ...said,
    ...(education && {
      education: education.filter(isFilled).map((entry) => ({ ...entry, description: '' })),
    }),
    ...(workExperience && {
      workExperience: workExperience
        .filter(isFilled)
        .map((entry) => ({ ...entry, logo: '', location: '', achievements: [] })),
    }),
  };
}
