import { startup as blankStartup } from '@kit/fixtures/blankProfiles';
import { listing as filled } from '@kit/fixtures/wizards';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fileAddress } from '@/data/adapters/records/fileAddress';
import { startupOf } from '@/data/adapters/records/listedStartup';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import { errorsOf } from '@/data/schema/rules/fields';
import { listingRules } from '@/data/schema/rules/listingRules';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import { partSchemas } from '@/data/schema/shapes/partSchemas';
import { shapeNameOf, shapeOf } from '@/data/schema/shapes/records';
import { startupSchema } from '@/data/schema/shapes/startup';
import type { Listing } from '@/data/schema/shapes/startupListing';
import { slugOf } from '@/data/schema/text/slug';
import { anyListing } from '../schema/rules/wizardValues';

const listed = (change: Partial<Listing> = {}, savedAt = 1) => ({
  slug: 'windrose',
  listing: listingOf({ ...emptyListing, startupName: 'Windrose', ...change }),
  savedAt,
});
const startup = (change: Partial<Listing>) => startupOf('windrose', listed(change), '');

test('startupOf copies every field of a startup listing, and omits blank team members and investors', () => {
  const typed: Listing = {
    ...filled,
    startupName: ' Windrose ',
    website: ' windrose.example ',
    team: ['Ada Nunn, CTO', 'Bo', '', ' \t'],
    investors: [' Northlight Ventures ', ' '],
  };
  const { tagline, teamSize, location, email, about, problem, solution } = filled;
  expect(startupOf('id', { slug: 'windrose', listing: listingOf(typed), savedAt: 1 }, 'blob:logo')).toEqual(
    blankStartup('id', 'Windrose', {
      slug: 'windrose',
      ...{ tagline, teamSize, location, email, about, problem, solution },
      logo: 'blob:logo',
      categories: ['Climate Tech'],
      stage: 'Seed',
      founded: 2023,
      website: 'https://windrose.example',
      metrics: {
        monthlyRevenue: 84_000,
        activeUsers: 1260,
        arr: 1_008_000,
        monthlyGrowth: 0.125,
        cac: 310,
        ltv: 2480,
      },
      fundraising: { currentRound: 'Seed', raised: 450_000, goal: 1_200_000, investors: 1 },
      team: [
        { name: 'Ada Nunn', title: 'CTO', exp: '', linkedin: '' },
        { name: 'Bo', title: '', exp: '', linkedin: '' },
      ],
      investors: [{ name: 'Northlight Ventures', type: '', logo: '' }],
    }),
  );
});

test('startupOf returns undefined, not zero, for number fields that are blank in a listing', () => {
  const { metrics, fundraising, founded, categories } = startup({});
  expect(Object.values(metrics).every((value) => value === undefined)).toBe(true);
  expect(fundraising).toEqual({ currentRound: '', raised: undefined, goal: undefined, investors: 0 });
  expect([founded, categories]).toEqual([undefined, []]);
});

test.each([
  ['1900', 1900],
  ['2200', 2200],
  ['1899', undefined],
  ['2201', undefined],
  ['2024.5', undefined],
  ['last year', undefined],
])('startupOf converts the registration year %j to the founding year %s', (registrationYear, founded) => {
  expect(startup({ registrationYear }).founded).toBe(founded);
});

test.each([
  ['Ada Lovelace , CTO, and more', 'Ada Lovelace', 'CTO, and more'],
  ['Ada Lovelace (CTO)', 'Ada Lovelace', 'CTO'],
  ['Ada Lovelace(CTO )', 'Ada Lovelace', 'CTO'],
  ['Ada Lovelace, CTO (acting)', 'Ada Lovelace', 'CTO (acting)'],
  ['Ada Lovelace - CTO', 'Ada Lovelace', 'CTO'],
  ['Ada Lovelace – CTO', 'Ada Lovelace', 'CTO'],
  ['Ada Lovelace — CTO', 'Ada Lovelace', 'CTO'],
  ['Ada Lovelace-Byron, Co-founder', 'Ada Lovelace-Byron', 'Co-founder'],
  ['  Ada Lovelace  ', 'Ada Lovelace', ''],
  ['Ada Lovelace,', 'Ada Lovelace', ''],
  [', CTO', ', CTO', ''],
  ['(CTO)', '(CTO)', ''],
  ['आशा वर्मा, संस्थापक', 'आशा वर्मा', 'संस्थापक'],
])('startupOf splits the team member %j into name %j and title %j', (typed, name, title) => {
  expect(startup({ team: [typed] }).team).toEqual([{ name, title, exp: '', linkedin: '' }]);
});

test('startupOf makes a valid startup from any listing that the wizard accepts, and the listing itself can be stored', () => {
  const passes = anyListing().filter(
    (listing) => Object.keys(errorsOf(listingRules.basicInformation, listing)).length === 0,
  );
  fc.assert(
    fc.property(passes, (typed) => {
      const kept = { slug: slugOf(typed.startupName), listing: listingOf(typed), savedAt: 0 };
      for (const { kind, value } of listingRecords('id', kept))
        expect(shapeOf(shapeNameOf(kind) ?? 'post').parse(value)).toEqual(value);
      const made = startupOf('id', kept, '');
      expect(startupSchema.parse(made)).toEqual(made);
    }),
    { numRuns: 300 },
  );
});

test('the schema of a listing’s traction rejects a number that is stored as text', () => {
  const [, traction] = listingRecords('id', listed({ revenue: '84000' }));
  expect(partSchemas.traction.safeParse(traction?.value).success).toBe(true);
  expect(partSchemas.traction.safeParse({ ...Object(traction?.value), revenue: '84000' }).success).toBe(
    false,
  );
});

describe('fileAddress', () => {
  const logo = new Blob(['<svg/>'], { type: 'image/svg+xml' });

  test('returns the same URL until the file is saved again or removed, and then revokes the old URL', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const address = fileAddress('a/windrose', logo, 1);
    expect(address).toMatch(/^blob:/);
    expect(fileAddress('a/windrose', logo, 1)).toBe(address);
    expect(fileAddress('b/windrose', logo, 1)).not.toBe(address);
    expect(revoke).not.toHaveBeenCalled();
    const next = fileAddress('a/windrose', logo, 2);
    expect(next).not.toBe(address);
    expect(revoke.mock.calls).toEqual([[address]]);
    expect(fileAddress('a/windrose', null, 3)).toBe('');
    expect(fileAddress('a/windrose', null, 4)).toBe('');
    expect(revoke.mock.calls).toEqual([[address], [next]]);
    // The listing is saved twice within one millisecond, so `savedAt` is equal.
    expect(fileAddress('a/windrose', logo, 4)).toMatch(/^blob:/);
    expect(fileAddress('a/windrose', null, 4)).toBe('');
  });
});
