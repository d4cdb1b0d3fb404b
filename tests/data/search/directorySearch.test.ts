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

test.each(['', '  ', '\t'])('directory search for %j returns all profiles in their order', async (query) => {
  for (const kind of profileKinds) expect(await search(kind, query)).toEqual(idsOf[kind]);
});

describe('directory search by field', () => {
  test.each([
    ['a startup by its name', 'startup', 'ledgerline', 'ledgerline'],
    ['a startup by its tagline', 'startup', 'close themselves', 'ledgerline'],
    ['a startup by a category', 'startup', 'healthcare', 'mirahealth'],
    ['a startup by its stage', 'startup', 'series a', 'ledgerline'],
    ['a startup by its location', 'startup', 'pune', 'heliogrid'],
    ['a startup by its description', 'startup', 'trading desk', 'heliogrid'],
    ['a startup by a team member', 'startup', 'asha', 'heliogrid'],
    ['an investor by the job title', 'investor', 'northlight', 'mina-okafor'],
    ['an investor by a sector', 'investor', 'fintech', 'ravi-kulkarni'],
    ['an investor by the investor type', 'investor', 'venture capitalist', 'mina-okafor'],
    ['an investor by a portfolio company', 'investor', 'heliogrid', 'mina-okafor'],
    ['a user by the role', 'user', 'designer', 'jonas-felde'],
    ['a user by an interest', 'user', 'climate', 'asha-verma'],
    ['a user by a skill', 'user', 'prototyping', 'jonas-felde'],
    ['a user by a word in the bio', 'user', 'draws', 'jonas-felde'],
  ] as const)('finds %s', async (_by, kind, query, id) => {
    expect(await search(kind, query)).toEqual([id]);
  });
});

describe('directory search with typos', () => {
  test.each([
    ['a missing space and a missing letter in a name of two words', 'startup', 'mirahelth', 'mirahealth'],
    ['an additional space in a name of one word', 'startup', 'ledger line', 'ledgerline'],
  ] as const)('tolerates %s', async (_slip, kind, query, id) => {
    expect((await search(kind, query))[0]).toBe(id);
  });
});

describe("directory search for the name 'Solar'", () => {
  const loud = 'Solar Solar Solar';
  const data = startups(
    startup('loud', `${loud} ${loud}`, { tagline: loud, categories: [loud], about: loud }),
    startup('longer', 'Solar Roof'),
    startup('exact', 'Solar', { about: 'Says little. '.repeat(80) }),
  );
  test.each(['Solar', '  solar ', 'SOLAR'])('returns the exact match first, for %j', async (query) => {
    expect((await searchDirectory(data, 'startup', query))[0]).toBe('exact');
  });
});

test('directory search for a query that starts with # finds matches only in fields with fixed options, such as categories', async () => {
  expect(await search('startup', '#climate')).toEqual(['heliogrid']);
  expect(await search('startup', '#rooftop')).toEqual([]);
});

test('directory search for the full name of a startup returns this startup first, whatever the name is', async () => {
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
