import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { people } from '@/data/sample/people';
import type { Post } from '@/data/schema/shapes/post';
import { createSearch } from '@/data/search/createSearch';
import type { ListChange, SearchDoc } from '@/data/search/indexes';
import { inPage, type RemoteEngine } from '@/data/search/remoteEngine';
import { createSearchEngine } from '@/data/search/searchEngine';
import { pageSearch } from './pageSearch';
import { postOf as post } from './post';

// Tests which changes to a list the search index receives.

const list = Array.from({ length: 50 }, (_, at) => post(`p${at}`, `Number ${at}, a turbine`));

/** A search, and the calls its engine received since the last check: indexed ids and new positions. */
function watched() {
  const engine = inPage(createSearchEngine());
  let told: unknown[] = [];
  const watching: RemoteEngine = {
    ask: engine.ask,
    tell(method, ...asked) {
      const what = asked[1] as ListChange | readonly SearchDoc[];
      told.push(
        'order' in what ? [what.start, what.count, [...what.order]] : what.map(({ id }) => `add ${id}`),
      );
      engine.tell(method, ...asked);
    },
  };
  const search = createSearch(async () => watching);
  return {
    find: (posts: readonly Post[], query = 'turbine') => search.posts(posts, query),
    told() {
      const since = told;
      told = [];
      return since;
    },
  };
}

describe('the search index', () => {
  test('receives all posts with the first search, and nothing more while the posts’ texts stay the same', async () => {
    const { find, told } = watched();
    expect(await find(list)).toHaveLength(50);
    expect(told().flat(2)).toEqual([...list.map(({ id }) => `add ${id}`), 0, 0, ...list.keys()]);
    await find(list, 'number');
    // New objects with the same texts, such as liked posts, aren't indexed again.
    const liked = list.map((each) => ({ ...each, isLiked: true, likes: 7, shares: 1 }));
    expect(await find(liked)).toEqual(list.map(({ id }) => id));
    expect(told()).toEqual([]);
  });

  test('receives only the added, changed and removed posts when the list of posts changes', async () => {
    const { find, told } = watched();
    await find(list);
    told();
    const added = [post('new', 'A new turbine'), ...list];
    expect(await find(added)).toContain('new');
    expect(told()).toEqual([['add new'], [0, 0, [0]]]);
    const changed = added.map((known) => (known.id === 'p7' ? post('p7', 'Something else') : known));
    expect(await find(changed)).not.toContain('p7');
    expect(await find(changed, 'else')).toEqual(['p7']);
    expect(told()).toEqual([['add p7'], [8, 1, [1]]]);
    const gone = changed.filter(({ id }) => id !== 'p20');
    expect(await find(gone)).not.toContain('p20');
    expect(told()).toEqual([[21, 1, []]]);
  });

  test('reorders moved posts without indexing these posts again', async () => {
    const { find, told } = watched();
    const [a, b, c] = [post('a', 'turbine'), post('b', 'turbine'), post('c', 'turbine')];
    await find([a, b, c]);
    told();
    expect(await find([c, a, b])).toEqual(['c', 'a', 'b']);
    expect(told()).toEqual([[0, 3, [2, 0, 1]]]);
  });

  test('treats two posts with the same id as separate posts', async () => {
    const { find } = watched();
    expect(await find([post('a', 'turbine'), post('a', 'turbine too')])).toEqual(['a', 'a']);
    expect(await find([post('a', 'nothing'), post('a', 'turbine too')])).toEqual(['a']);
    expect(await find([post('a', 'turbine too')])).toEqual(['a']);
  });
});

test('post search in a list that changed several times returns the same hits as a newly built index', async () => {
  const words = ['turbine', 'turbines', 'solar', 'roof', 'tubrine', 'hello'];
  const item = fc.record({
    id: fc.integer({ min: 0, max: 9 }),
    text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
    author: fc.constantFrom(people.jonas, people.mina),
  });
  const posts = fc
    .uniqueArray(item, { selector: ({ id }) => id })
    .map((items) => items.map(({ id, text, author }) => post(`p${id}`, text.join(' '), { author })));
  // In the second list, p1 and p3 rank equally. Rounding errors from the first list must not change that.
  const equal = [
    {
      p0: 'turbine tubrine turbines solar',
      p2: 'turbine turbines',
      p3: 'turbine roof turbines',
      p4: 'turbine tubrine roof',
      p1: 'turbine roof solar tubrine',
    },
    {
      p0: 'turbine tubrine',
      p4: 'turbine turbines',
      p2: 'turbine solar turbines',
      p1: 'roof',
      p3: 'turbine hello roof roof',
      p5: 'tubrine solar turbine',
    },
  ].map((texts) => Object.entries(texts).map(([id, text]) => post(id, text, { author: people.jonas })));
  await fc.assert(
    fc.asyncProperty(
      fc.array(posts, { minLength: 2, maxLength: 6 }),
      fc.constantFrom(...words, 'sol', 'mina okafor', 'jonas'),
      async (lists, query) => {
        const kept = pageSearch();
        for (const each of lists)
          expect(await kept.posts(each, query)).toEqual(await pageSearch().posts(each, query));
      },
    ),
    { numRuns: 60, examples: [[equal, 'roof']] },
  );
});

test('an aborted post search rejects without calling the search engine', async () => {
  const engine = inPage(createSearchEngine());
  const [tell, ask] = [vi.spyOn(engine, 'tell'), vi.spyOn(engine, 'ask')];
  const search = createSearch(async () => engine);
  const typed = new AbortController();
  const searches = [
    search.posts(list, 'number'),
    search.posts([...list, post('more', 'turbine')], 'turb', typed.signal),
    search.posts(list, 'turbine'),
  ];
  typed.abort();
  const answers = await Promise.allSettled(searches);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(tell.mock.calls.filter(([method]) => method === 'change')).toHaveLength(1);
  expect(ask.mock.calls.map(([, , query]) => query)).toEqual(['number', 'turbine']);
});

test('a search engine that failed or couldn’t start is replaced by a new engine, which receives all posts', async () => {
  let opened = 0;
  const search = createSearch(async () => {
    opened += 1;
    if (opened === 1) throw new Error('Offline');
    const engine = inPage(createSearchEngine());
    return opened === 2 ? { ...engine, ask: () => Promise.reject(new Error('Gone')) } : engine;
  });
  for (const failure of ['Offline', 'Gone'])
    await expect(search.posts(list, 'turbine')).rejects.toThrow(failure);
  for (const _ of [1, 2]) expect(await search.posts(list, 'turbine')).toHaveLength(50);
  expect(opened).toBe(3);
});
