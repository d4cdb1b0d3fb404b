import { startup as blankStartup } from '@kit/fixtures/blankProfiles';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { logoAddress, startupOf } from '@/data/adapters/records/listedStartup';
import { slugOf } from '@/data/schema/slug';
import { startupSchema } from '@/data/schema/startup';
import {
  emptyListing,
  type Listing,
  listedStartupSchema,
  listingOf,
  listingRules,
} from '@/data/schema/startupListing';
import { errorsOf } from '@/data/schema/wizard';
import { anyListing } from '../schema/wizardValues';

const listed = (change: Partial<Listing> = {}, savedAt = 1) => ({
  listing: listingOf({ ...emptyListing, startupName: 'Windrose', ...change }),
  savedAt,
});
const startup = (change: Partial<Listing>) => startupOf('windrose', listed(change), '');

test('everything that was typed is on the startup’s page', () => {
  const typed: Listing = {
    startupName: ' Windrose ',
    tagline: ' Weather for rooftops ',
    registrationYear: '2024',
    location: ' Bergen ',
    category: 'Climate Tech',
    logo: null,
    about: ' We forecast roofs.\nAll of them. ',
    problem: 'Wind',
    solution: 'A sensor',
    website: ' windrose.example ',
    email: ' hello@windrose.example ',
    revenue: '12000',
    users: '340',
    raised: '150000',
    goal: '600000',
    fundingRound: 'Pre-seed',
    arr: '144000',
    growth: '12.5',
    cac: '90',
    ltv: '1200',
    teamSize: '6-10',
    team: ['Ada Nunn, CTO', 'Bo'],
    investors: [' Northlight Ventures ', ' '],
  };
  expect(startupOf('windrose', { listing: listingOf(typed), savedAt: 1 }, 'blob:logo')).toEqual(
    blankStartup('windrose', 'Windrose', {
      tagline: 'Weather for rooftops',
      logo: 'blob:logo',
      categories: ['Climate Tech'],
      stage: 'Pre-seed',
      teamSize: '6-10',
      location: 'Bergen',
      founded: 2024,
      website: 'https://windrose.example',
      email: 'hello@windrose.example',
      about: 'We forecast roofs.\nAll of them.',
      problem: 'Wind',
      solution: 'A sensor',
      metrics: {
        monthlyRevenue: 12_000,
        activeUsers: 340,
        arr: 144_000,
        monthlyGrowth: 0.125,
        cac: 90,
        ltv: 1200,
      },
      fundraising: { currentRound: 'Pre-seed', raised: 150_000, goal: 600_000, investors: 1 },
      team: [
        { name: 'Ada Nunn', title: 'CTO', exp: '', linkedin: '' },
        { name: 'Bo', title: '', exp: '', linkedin: '' },
      ],
      investors: [{ name: 'Northlight Ventures', type: '', logo: '' }],
    }),
  );
});

test('what is kept has numbers, and texts without blanks around them', () => {
  const texts = { startupName: ' Windrose ', team: [' Ada ', ' '] };
  const numbers = { goal: '0', arr: '', growth: '-2.5', cac: 'about 90', ltv: '12.5' };
  expect(listed({ ...texts, ...numbers }).listing).toMatchObject({
    startupName: 'Windrose',
    team: ['Ada'],
    goal: 0,
    arr: undefined,
    growth: -0.025,
    cac: undefined,
    ltv: undefined,
  });
});

test('what was left blank is missing, not nought', () => {
  const { metrics, fundraising, founded, categories } = startup({});
  expect(Object.values(metrics).every((value) => value === undefined)).toBe(true);
  expect(fundraising).toEqual({ currentRound: '', raised: undefined, goal: undefined, investors: 0 });
  expect([founded, categories]).toEqual([undefined, []]);
});

test.each([
  ['2024', 2024],
  ['1900', 1900],
  ['2200', 2200],
  ['1899', undefined],
  ['2201', undefined],
  ['24', undefined],
  ['2024.5', undefined],
  ['0', undefined],
  ['last year', undefined],
  ['', undefined],
])('the year %j', (registrationYear, founded) => {
  expect(startup({ registrationYear }).founded).toBe(founded);
});

test.each([
  ['Ada Lovelace', 'Ada Lovelace', ''],
  ['Ada Lovelace, CTO', 'Ada Lovelace', 'CTO'],
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
])('the team member %j', (typed, name, title) => {
  expect(startup({ team: [typed] }).team).toEqual([{ name, title, exp: '', linkedin: '' }]);
});

test('a very long member is read at once', () => {
  const typed = `Ada${' '.repeat(200_000)}Lovelace`;
  expect(startup({ team: [typed] }).team[0]?.name).toBe(typed);
});

test('blank members and investors are nobody', () => {
  const { team, investors, fundraising } = startup({ team: ['', ' \t'], investors: [' ', 'Northlight'] });
  expect([team, investors, fundraising.investors]).toEqual([
    [],
    [{ name: 'Northlight', type: '', logo: '' }],
    1,
  ]);
});

test('whatever passes the wizard can be kept, and is a startup', () => {
  const passes = anyListing().filter(
    (listing) => Object.keys(errorsOf(listingRules.basicInformation, listing)).length === 0,
  );
  fc.assert(
    fc.property(passes, (typed) => {
      const kept = { listing: listingOf(typed), savedAt: 0 };
      expect(listedStartupSchema.parse(kept)).toEqual(kept);
      const made = startupOf(slugOf(typed.startupName), kept, '');
      expect(startupSchema.parse(made)).toEqual(made);
    }),
    { numRuns: 300 },
  );
});

test('what was kept as it was typed is none', () => {
  const before = { listing: { ...emptyListing, startupName: 'Windrose', revenue: '84000' }, savedAt: 1 };
  expect(listedStartupSchema.safeParse(before).success).toBe(false);
});

describe('the address of a logo', () => {
  afterEach(() => vi.restoreAllMocks());
  const logo = new Blob(['<svg/>'], { type: 'image/svg+xml' });

  test('stays as long as nothing is saved again, and is given up after', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const address = logoAddress('a/windrose', logo, 1);
    expect(address).toMatch(/^blob:/);
    expect(logoAddress('a/windrose', logo, 1)).toBe(address);
    expect(logoAddress('b/windrose', logo, 1)).not.toBe(address);
    expect(revoke).not.toHaveBeenCalled();
    const next = logoAddress('a/windrose', logo, 2);
    expect(next).not.toBe(address);
    expect(revoke.mock.calls).toEqual([[address]]);
    expect(logoAddress('a/windrose', null, 3)).toBe('');
    expect(logoAddress('a/windrose', null, 4)).toBe('');
    expect(revoke.mock.calls).toEqual([[address], [next]]);
  });
});
