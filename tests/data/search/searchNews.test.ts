import { describe, expect, it } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import type { Seed } from '@/data/adapters/device/memoryRecords';
import type { Directory, ListRequest } from '@/data/ports/Directory';
import type { SavedSearch } from '@/data/ports/PipelineStore';
import { dealFlowOf } from '@/data/schema/rules/dealFlow';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { matchesFor, newsFor } from '@/data/search/searchNews';
import { listing, now, profile, registered } from '../../support/accountRecords';
import { storesOf, storesOfNora } from '../../support/stores';
import { pageSearch } from './pageSearch';

const search = pageSearch();
const saved = (address: string, more: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id: address, name: address, address, seenAt: now - 1000, seenIds: [], tells: true },
  ...more,
});

/** A directory that counts its requests. */
function counting(directory: Directory) {
  const asked: ListRequest[] = [];
  const list: Directory['list'] = (request) => {
    asked.push(request);
    return directory.list(request);
  };
  return { asked, directory: { list } };
}

const accounts: Seed = {
  'uid-ada': [
    profile({ name: 'Ada Holm', location: 'Oslo, Norway' }),
    ...listing('kestrel', { startupName: 'Kestrel', category: 'AI', location: 'Oslo, Norway' }, now - 500),
    ...listing('osprey', { startupName: 'Osprey', category: 'AI' }, now - 5000),
    registered('investor-ada', { preference: ['AI'] }),
  ],
  'uid-ben': [
    profile({ name: 'Ben Ito' }),
    ...listing('heron', { startupName: 'Heron Robotics', category: 'Fintech' }, now - 200),
  ],
};

async function idsIn(address: string, more: Partial<SavedSearch> = {}) {
  const { directory } = storesOfNora(memoryDevice(accounts));
  const news = await newsFor({ directory, search }, [saved(address, more)]);
  return news[address]?.map(({ id }) => id).sort();
}

describe('newsFor', () => {
  it('returns startups that were listed since the user last looked, and profiles without a time that are unseen', async () => {
    expect(await idsIn('?industry=AI')).toEqual(['kestrel', 'mirahealth']);
    expect(await idsIn('?industry=AI', { seenIds: ['mirahealth'] })).toEqual(['kestrel']);
    expect(await idsIn('?industry=AI', { seenAt: now, seenIds: ['mirahealth'] })).toEqual([]);
    expect(await idsIn('?industry=AI', { seenAt: 0, seenIds: ['mirahealth'] })).toEqual([
      'kestrel',
      'osprey',
    ]);
    expect(await idsIn('?industry=AI&location=Oslo,+Norway')).toEqual(['kestrel']);
  });

  it('returns investors and users that are unseen', async () => {
    expect(await idsIn('?tab=investors&industry=AI', { seenIds: ['mina-okafor'] })).toEqual([
      'ravi-kulkarni',
      'uid-ada',
    ]);
    expect(await idsIn('?tab=users&location=Oslo,+Norway')).toEqual(['uid-ada']);
    expect(await idsIn('?tab=users&location=Oslo,+Norway', { seenIds: ['uid-ada'] })).toEqual([]);
  });

  it('returns results of a text search, also with a typo and with filters', async () => {
    expect(await idsIn('?q=heron')).toEqual(['heron']);
    expect(await idsIn('?q=heron&industry=AI')).toEqual([]);
  });

  it('omits the user’s own profiles', async () => {
    const { directory } = storesOf(memoryDevice({}));
    const news = await newsFor({ directory, search }, [saved('?industry=Climate+Tech'), saved('?tab=users')]);
    expect(news['?industry=Climate+Tech']).toEqual([]);
    expect(news['?tab=users']?.map(({ id }) => id)).not.toContain('asha-verma');
  });

  it('omits startups that the user’s deal flow hides, unless the search ignores the deal flow', async () => {
    const { directory } = storesOfNora(memoryDevice(accounts));
    const dealFlow = {
      ...dealFlowOf(defaultSettings),
      mode: 'filtered',
      criteria: { ...dealFlowOf(defaultSettings).criteria, sectors: ['Fintech'], mustHaves: ['sector'] },
    } as never;
    const hidden: Pick<Directory, 'list'> = {
      list: async (asked) => ({ ...(await directory.list(asked)), dealFlow }),
    };
    const searches = [saved('?industry=AI'), saved('?industry=AI&deals=all')];
    const news = await newsFor({ directory: hidden, search }, searches);
    expect(Object.values(news).map((each) => each.length)).toEqual([0, 2]);
  });
});

describe('the requests for saved searches', () => {
  const many: Seed = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [
      `uid-${at}`,
      [
        profile({ name: `Person ${at}` }),
        ...listing(`startup-${at}`, { startupName: `Startup ${at}`, category: 'AI' }, now - at * 1000),
      ],
    ]),
  );

  it('are the same for 20 searches of a kind as for one, and end at the first startup that the user has seen', async () => {
    const { directory, asked } = counting(storesOfNora(memoryDevice(many)).directory);
    const searches = Array.from({ length: 20 }, (_, at) =>
      saved('?industry=AI', { id: `${at}`, seenAt: now - 100_500 }),
    );
    const news = await newsFor({ directory, search }, searches);
    expect(asked.length).toBe(2);
    expect(Object.values(news).map((each) => each.length)).toEqual(searches.map(() => 102));
  });

  it('read as far as the search that the user looked at least recently needs, with the time of each startup', async () => {
    const { directory } = storesOfNora(memoryDevice(many));
    const [recent, old] = await matchesFor({ directory, search }, [
      saved('?industry=AI', { seenAt: now - 500 }),
      saved('?industry=AI', { seenAt: now - 100_500 }),
    ]);
    expect(recent).toEqual(old);
    for (const at of [0, 100]) expect(old).toContainEqual({ id: `startup-${at}`, at: now - at * 1000 });
  });

  it('end after five pages of about 60, also when all startups are new', async () => {
    const { directory, asked } = counting(storesOfNora(memoryDevice(many)).directory);
    const [startups, users] = await matchesFor({ directory, search }, [
      saved('', { seenAt: 0 }),
      saved('?tab=users', { seenAt: 0 }),
    ]);
    expect(asked.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'startup'),
      ...Array.from({ length: 5 }, () => 'user'),
    ]);
    for (const found of [startups, users]) {
      expect(found?.length).toBeGreaterThanOrEqual(300);
      expect(new Set(found?.map(({ id }) => id)).size).toBe(found?.length);
    }
  });
});
