import { profileRule } from '@/data/schema/rules/profileRule';
import {
  type OwnProfile,
  profileOf,
  type TypedProfile,
  typedProfile,
} from '@/data/schema/shapes/founderProfile';
import { createEditMachine } from './createEditMachine';

/** A founder's own profile (spec sections 2 to 5, Founder account management). */
export const editProfileMachine = createEditMachine<OwnProfile, TypedProfile>({
  id: 'editProfile',
  copyOf: ({ profile }) => typedProfile(profile),
  meaningOf: profileOf,
  rule: profileRule,
});
