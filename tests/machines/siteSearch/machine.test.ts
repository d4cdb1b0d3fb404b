import { settled } from '@kit/answers';
import { answering, startMachine } from '@kit/machine';
import { describe, expect, test } from 'vitest';
import type { Actor } from 'xstate';
import { dealFlowOf } from '@/data/schema/dealFlow';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { SearchGroup } from '@/data/schema/siteSearch';
import { activeOf, hitsOf, type SearchData, siteSearchMachine } from '@/machines/siteSearch/machine';

const data: SearchData = {
  profiles: {
    startups: [],
    investors: [],
    users: [],
    dealFlow: dealFlowOf(defaultSettings),
    ownStartups: [],
    quarantined: 0,
  },
  posts: [],
};

/** Groups with a hit for each id. */
const groupsOf = (...ids: string[]): SearchGroup[] =>
  ids.map((id) => ({
    kind: 'startup',
    hits: [{ id, name: id, isVerified: false, image: '', title: [], detail: [], href: `/startups/${id}` }],
  }));

/** A search whose every answer is given by hand. */
function start() {
  const loads = answering<SearchData>();
  const searches = answering<SearchGroup[], { data: SearchData | null; query: string }>();
  const { actor } = startMachine(
    siteSearchMachine.provide({ actors: { loadSearch: loads.logic, searchAll: searches.logic } }),
  );
  return {
    actor,
    loads,
    searches,
    type: (query: string) => actor.send({ type: 'query.change', query }),
    answerLoad: () => loads.answer(data),
    answer: (...ids: string[]) => searches.answer(groupsOf(...ids)),
  };
}

const shown = (actor: Actor<typeof siteSearchMachine>) => {
  const snapshot = actor.getSnapshot();
  return {
    state: [...snapshot.tags].join(),
    query: snapshot.context.query,
    hits: hitsOf(snapshot.context).map(({ id }) => id),
    active: activeOf(snapshot.context),
  };
};

/** With `a`, `b` and `c` found for `sun`. */
async function startFound() {
  const found = start();
  found.type('sun');
  await found.answerLoad();
  await found.answer('a', 'b', 'c');
  return found;
}

test('opens with the first letter, reads everything, then searches it', async () => {
  const { actor, loads, searches, type, answerLoad, answer } = start();
  expect(shown(actor)).toEqual({ state: 'closed', query: '', hits: [], active: null });
  type('s');
  expect(shown(actor).state).toBe('waiting');
  expect([loads.calls.length, searches.calls.length]).toEqual([1, 0]);
  type('su');
  await answerLoad();
  expect(searches.inputs()).toEqual([{ query: 'su', data }]);
  expect(shown(actor).state).toBe('waiting');
  await answer('a', 'b');
  expect(shown(actor)).toEqual({ state: 'results', query: 'su', hits: ['a', 'b'], active: null });
});

test('blank text opens nothing', () => {
  const { actor, loads, type } = start();
  type('  ');
  actor.send({ type: 'list.open' });
  actor.send({ type: 'list.next' });
  expect(shown(actor)).toEqual({ state: 'closed', query: '  ', hits: [], active: null });
  expect(loads.calls).toHaveLength(0);
});

test('typing on keeps what was found until the next answer', async () => {
  const { actor, loads, type, answer } = await startFound();
  type('suns');
  expect(shown(actor)).toEqual({ state: 'results', query: 'suns', hits: ['a', 'b', 'c'], active: null });
  await answer();
  expect(shown(actor)).toEqual({ state: 'none', query: 'suns', hits: [], active: null });
  type('sun');
  expect(shown(actor).state).toBe('none');
  await answer('a');
  expect(shown(actor)).toEqual({ state: 'results', query: 'sun', hits: ['a'], active: null });
  expect(loads.calls).toHaveLength(1);
});

test('an answer to what was typed before is dropped', async () => {
  const { actor, searches, type, answer } = await startFound();
  type('h');
  type('he');
  await settled(() => searches.calls[1]?.resolve(groupsOf('stale')));
  expect(shown(actor).hits).toEqual(['a', 'b', 'c']);
  await answer('fresh');
  expect(shown(actor).hits).toEqual(['fresh']);
  expect(searches.inputs().map(({ query }) => query)).toEqual(['sun', 'h', 'he']);
});

test('an answer after closing is dropped', async () => {
  const { actor, type, answerLoad, answer } = start();
  type('sun');
  actor.send({ type: 'list.close' });
  await answerLoad();
  expect(shown(actor)).toEqual({ state: 'closed', query: 'sun', hits: [], active: null });
  actor.send({ type: 'list.open' });
  await answerLoad();
  actor.send({ type: 'list.close' });
  await answer('late');
  expect(shown(actor)).toEqual({ state: 'closed', query: 'sun', hits: [], active: null });
});

test('each opening reads everything anew', async () => {
  const { actor, loads } = await startFound();
  actor.send({ type: 'list.close' });
  actor.send({ type: 'list.open' });
  expect(shown(actor)).toEqual({ state: 'waiting', query: 'sun', hits: [], active: null });
  expect(loads.calls).toHaveLength(2);
});

describe('the arrow keys', () => {
  const step = (actor: Actor<typeof siteSearchMachine>, by: 1 | -1) => {
    actor.send({ type: by === 1 ? 'list.next' : 'list.previous' });
    return shown(actor).active;
  };

  test('go through the hits and the way to Discover, round and round', async () => {
    const { actor } = await startFound();
    expect([1, 1, 1, 1, 1].map(() => step(actor, 1))).toEqual([0, 1, 2, 3, 0]);
    expect([1, 1].map(() => step(actor, -1))).toEqual([3, 2]);
  });

  test('begin at the end when going up', async () => {
    const { actor } = await startFound();
    expect(step(actor, -1)).toBe(3);
  });

  test('open the closed list at its first or last option', async () => {
    for (const [by, active] of [
      [1, 0],
      [-1, 2],
    ] as const) {
      const { actor, answerLoad, answer } = await startFound();
      actor.send({ type: 'list.close' });
      step(actor, by);
      expect(shown(actor).state).toBe('waiting');
      await answerLoad();
      await answer('a', 'b');
      expect(shown(actor)).toEqual({ state: 'results', query: 'sun', hits: ['a', 'b'], active });
    }
  });

  test('typing or moving the caret leaves the options', async () => {
    const { actor, type } = await startFound();
    step(actor, 1);
    actor.send({ type: 'list.leave' });
    expect(shown(actor).active).toBeNull();
    step(actor, 1);
    type('suns');
    expect(shown(actor).active).toBeNull();
  });

  test('a shorter answer keeps the active option among its options', async () => {
    const { actor, type, answer } = await startFound();
    type('suns');
    expect([step(actor, 1), step(actor, 1), step(actor, 1)]).toEqual([0, 1, 2]);
    await answer();
    expect(shown(actor)).toEqual({ state: 'none', query: 'suns', hits: [], active: 0 });
  });

  test('reach the way to Discover where nothing was found or could be read', async () => {
    const { actor, loads, type } = start();
    type('sun');
    await loads.refuse();
    expect([step(actor, 1), step(actor, 1)]).toEqual([0, 0]);
    actor.send({ type: 'list.leave' });
    expect(shown(actor)).toEqual({ state: 'failed', query: 'sun', hits: [], active: null });
  });
});

describe('closes', () => {
  test.each([
    ['when it is told to, and keeps the text', { type: 'list.close' }, 'sun'],
    ['when the text is emptied', { type: 'query.change', query: '' }, ''],
    ['when the text is blank', { type: 'query.change', query: ' ' }, ' '],
    ['when something was chosen, and forgets the text', { type: 'search.reset' }, ''],
  ] as const)('%s', async (_when, event, query) => {
    for (const begin of [startFound, async () => start()]) {
      const { actor, type } = await begin();
      type('sun');
      actor.send(event);
      expect(shown(actor)).toEqual({ state: 'closed', query, hits: [], active: null });
    }
  });

  test('a closed list knows no way back to its text', () => {
    const { actor } = start();
    actor.send({ type: 'list.leave' });
    actor.send({ type: 'list.close' });
    expect(shown(actor)).toEqual({ state: 'closed', query: '', hits: [], active: null });
  });
});

describe('a failure', () => {
  test('of the reading is said; typing on tries again', async () => {
    const { actor, loads, type, answerLoad, answer } = start();
    type('sun');
    await loads.refuse();
    expect(shown(actor)).toEqual({ state: 'failed', query: 'sun', hits: [], active: null });
    type('suns');
    expect(shown(actor).state).toBe('waiting');
    await answerLoad();
    await answer('a');
    expect(shown(actor)).toEqual({ state: 'results', query: 'suns', hits: ['a'], active: null });
  });

  test('of the search is said; coming back to the field tries again', async () => {
    const { actor, searches, type } = await startFound();
    type('suns');
    await searches.refuse();
    expect(shown(actor)).toEqual({ state: 'failed', query: 'suns', hits: [], active: null });
    actor.send({ type: 'list.open' });
    expect(shown(actor).state).toBe('waiting');
  });

  test('is closed like anything else', async () => {
    const { actor, loads, type } = start();
    type('sun');
    await loads.refuse();
    actor.send({ type: 'list.close' });
    expect(shown(actor)).toEqual({ state: 'closed', query: 'sun', hits: [], active: null });
  });
});

test('without real parts every opening fails instead of waiting for ever', async () => {
  const { actor } = startMachine(siteSearchMachine);
  await settled(() => actor.send({ type: 'query.change', query: 'sun' }));
  expect(shown(actor).state).toBe('failed');
});

test('nothing found at once is said, and something found then shows', async () => {
  const { actor, type, answerLoad, answer } = start();
  type('sun');
  await answerLoad();
  await answer();
  expect(shown(actor)).toEqual({ state: 'none', query: 'sun', hits: [], active: null });
  type('su');
  await answer('a');
  expect(shown(actor)).toEqual({ state: 'results', query: 'su', hits: ['a'], active: null });
});

test('the way to Discover is the last option too where nothing could be read', async () => {
  const { actor, loads, type } = start();
  type('sun');
  await loads.refuse();
  actor.send({ type: 'list.previous' });
  expect(shown(actor)).toEqual({ state: 'failed', query: 'sun', hits: [], active: 0 });
});
