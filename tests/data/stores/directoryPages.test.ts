import { describe, expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import type { Seed } from '@/data/adapters/device/memoryRecords';
import type { Directory, DirectoryData, ListRequest } from '@/data/ports/Directory';
import { type Profile, passesAll } from '@/data/schema/rules/directoryFilters';
import type { DirectoryFilters } from '@/data/schema/shapes/choices';
import { type ProfileKind, profileKinds, type Ref, refOf } from '@/data/schema/shapes/ref';
import { founderPrivacies, investorPrivacies } from '@/data/schema/shapes/settings';
import { profilesOf } from '@/machines/directory/pages';
import { listing, mark, now, owned, profile, registered, settings } from '../../support/accountRecords';
import { nora, storesOfNora } from '../../support/stores';
import { wholeDirectory, wholeList } from '../../support/wholeDirectory';

// Lists among random accounts, whose random privacy settings close some pages to the viewer.

/** Returns a generator of pseudo-random whole numbers from 0 to `below` - 1. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const accounts = 40;
const uidOf = (at: number) => `uid-${String(at).padStart(2, '0')}`;
const places = ['Pune, India', 'Berlin, Germany', 'Oslo, Norway'];
const categories = ['Fintech', 'AI', 'Climate Tech'];

/** Returns random accounts, and a viewer who is a founder, an investor, both or neither. */
function randomSeed(seed: number) {
  const roll = dice(seed);
  const one = <Item>(items: readonly Item[]) => items[roll(items.length)] as Item;
  const startups = (uid: string, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const typed = {
        startupName: `Startup ${at} of ${uid}`,
        location: one(places),
        category: one(categories),
      };
      const records = listing(`${uid}-${at}`, typed, now - roll(20) * 1000);
      const isClosed = roll(4) === 0;
      return isClosed ? [...records, ...owned(`${uid}-${at}`, typed, { isActive: false })] : records;
    }).flat();
  const investor = (uid: string) =>
    registered(`investor-${uid}`, { preference: [one(categories)], location: one(places) });
  const accountsSeed = Object.fromEntries(
    Array.from({ length: accounts }, (_, at) => {
      const uid = uidOf(at);
      const records = [
        ...(roll(10) > 0
          ? [profile({ name: `Person ${at}`, location: one(places), skills: ['Hiring'] })]
          : []),
        settings({ privacy: one(founderPrivacies), investorPrivacy: one(investorPrivacies) }),
        ...startups(uid, roll(3)),
        ...(roll(2) ? [investor(uid)] : []),
        ...(roll(3) ? [] : [mark('follow', refOf('user', nora.id))]),
      ];
      return [uid, records];
    }),
  );
  const own = [...(roll(2) ? startups(nora.id, 2) : []), ...(roll(2) ? [investor(nora.id)] : [])];
  return { ...accountsSeed, [nora.id]: own } as Seed;
}

const openDirectory = (seed: Seed): Directory => storesOfNora(memoryDevice(seed)).directory;

const idsOf = (profiles: readonly Profile[]) => profiles.map(({ id }) => id);

const asked: Omit<ListRequest, 'count'>[] = [
  ...profileKinds.map((kind) => ({ kind })),
  ...profileKinds.map((kind) => ({ kind, filters: { location: 'Pune, India' } })),
  ...profileKinds.map((kind) => ({ kind, filters: { industry: 'Fintech', verified: '' } })),
  { kind: 'user', filters: { skill: 'Hiring', location: 'Oslo, Norway' } },
  { kind: 'startup', filters: { industry: 'AI', location: 'Berlin, Germany' } },
];

describe.each([1, 2, 3, 4])('lists among random accounts, number %i', (seed) => {
  const directory = openDirectory(randomSeed(seed));
  /** Returns how the list of a kind is filtered. */
  const filtered = (whole: DirectoryData, kind: ProfileKind, filters: DirectoryFilters = {}) => {
    const isOwn = new Set(whole.own);
    return profilesOf(whole, kind).filter(
      (one) => isOwn.has(refOf(kind, one.id)) || passesAll({ ...whole, whole: [] }, kind, filters, one),
    );
  };

  test('the pages of a list have the same profiles in the same order, whatever their size and the filters', async () => {
    const whole = await wholeDirectory(directory);
    for (const { kind, ...request } of asked) {
      const lists = await Promise.all(
        [1, 3, 7, 1000].map((count) => wholeList(directory, { kind, ...request, count })),
      );
      const [first, ...rest] = lists.map((list) => filtered(list, kind, request.filters));
      for (const list of rest) expect(list).toEqual(first);
      expect(first).toEqual(filtered(whole, kind, request.filters));
      expect(lists.map(({ next }) => next)).toEqual([null, null, null, null]);
    }
  });

  test('a page has as many profiles of others as requested and no profile of another page, except at the end', async () => {
    const sample = profilesOf(await directory.list({ kind: 'user', refs: [] }), 'user').length;
    const sizes: number[] = [];
    const ids: string[] = [];
    await wholeList(directory, { kind: 'user', count: 5 }, (page) => {
      const others = idsOf(page.users).slice(sample);
      ids.push(...others);
      if (page.next !== null) sizes.push(others.length);
    });
    expect(sizes.every((size) => size >= 5)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the lists, searches and Starred have exactly the profiles whose pages the viewer can open, with the same data', async () => {
    const whole = await wholeDirectory(directory);
    const uids = Array.from({ length: accounts }, (_, at) => uidOf(at));
    const refs: Ref[] = uids.flatMap((uid) => [refOf('startup', `${uid}-0`), refOf('investor', uid)]);
    const searches = ['', '-0 of', 'Person', 'investor-uid', 'Startup'];
    for (const kind of profileKinds) {
      const listed = new Map(profilesOf(whole, kind).map((one) => [one.id, one]));
      const starred = await wholeList(directory, { kind, refs, count: 3 });
      const found = await Promise.all(searches.map((query) => directory.list({ kind, query })));
      const parts = await directory.loadPart({ refs, search: { query: 'Person' } });
      const everywhere = [starred, ...found].flatMap((data) => profilesOf(data, kind));
      const part = { startup: parts.startups, investor: parts.investors, user: parts.users }[kind];
      const ids = uids.flatMap((uid) => (kind === 'startup' ? [0, 1, 2].map((at) => `${uid}-${at}`) : uid));
      for (const id of ids) {
        const page = await directory.find(kind, { id });
        const isListed = page !== null && !(page.kind === 'startup' && !page.isActive);
        expect([id, listed.has(id)]).toEqual([id, isListed]);
        if (isListed && page.kind !== 'user') expect(listed.get(id)).toEqual(page.profile);
        if (!isListed) expect([...everywhere, ...part].some((one) => one.id === id)).toBe(false);
        if (kind !== 'user' && refs.includes(refOf(kind, id)) && isListed)
          expect(idsOf(profilesOf(starred, kind))).toContain(id);
      }
      for (const one of everywhere) if (ids.includes(one.id)) expect(one).toEqual(listed.get(one.id));
    }
  });

  test('a search finds an account by its name, its tags and a name with a typo', async () => {
    const whole = await wholeDirectory(directory);
    const searched = async (kind: ProfileKind, query: string) =>
      idsOf(profilesOf(await directory.list({ kind, query }), kind));
    const startup = whole.startups.find(({ id }) => id.startsWith('uid-0'));
    const person = whole.users.find(({ id }) => id.startsWith('uid-0'));
    if (!startup || !person) throw new Error('Nobody is listed');
    expect(await searched('startup', startup.name)).toContain(startup.id);
    expect(await searched('user', person.name.toUpperCase())).toContain(person.id);
    expect(await searched('user', 'Persno')).toContain(person.id);
    expect((await searched('user', 'zeppelin')).some((id) => id.startsWith('uid-'))).toBe(false);
  });
});

test('a list whose filters exclude most accounts reads at most 300 accounts for each page', async () => {
  const seed = Object.fromEntries(
    Array.from({ length: 700 }, (_, at) => [
      `uid-${String(at).padStart(3, '0')}`,
      [profile({ name: `Person ${at}`, location: at === 699 ? 'Oslo, Norway' : 'Pune, India' })],
    ]),
  );
  const pages: number[] = [];
  const isOther = ({ id }: { id: string }) => id.startsWith('uid-');
  const filters = { location: 'Oslo, Norway' };
  const list = await wholeList(openDirectory(seed), { kind: 'user', filters }, ({ users, values }) => {
    pages.push(users.filter(isOther).length);
    expect(values.location.length).toBeGreaterThan(0);
  });
  expect(idsOf(list.users.filter(isOther))).toEqual(['uid-699']);
  expect(pages.slice(0, -1).every((size) => size === 0)).toBe(true);
  expect(pages.length).toBeGreaterThan(2);
});

test('in a browser without other accounts, a list has all profiles of every kind', async () => {
  const { whole, next } = await openDirectory({}).list({ kind: 'user', query: 'asha' });
  expect([whole, next]).toEqual([profileKinds, null]);
});
