import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saidIn, withProfile } from '@/data/adapters/records/ownProfile';
import investors from '@/data/sample/investors.json';
import startups from '@/data/sample/startups.json';
import users from '@/data/sample/users.json';
import { type SampleWorld, sampleWorld } from '@/data/sample/world';
import { emptyEducation, emptyOnboarding, emptyWork } from '@/data/schema/shapes/onboardingWizard';
import { profileSchema } from '@/data/schema/shapes/profile';
import { type User, userSchema } from '@/data/schema/shapes/user';
import { anyOnboarding } from '../schema/rules/wizardValues';

const world = sampleWorld({ startups, investors, users } as SampleWorld, 0);
const user = world.users[0] as User;

test('saidIn returns no profile fields for a blank onboarding form', () => {
  expect(saidIn(emptyOnboarding)).toEqual({});
  expect(
    saidIn({ ...emptyOnboarding, bio: ' \n', skills: [], education: [emptyEducation, emptyEducation] }),
  ).toEqual({});
  expect(withProfile(user, saidIn(emptyOnboarding))).toEqual(user);
});

test('saidIn returns only the fields of the onboarding form that are filled in', () => {
  const form = {
    ...emptyOnboarding,
    role: 'Founder, Norrsken',
    interests: ['AI'],
    workExperience: [emptyWork, { ...emptyWork, company: 'Norrsken' }],
  };
  const said = saidIn(form);
  expect(said).toEqual({ role: form.role, interests: form.interests, workExperience: form.workExperience });
  const work = { ...emptyWork, company: 'Norrsken', logo: '', location: '', achievements: [] };
  expect(withProfile(user, said)).toEqual({
    ...user,
    lang: undefined,
    role: form.role,
    interests: ['AI'],
    workExperience: [work],
  });
});

test('withProfile clears the fields of a user page that are empty in the stored profile', () => {
  const profile = withProfile(user, { bio: '', skills: [], education: [emptyEducation] });
  expect(profile).toEqual({ ...user, lang: undefined, bio: '', skills: [], education: [] });
});

test('profileSchema accepts a profile with only a name, but rejects a blank name', () => {
  expect(profileSchema.parse({ name: 'Nora Lund' })).toEqual({ name: 'Nora Lund' });
  expect(withProfile(user, { name: 'Nora Lund' })).toEqual({ ...user, name: 'Nora Lund' });
  expect(profileSchema.safeParse({ name: ' ' }).success).toBe(false);
});

test('withProfile makes a valid user page from any onboarding form', () => {
  fc.assert(
    fc.property(anyOnboarding(), fc.boolean(), (form, isWhole) => {
      const said = isWhole ? form : saidIn(form);
      expect(profileSchema.parse(said)).toEqual(said);
      const page = withProfile(user, said);
      expect(userSchema.parse(page)).toEqual(page);
    }),
    { numRuns: 300 },
  );
});
