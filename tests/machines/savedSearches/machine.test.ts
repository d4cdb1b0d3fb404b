import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import type { SavedSearch } from '@/data/ports/PipelineStore';
import { draftDelay } from '@/data/schema/shapes/constants';
import { pipelineLimits } from '@/data/schema/shapes/pipeline';
import { newFor } from '@/machines/savedSearches/changes';
import { savedSearchesMachine } from '@/machines/savedSearches/machine';
import type { News, SavedSearchesEvent, SearchChange } from '@/machines/savedSearches/types';
import { describeFailures, describeOutbox, describeResending, type World } from '../shared/promises';

const search = (id: string, more: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id, name: id, address: `?q=${id}`, seenAt: 10, seenIds: [], tells: true },
  ...more,
});
const ai = search('ai');
const seed = search('seed', { seenIds: ['ledgerline'] });
const changeOf = ({ id, ...value }: SavedSearch): SearchChange => ({ kind: 'savedSearch', id, value });
/** Two startups are new for the search `ai`, and one of them for `seed`. */
const news: News = {
  ai: [{ id: 'mirahealth' }, { id: 'kestrel', at: 20 }],
  seed: [{ id: 'kestrel', at: 20 }],
};

const world: World = {
  machine: savedSearchesMachine,
  retry: 'searches.retry',
  load: async (machine) => {
    await machine.answer('loadSearches', [ai, seed]);
    await machine.answer('loadNews', news);
  },
};
const quiet = { type: 'search.tell', id: 'ai', tells: false } as const;
const isQuiet = changeOf({ ...ai, tells: false });
const removing = { type: 'search.remove', id: 'seed' } as const;
const isRemoved: SearchChange = { kind: 'savedSearch', id: 'seed', value: undefined };
describeOutbox('savedSearches', world, { actor: 'searchStore', event: quiet, change: isQuiet });
describeResending('savedSearches', world, {
  ...{ actor: 'searchStore', event: quiet, change: isQuiet, failed: 'data.failed' },
  other: { event: removing, change: isRemoved },
});

describeFailures('savedSearches', world, ['watchDirectory']);

async function start(stored: readonly SavedSearch[] = [ai, seed], counted: News = news) {
  const machine = startOnFakes(savedSearchesMachine);
  await machine.answer('loadSearches', stored);
  await machine.answer('loadNews', counted);
  return {
    ...machine,
    written: () => machine.commands('searchStore').map(({ change }) => change),
    searches: () => machine.context().searches,
  };
}

const opening = { type: 'dialog.open', name: 'AI, Seed', address: '?industry=AI' } as const;
const submitting = { type: 'dialog.submit', id: 'new', at: 99 } as const;

it('savedSearches: the newest search is first, and new results are counted after the searches are shown', async () => {
  const machine = startOnFakes(savedSearchesMachine);
  expect(machine.tags()).toEqual(['loading']);
  await machine.answer('loadSearches', [ai, seed]);
  expect([machine.tags(), machine.context().searches, machine.context().news]).toEqual([
    ['ready'],
    [seed, ai],
    {},
  ]);
  expect(machine.asked('loadNews')).toEqual([{ searches: [seed, ai] }]);
  await machine.answer('loadNews', news);
  expect(machine.context().news).toEqual(news);
});

it('savedSearches: new results are counted again after a change of the directory, and the counts stay if that fails', async () => {
  const machine = await start();
  machine.tell('watchDirectory', { type: 'directory.changed' });
  machine.tell('watchDirectory', { type: 'directory.changed' });
  await machine.fail('loadNews');
  expect([machine.asked('loadNews').length, machine.context().news]).toEqual([3, news]);
  expect(machine.value()).toMatchObject({ data: { ready: { news: 'counted' } } });
  machine.tell('watchDirectory', { type: 'directory.changed' });
  await machine.answer('loadNews', {});
  expect(machine.context().news).toEqual({});
});

it('savedSearches: a failed load is repeated on retry, and a change of the store restarts a load', async () => {
  const machine = startOnFakes(savedSearchesMachine);
  machine.tell('searchStore', { type: 'store.changed' });
  expect(machine.asked('loadSearches').length).toBe(2);
  await machine.fail('loadSearches');
  expect(machine.tags()).toEqual(['failed']);
  machine.send(opening, { type: 'dialog.rename', id: 'ai' }, quiet, removing);
  expect([machine.value(), machine.commands('searchStore')]).toEqual([
    { data: 'failed', dialog: 'closed', sight: 'resting' },
    [],
  ]);
  machine.send({ type: 'searches.retry' });
  await machine.answer('loadSearches', [ai]);
  expect(machine.tags()).toEqual(['ready']);
});

it('savedSearches: searches that another tab stored appear, with the unsaved changes on top', async () => {
  const machine = await start();
  machine.send(quiet);
  machine.tell('searchStore', { type: 'store.changed' });
  machine.tell('searchStore', { type: 'store.changed' });
  await machine.answer('loadSearches', [ai, seed, search('third')]);
  expect(machine.searches()).toEqual([search('third'), seed, { ...ai, tells: false }]);
  machine.tell('searchStore', { type: 'store.changed' });
  await machine.fail('loadSearches');
  expect(machine.searches().length).toBe(3);
});

it('savedSearches: a saved search has its name without spaces around it, and all of its current results count as seen', async () => {
  const machine = await start();
  machine.send(opening);
  expect([machine.tags(), machine.context().draft]).toEqual([
    ['dialog', 'ready'],
    { id: null, name: 'AI, Seed', address: '?industry=AI', tells: true },
  ]);
  machine.send({ type: 'name.change', name: '  Wind ' }, { type: 'tells.change', tells: false }, submitting);
  expect(machine.asked('loadMatches')).toEqual([{ address: '?industry=AI' }]);
  machine.send({ type: 'dialog.close' }, submitting, opening, { type: 'name.change', name: 'Sun' });
  await machine.answer('loadMatches', [{ id: 'mirahealth' }, { id: 'kestrel', at: 20 }]);
  const saved = search('new', { name: 'Wind', address: '?industry=AI', seenAt: 99, tells: false });
  const written = { ...saved, seenIds: ['mirahealth'] };
  expect([machine.tags(), machine.searches(), machine.written()]).toEqual([
    ['ready'],
    [written, seed, ai],
    [changeOf(written)],
  ]);
});

it('savedSearches: a search that couldn’t be saved stays in the dialog, and can be saved again', async () => {
  const machine = await start();
  machine.send(opening, submitting);
  await machine.fail('loadMatches');
  expect(machine.value()).toMatchObject({ dialog: 'failed' });
  machine.send({ type: 'name.change', name: 'Wind' }, { type: 'tells.change', tells: false });
  expect(machine.context().draft).toMatchObject({ name: 'Wind', tells: false });
  machine.send(submitting);
  await machine.fail('loadMatches');
  machine.send({ type: 'dialog.close' });
  expect([machine.value(), machine.written()]).toEqual([expect.objectContaining({ dialog: 'closed' }), []]);
});

it.each(['', '  ', 'a'.repeat(pipelineLimits.searchName + 1)])(
  'savedSearches: a search can’t be saved or renamed with the name %j',
  async (name) => {
    for (const event of [opening, { type: 'dialog.rename', id: 'ai' }] satisfies SavedSearchesEvent[]) {
      const machine = await start();
      machine.send(event, { type: 'name.change', name }, submitting);
      expect([machine.tags(), machine.asked('loadMatches'), machine.written()]).toEqual([
        ['dialog', 'ready'],
        [],
        [],
      ]);
      machine.send({ type: 'dialog.close' });
      expect(machine.tags()).toEqual(['ready']);
    }
  },
);

it('savedSearches: a name can be as long as the limit', async () => {
  const machine = await start();
  const name = 'a'.repeat(pipelineLimits.searchName);
  machine.send({ type: 'dialog.rename', id: 'ai' }, { type: 'name.change', name }, submitting);
  expect(machine.written()).toEqual([changeOf({ ...ai, name })]);
});

it('savedSearches: with 20 searches, the dialog says that no further search can be saved', async () => {
  const many = Array.from({ length: pipelineLimits.searches }, (_, at) => search(`s${at + 10}`));
  const machine = await start(many);
  machine.send(opening);
  expect(machine.tags()).toEqual(['full', 'ready']);
  machine.send(submitting, { type: 'name.change', name: 'x' }, { type: 'dialog.close' }, quiet);
  expect([machine.tags(), machine.written()]).toEqual([['ready'], []]);
  machine.send({ type: 'search.remove', id: 's10' }, opening);
  expect(machine.tags()).toEqual(['dialog', 'ready']);
});

it('savedSearches: renaming changes the name and the switch, and keeps what the user has seen', async () => {
  const machine = await start();
  machine.send({ type: 'dialog.rename', id: 'none' });
  expect(machine.tags()).toEqual(['ready']);
  machine.send({ type: 'dialog.rename', id: 'seed' });
  expect(machine.context().draft).toEqual({ id: 'seed', name: 'seed', address: '?q=seed', tells: true });
  machine.send({ type: 'name.change', name: 'Sun' }, { type: 'tells.change', tells: false }, submitting);
  const renamed = { ...seed, name: 'Sun', tells: false };
  expect([machine.tags(), machine.searches(), machine.written()]).toEqual([
    ['ready'],
    [renamed, ai],
    [changeOf(renamed)],
  ]);
});

it('savedSearches: a search that another tab deletes while the user renames it stays deleted', async () => {
  const machine = await start();
  machine.send({ type: 'dialog.rename', id: 'seed' });
  machine.tell('searchStore', { type: 'store.changed' });
  await machine.answer('loadSearches', [ai]);
  machine.send({ type: 'name.change', name: 'Sun' }, submitting);
  expect([machine.tags(), machine.searches(), machine.written()]).toEqual([['ready'], [ai], []]);
});

it('savedSearches: a deleted search disappears immediately, and the event search.removed contains it', async () => {
  const machine = await start();
  machine.send({ type: 'search.remove', id: 'none' }, removing, removing);
  expect([machine.searches(), machine.written(), machine.emitted]).toEqual([
    [ai],
    [isRemoved],
    [{ type: 'search.removed', search: seed }],
  ]);
});

it('savedSearches: seen cards are stored together after a pause, for each search where they were new, and only once', async () => {
  const machine = await start();
  machine.send({ type: 'card.seen', id: 'heliogrid' });
  expect(machine.context().seen).toEqual([]);
  machine.send({ type: 'card.seen', id: 'mirahealth' }, { type: 'card.seen', id: 'kestrel' });
  machine.send({ type: 'card.seen', id: 'kestrel' });
  expect([machine.context().seen, machine.written()]).toEqual([['mirahealth', 'kestrel'], []]);
  machine.clock.increment(draftDelay);
  expect(machine.written()).toEqual([
    changeOf({ ...seed, seenAt: 20, seenIds: ['ledgerline'] }),
    changeOf({ ...ai, seenAt: 20, seenIds: ['mirahealth'] }),
  ]);
  machine.send({ type: 'card.seen', id: 'mirahealth' });
  machine.clock.increment(draftDelay);
  expect([machine.written().length, machine.context().seen]).toEqual([2, []]);
});

it('savedSearches: a seen card is new neither before nor after that is stored, and other searches aren’t written', async () => {
  const other = search('other');
  const machine = await start([ai, seed, other], {
    ai: [{ id: 'ledgerline' }, { id: 'mirahealth' }],
    seed: [{ id: 'ledgerline' }],
    other: [{ id: 'mirahealth' }],
  });
  const counts = () => machine.searches().map((each) => [each.id, newFor(machine.context(), each).length]);
  expect(counts()).toEqual([
    ['seed', 0],
    ['other', 1],
    ['ai', 2],
  ]);
  machine.send({ type: 'card.seen', id: 'ledgerline' });
  const after = [
    ['seed', 0],
    ['other', 1],
    ['ai', 1],
  ];
  expect(counts()).toEqual(after);
  machine.clock.increment(draftDelay);
  expect(counts()).toEqual(after);
  expect(machine.written()).toEqual([changeOf({ ...ai, seenIds: ['ledgerline'] })]);
});

it('savedSearches: the writing actor receives the seen cards that aren’t stored yet when the machine stops', async () => {
  const unsaved: (readonly SearchChange[])[] = [];
  const machine = startOnFakes(savedSearchesMachine, undefined, {
    searchStore: {
      onStop: (input: { unsaved: () => readonly SearchChange[] }) => void unsaved.push(input.unsaved()),
    },
  });
  await machine.answer('loadSearches', [ai]);
  await machine.answer('loadNews', news);
  machine.send({ type: 'card.seen', id: 'mirahealth' });
  machine.actor.stop();
  expect(unsaved).toEqual([[changeOf({ ...ai, seenIds: ['mirahealth'] })]]);
});
