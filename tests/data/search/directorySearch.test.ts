import { startup } from '@kit/fixtures/blankProfiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProfileKind, profileKinds } from '@/data/schema/shapes/ref';
import { pageSearch } from './pageSearch';
import { profiles } from './searchWorld';

const { profiles: searchDirectory } = pageSearch();
const search = (kind: ProfileKind, query: string) => searchDirectory(profiles, kind, query);
const startups = (...list: ReturnType<typeof startup>[]) => ({ ...profiles, startups: list });

const idsOf = {
  startup: profiles.startups.map(({ id }) => id),
  investor: profiles.investors.map(({ id }) => id),
  user: profiles.users.map(({ id }) => id),
};

test.each(['', '  ', '\t'])(
  'directory search for the blank query %j returns all profiles in their original order',
  async (query) => {
    for (const kind of profileKinds) expect(await search(kind, query)).toEqual(idsOf[kind]);
  },
);

describe('directory search by field', () => {
  test.each([
    ['its name', 'startup', 'ledgerline', 'ledgerline'],
    ['its tagline', 'startup', 'close themselves', 'ledgerline'],
    ['a category', 'startup', 'healthcare', 'mirahealth'],
    ['its stage', 'startup', 'series a', 'ledgerline'],
    ['its place', 'startup', 'pune', 'heliogrid'],
    ['its description', 'startup', 'trading desk', 'heliogrid'],
    ['its team', 'startup', 'asha', 'heliogrid'],
    ['a title', 'investor', 'northlight', 'mina-okafor'],
    ['a sector', 'investor', 'fintech', 'ravi-kulkarni'],
    ['a kind of investor', 'investor', 'venture capitalist', 'mina-okafor'],
    ['a portfolio', 'investor', 'heliogrid', 'mina-okafor'],
    ['a role', 'user', 'designer', 'jonas-felde'],
    ['an interest', 'user', 'climate', 'asha-verma'],
    ['a skill', 'user', 'prototyping', 'jonas-felde'],
    ['a bio', 'user', 'draws', 'jonas-felde'],
  ] as const)('finds a profile by %s', async (_by, kind, query, id) => {
    expect(await search(kind, query)).toEqual([id]);
  });
});

describe('directory search with typos', () => {
  test.each([
    ['a missing space and a missing letter', 'startup', 'mirahelth', 'mirahealth'],
    ['a space too many', 'startup', 'ledger line', 'ledgerline'],
  ] as const)('tolerates %s', async (_slip, kind, query, id) => {
    expect((await search(kind, query))[0]).toBe(id);
  });
});

describe('directory search for an exact name', () => {
  const loud = 'Solar Solar Solar';
  const data = startups(
    startup('loud', `${loud} ${loud}`, { tagline: loud, categories: [loud], about: loud }),
    startup('longer', 'Solar Roof'),
    startup('exact', 'Solar', { about: 'Says little. '.repeat(80) }),
  );
  test.each(['Solar', '  solar ', 'SOLAR'])(
    'returns the profile with exactly this name first for the query %j',
    async (query) => {
      expect((await searchDirectory(data, 'startup', query))[0]).toBe('exact');
    },
  );
});

test('directory search for a query that starts with # searches only fields with fixed options', async () => {
  expect(await search('startup', '#climate')).toEqual(['heliogrid']);
  expect(await search('startup', '#rooftop')).toEqual([]);
});

test('directory search for the whole name of any startup returns this startup first', async () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
    .filter((text) => /\p{L}/u.test(text));
  await fc.assert(
    fc.asyncProperty(name, async (called) => {
      const data = startups(startup('it', called), ...profiles.startups);
      const query = called.replaceAll('#', ' ');
      expect((await searchDirectory(data, 'startup', query))[0]).toBe('it');
    }),
  );
});
