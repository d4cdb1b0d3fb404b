import { investor, startup, user } from '@kit/fixtures/blankProfiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessTo, type Privacy, startupParts, type ViewerRelation } from '@/data/schema/rules/access';
import { asSeen, limitedInvestor, limitedUser, withoutParts } from '@/data/schema/rules/privacy';

const anyPrivacy = fc.constantFrom<Privacy>('public', 'private', 'connections', 'founders');
const anyStanding: fc.Arbitrary<ViewerRelation> = fc.record({
  isOwner: fc.boolean(),
  isConnection: fc.boolean(),
  isFounder: fc.boolean(),
  isInvestor: fc.boolean(),
  hasExpressedInterest: fc.boolean(),
  isApproved: fc.boolean(),
});

/** Replaces every text of a profile with a unique one: `secret:` and the field's name. */
const told = <Profile extends object>(profile: Profile): Profile =>
  Object.fromEntries(
    Object.entries(profile).map(([field, value]) => {
      if (typeof value === 'string') return [field, `secret:${field}`];
      if (Array.isArray(value)) return [field, [`secret:${field}`]];
      return [field, value];
    }),
  ) as Profile;
const secretsIn = (value: unknown) =>
  [...new Set(JSON.stringify(value).match(/secret:\w+/g))]
    .map((found) => found.slice('secret:'.length))
    .sort();

const person = told(user('a', 'A'));
const backer = told(investor('b', 'B'));

test('a page with restricted privacy shows other viewers only name, role and photo', () => {
  fc.assert(
    fc.property(anyPrivacy, anyStanding, (privacy, standing) => {
      const access = accessTo({ kind: 'page', privacy }, standing);
      const isFor = {
        public: true,
        private: standing.isOwner,
        connections: standing.isOwner || standing.isConnection,
        founders: standing.isOwner || standing.isFounder,
      }[privacy];
      const seen = asSeen(person, access, limitedUser);
      const seenBacker = asSeen(backer, access, limitedInvestor);
      if (isFor) expect([seen, seenBacker]).toEqual([person, backer]);
      else if (privacy === 'private') expect([seen, seenBacker]).toEqual([null, null]);
      else {
        expect(secretsIn(seen)).toEqual(['id', 'name', 'profileImage', 'role']);
        expect(secretsIn(seenBacker)).toEqual(['id', 'name', 'profileImage', 'title']);
      }
    }),
  );
});

test('withoutParts removes every closed field of a startup', () => {
  const whole = {
    ...told(startup('s', 'S')),
    metrics: { monthlyRevenue: 11, activeUsers: 12, arr: 13, monthlyGrowth: 0.14, cac: 15, ltv: 16 },
    fundraising: { currentRound: 'secret:round', raised: 17, goal: 18, investors: 19 },
  };
  fc.assert(
    fc.property(fc.subarray([...startupParts]), (closed) => {
      const left = JSON.stringify(withoutParts(whole, closed));
      const isIn = (part: (typeof startupParts)[number], ...parts: string[]) => {
        for (const said of parts) expect(left.includes(said)).toBe(!closed.includes(part));
      };
      isIn('traction', '"monthlyRevenue":11', '"activeUsers":12', 'secret:round', '"raised":17');
      isIn('metrics', '"arr":13', '"monthlyGrowth":0.14', '"cac":15', '"ltv":16');
      isIn('contact', 'secret:website', 'secret:email', 'secret:pitchDeck');
    }),
  );
});
