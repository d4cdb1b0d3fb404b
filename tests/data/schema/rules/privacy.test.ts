import { investor, user } from '@kit/fixtures/blankProfiles';
import { asha, mina } from '@kit/fixtures/directory';
import { expect, test } from 'vitest';
import type { Privacy } from '@/data/schema/rules/access';
import { limitedInvestor, limitedUser, withPrivacy } from '@/data/schema/rules/privacy';

test('limitedUser and limitedInvestor return only name, role, photo and verification', () => {
  const { id, name, role, verified, profileImage } = asha;
  expect(limitedUser(asha)).toEqual(user(id, name, { role, verified, profileImage }));
  const { title } = mina;
  expect(limitedInvestor(mina)).toEqual(
    investor(mina.id, mina.name, { title, verified: mina.verified, profileImage: mina.profileImage }),
  );
});

test('withPrivacy removes a private profile and limits one that isn’t public', () => {
  const people = ['asha', 'jonas', 'lena'];
  const isOwn = (name: string) => name === 'jonas';
  const limited = (name: string) => `${name} in short`;
  const found = (privacy: Privacy) => withPrivacy(people, privacy, isOwn, limited);
  expect(found('public')).toEqual(people);
  expect(found('private')).toEqual(['asha', 'lena']);
  expect(found('connections')).toEqual(['asha', 'jonas in short', 'lena']);
});
