import { asha, mina } from '@kit/fixtures/directory';
import { expect, test } from 'vitest';
import type { Privacy } from '@/data/schema/rules/access';
import { limitedInvestor, limitedUser, withPrivacy } from '@/data/schema/rules/privacy';

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : !value;
const filledIn = (profile: object) =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => !isBlank(value)));

test('limitedUser and limitedInvestor return only the name, role, photo and verification of a profile', () => {
  const shown = ({ id, name, verified, profileImage }: typeof asha | typeof mina) => ({
    id,
    name,
    verified,
    profileImage,
  });
  expect(filledIn(limitedUser(asha))).toEqual({ ...shown(asha), role: asha.role });
  expect(filledIn(limitedInvestor(mina))).toEqual({ ...shown(mina), title: mina.title });
});

test('withPrivacy omits the user’s own profile from a list if it is private, and shortens it if only connections may see it', () => {
  const people = ['asha', 'jonas', 'lena'];
  const isOwn = (name: string) => name === 'jonas';
  const limited = (name: string) => `${name} in short`;
  const found = (privacy: Privacy) => withPrivacy(people, privacy, isOwn, limited);
  expect(found('public')).toEqual(people);
  expect(found('private')).toEqual(['asha', 'lena']);
  expect(found('connections')).toEqual(['asha', 'jonas in short', 'lena']);
});
