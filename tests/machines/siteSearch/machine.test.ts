import { startOnFakes } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import type { Command, CommandId } from '@/data/schema/shapes/command';
import type { Post } from '@/data/schema/shapes/post';
import type { SearchGroup } from '@/data/schema/shapes/siteSearch';
import { activeOf, activeOption, commandsOf, hitsOf, siteSearchMachine } from '@/machines/siteSearch/machine';

const posts: Post[] = [];

/** Returns a group with one hit for each id. */
const groupsOf = (...ids: string[]): SearchGroup[] =>
  ids.map((id) => ({
    kind: 'startup',
    hits: [{ id, name: id, isVerified: false, image: '', title: [], detail: [], href: `/startups/${id}` }],
  }));

const commands: Command[] = (
  [
    ['home', 'Go to Home'],
    ['starred', 'Go to Starred'],
    ['theme', 'Switch theme'],
  ] as [CommandId, string][]
).map(([id, label]) => ({ id, label, run: () => {} }));

type List = 'open' | 'close' | 'next' | 'previous' | 'leave';

function start() {
  const { actor, asked, answer, fail, answerLate } = startOnFakes(siteSearchMachine);
  return {
    actor,
    loads: () => asked('loadPosts').length,
    searches: () => asked('searchAll'),
    type: (...queries: string[]) => {
      for (const query of queries) actor.send({ type: 'query.change', query });
    },
    list: (...acts: List[]) => {
      for (const act of acts) actor.send({ type: `list.${act}` });
    },
    load: () => answer('loadPosts', posts),
    failToLoad: () => fail('loadPosts'),
    find: (...ids: string[]) => answer('searchAll', groupsOf(...ids)),
    findLate: (...ids: string[]) => answerLate('searchAll', groupsOf(...ids)),
    failToFind: () => fail('searchAll'),
    open: () => actor.send({ type: 'commands.open' }),
    offer: () => answer('loadCommands', commands),
    failToOffer: () => fail('loadCommands'),
    offers: () => asked('loadCommands').length,
    commands: () => commandsOf(actor.getSnapshot().context).map(({ id }) => id),
    option: () => activeOption(actor.getSnapshot().context)?.id,
    /** Returns the state, the query, the ids of the hits and the active option. */
    shown: () => {
      const { tags, context } = actor.getSnapshot();
      return [[...tags].join(), context.query, hitsOf(context).map(({ id }) => id), activeOf(context)];
    },
    state: () => [...actor.getSnapshot().tags].join(),
    active: () => activeOf(actor.getSnapshot().context),
  };
}

/** Starts the machine and searches for `sun`, with these ids as the hits. */
async function startFound(...ids: string[]) {
  const search = start();
  search.type('sun');
  await search.load();
  await search.find(...ids);
  return search;
}

async function startFailed() {
  const search = start();
  search.type('sun');
  await search.failToLoad();
  return search;
}

test('site search opens when the user types the first letter, loads the posts, and then searches them', async () => {
  const search = start();
  expect(search.shown()).toEqual(['closed', '', [], null]);
  search.type(' ');
  search.list('open', 'next', 'previous');
  expect(search.shown()).toEqual(['closed', ' ', [], null]);
  search.type('s');
  expect([search.state(), search.loads(), search.searches().length]).toEqual(['waiting', 1, 0]);
  search.type('su');
  await search.load();
  expect([search.state(), search.searches()]).toEqual(['waiting', [{ query: 'su', posts }]]);
  await search.find('a', 'b');
  expect(search.shown()).toEqual(['results', 'su', ['a', 'b'], null]);
});

test('site search shows the last hits until newer hits arrive, ignores hits of older queries, and searches again on list.open after a failed search', async () => {
  const search = await startFound('a', 'b');
  search.type('h', 'he');
  await search.findLate('stale');
  expect(search.shown()).toEqual(['results', 'he', ['a', 'b'], null]);
  await search.find();
  expect(search.shown()).toEqual(['none', 'he', [], null]);
  search.type('sun');
  expect(search.state()).toBe('none');
  await search.find('fresh');
  expect(search.shown()).toEqual(['results', 'sun', ['fresh'], null]);
  expect([search.loads(), search.searches().length]).toEqual([1, 4]);
  search.type('suns');
  await search.failToFind();
  expect(search.shown()).toEqual(['failed', 'suns', [], null]);
  search.list('open');
  expect(search.state()).toBe('waiting');
});

test('site search ignores posts and hits that arrive after closing, and loads the posts again when opened', async () => {
  const search = start();
  search.type('sun');
  search.list('close');
  await search.load();
  expect(search.shown()).toEqual(['closed', 'sun', [], null]);
  search.list('open');
  expect([search.shown(), search.loads()]).toEqual([['waiting', 'sun', [], null], 2]);
  await search.load();
  search.list('close');
  await search.find('late');
  expect(search.shown()).toEqual(['closed', 'sun', [], null]);
});

test('site search: the arrow keys move through the hits and the link to the page Discover, and wrap around at both ends', async () => {
  const search = await startFound('a', 'b', 'c');
  const seen = (['next', 'next', 'next', 'next', 'next', 'previous', 'previous'] as const).map((act) => {
    search.list(act);
    return search.active();
  });
  expect(seen).toEqual([0, 1, 2, 3, 0, 3, 2]);
  const up = await startFound('a', 'b', 'c');
  up.list('previous');
  expect(up.active()).toBe(3);
});

test.each([
  ['next', 0],
  ['previous', 2],
] as const)(
  'site search: the event list.%s opens the closed list, and activates the option at the index %i when results arrive',
  async (act, active) => {
    const search = await startFound();
    search.list('close', act);
    expect(search.state()).toBe('waiting');
    await search.load();
    await search.find('a', 'b');
    expect(search.shown()).toEqual(['results', 'sun', ['a', 'b'], active]);
  },
);

test.each([
  ['moving the caret', (search: ReturnType<typeof start>) => search.list('leave')],
  ['typing', (search: ReturnType<typeof start>) => search.type('suns')],
])('site search: %s deactivates the active option', async (_, leave) => {
  const search = await startFound('a');
  search.list('next');
  leave(search);
  expect(search.active()).toBeNull();
});

test('site search: a list that is opened again has no active option', async () => {
  const search = await startFound('a', 'b');
  search.list('next', 'next', 'close', 'open');
  expect(search.active()).toBeNull();
  await search.load();
  await search.find('a', 'b');
  expect(search.shown()).toEqual(['results', 'sun', ['a', 'b'], null]);
});

test('site search: the last option becomes active if newer results are too few to contain the active option', async () => {
  const search = await startFound('a', 'b', 'c');
  search.type('suns');
  search.list('next', 'next', 'next');
  expect(search.active()).toBe(2);
  await search.find();
  expect(search.shown()).toEqual(['none', 'suns', [], 0]);
});

test('site search: the arrow keys reach the link to the page Discover even if the data fails to load', async () => {
  const search = await startFailed();
  const seen = (['next', 'next', 'previous', 'leave'] as const).map((act) => {
    search.list(act);
    return search.active();
  });
  expect([search.state(), seen]).toEqual(['failed', [0, 0, 0, null]]);
});

test.each([
  ['on list.close, without changing the text', { type: 'list.close' }, 'sun'],
  ['when the user empties the text', { type: 'query.change', query: '' }, ''],
  ['when the user types only blanks', { type: 'query.change', query: ' ' }, ' '],
  ['when the user chooses a hit, and clears the text', { type: 'search.reset' }, ''],
] as const)('site search closes %s', async (_when, event, query) => {
  const waiting = start();
  waiting.type('sun');
  for (const search of [await startFound('a'), waiting, await startFailed()]) {
    search.actor.send(event);
    expect(search.shown()).toEqual(['closed', query, [], null]);
  }
});

/** Starts the machine and opens the commands. */
async function startOffered() {
  const search = start();
  search.open();
  await search.offer();
  return search;
}

test('site search: commands.open loads the commands, and shows them without a query or a search', async () => {
  const search = start();
  search.open();
  expect([search.state(), search.offers()]).toEqual(['closed', 1]);
  search.list('next', 'open');
  await search.offer();
  expect([search.state(), search.commands(), search.active(), search.loads()]).toEqual([
    'commands',
    ['home', 'starred', 'theme'],
    null,
    0,
  ]);
  search.open();
  expect([search.state(), search.offers()]).toEqual(['commands', 1]);
});

test('site search: the arrow keys move through the commands alone without a query, and wrap around', async () => {
  const search = await startOffered();
  const seen = (['previous', 'next', 'next', 'leave', 'next'] as const).map((act) => {
    search.list(act);
    return [search.active(), search.option()];
  });
  expect(seen).toEqual([
    [2, 'theme'],
    [0, 'home'],
    [1, 'starred'],
    [null, undefined],
    [0, 'home'],
  ]);
});

test('site search: typing filters the commands, activates the first one, and searches below them', async () => {
  const search = await startOffered();
  search.type('st');
  expect([search.state(), search.commands(), search.option()]).toEqual(['waiting', ['starred'], 'starred']);
  await search.load();
  await search.find('a', 'b');
  expect([search.state(), search.commands(), search.option()]).toEqual(['results', ['starred'], 'starred']);
  const seen = (['next', 'next', 'next', 'next'] as const).map((act) => {
    search.list(act);
    return [search.active(), search.option()];
  });
  expect(seen).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, undefined],
    [0, 'starred'],
  ]);
  search.type('sto');
  expect([search.commands(), search.active()]).toEqual([[], null]);
});

test('site search: emptying the query shows all commands again, without the results', async () => {
  const search = await startOffered();
  search.type('st');
  await search.load();
  await search.find('a');
  search.type(' ');
  expect([search.shown(), search.commands().length]).toEqual([['commands', ' ', [], null], 3]);
  search.type('  ');
  expect(search.shown()).toEqual(['commands', '  ', [], null]);
});

test('site search: text typed while the commands load is searched afterwards', async () => {
  const search = start();
  search.open();
  search.type('go st');
  expect(search.state()).toBe('closed');
  await search.offer();
  expect([search.state(), search.commands(), search.option(), search.loads()]).toEqual([
    'waiting',
    ['starred'],
    'starred',
    1,
  ]);
});

test('site search: commands.open adds the commands to an open search, once', async () => {
  const search = await startFound('a');
  expect(search.commands()).toEqual([]);
  search.open();
  await search.offer();
  await search.load();
  search.open();
  expect([search.state(), search.offers()]).toEqual(['waiting', 1]);
});

test('site search: if the commands fail to load, typing searches without them, and opening the list loads them again', async () => {
  const search = start();
  search.open();
  await search.failToOffer();
  expect([search.state(), search.active()]).toEqual(['failed', null]);
  search.list('next');
  expect(search.active()).toBeNull();
  search.list('open');
  expect(search.offers()).toBe(2);
  await search.failToOffer();
  search.type('st');
  expect([search.state(), search.commands()]).toEqual(['waiting', []]);
});

test('site search: the commands stay above a failed search', async () => {
  const search = await startOffered();
  search.type('st');
  await search.failToLoad();
  expect([search.state(), search.commands(), search.option()]).toEqual(['failed', ['starred'], 'starred']);
  search.type('');
  expect(search.state()).toBe('commands');
});

test.each([
  ['list.close', { type: 'list.close' }],
  ['search.reset', { type: 'search.reset' }],
] as const)('site search: after %s, the next search has no commands', async (_, event) => {
  const search = await startOffered();
  search.actor.send(event);
  expect([search.state(), search.commands()]).toEqual(['closed', []]);
  search.type('st');
  expect([search.state(), search.commands()]).toEqual(['waiting', []]);
  const loading = start();
  loading.open();
  loading.actor.send(event);
  await loading.offer();
  expect([loading.state(), loading.commands()]).toEqual(['closed', []]);
});
