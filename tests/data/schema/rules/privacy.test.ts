import { asha, mina } from '@kit/fixtures/directory';
import { expect, test } from 'vitest';
import { limitedInvestor, limitedUser, withPrivacy } from '@/data/schema/rules/privacy';
import { investorSchema } from '@/data/schema/shapes/investor';
import type { founderPrivacies } from '@/data/schema/shapes/settings';
import { userSchema } from '@/data/schema/shapes/user';

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : !value;
const filledIn = (profile: object) =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => !isBlank(value)));

test('limitedUser and limitedInvestor return only name, role, photo and verification', () => {
  const shown = ({ id, name, verified, profileImage }: typeof asha | typeof mina) => ({
    id,
    name,
    verified,
    profileImage,
  });
  expect(filledIn(limitedUser(asha))).toEqual({ ...shown(asha), role: asha.role });
  expect(userSchema.parse(limitedUser(asha))).toEqual(limitedUser(asha));
  expect(filledIn(limitedInvestor(mina))).toEqual({ ...shown(mina), title: mina.title });
  expect(investorSchema.parse(limitedInvestor(mina))).toEqual(limitedInvestor(mina));
});

test('withPrivacy removes a private profile and limits one that isn’t public', () => {
  const people = ['asha', 'jonas', 'lena'];
  const found = (privacy: (typeof founderPrivacies)[number]) =>
    withPrivacy(
      people,
      privacy,
      (name) => name === 'jonas',
      (name) => `${name} in short`,
    );
  expect(found('public')).toEqual(people);
  expect(found('private')).toEqual(['asha', 'lena']);
  expect(found('connections')).toEqual(['asha', 'jonas in short', 'lena']);
});
