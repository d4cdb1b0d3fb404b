import 'fake-indexeddb/auto';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPipelineStore } from '@/data/adapters/stores/devicePipeline';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { ReceivedRequest, RequestStore, SentRequest } from '@/data/ports/RequestStore';
import type { World } from '@/data/ports/World';
import { noMarks } from '@/data/schema/shapes/noMarks';
import {
  type CardId,
  defaultStages,
  type PipelineChange,
  type StoredCard,
} from '@/data/schema/shapes/pipeline';
import { now, record } from '../../support/accountRecords';
import { freshDevices } from '../../support/tabs';

const { openTab } = freshDevices('pipeline');
let device: DeviceStore;
beforeEach(() => {
  device = openTab();
});
const owner = 'uid-nora';

const stored = (name: string, more: Partial<StoredCard> = {}): StoredCard => ({
  ...{ name, face: '', board: 'deals', stage: 'look', since: 1, history: [] },
  ...more,
});
const card = (id: CardId, value?: StoredCard): PipelineChange => ({ kind: 'card', id, value });
const step = (id: CardId, text: string): PipelineChange => ({ kind: 'cardStep', id, value: { text } });
const kestrel: CardId = 'startup:kestrel';
const merlin: CardId = 'startup:merlin';

const unused = async (): Promise<never> => {
  throw new Error('This store reads no events.');
};
const storeOf = (from = device, sample: PipelineChange[] = [], whose = owner): PipelineStore =>
  createPipelineStore({
    ...{ device: from, owner: whose, now: () => now, loadSample: async () => sample },
    ...{ messages: unused, requests: unused, marks: unused, world: unused, ownId: () => owner },
  });
const namesIn = async (store: PipelineStore) => (await store.load()).cards.map(({ name }) => name);

describe('the store of the pipeline', () => {
  test('returns each written record to its owner, in another tab too, and none to another account', async () => {
    await storeOf().write([
      card(kestrel, stored('Kestrel')),
      step(kestrel, 'Call'),
      { kind: 'cardTags', id: kestrel, value: ['Lead'] },
      { kind: 'cardPass', id: kestrel, value: { reason: 'timing', words: 'Later' } },
      { kind: 'boardStages', id: 'raise', value: [{ id: 'a', kind: 'open' }] },
      { kind: 'cardNote', id: `${kestrel}/b`, value: { text: 'Second', at: 2 } },
      { kind: 'cardNote', id: `${kestrel}/a`, value: { text: 'First', at: 1 } },
      { kind: 'cardNote', id: `${kestrel}-two/a`, value: { text: 'Of another card', at: 1 } },
      { kind: 'contact', id: 'tobias', value: { name: 'Tobias' } },
      {
        kind: 'savedSearch',
        id: 's',
        value: { name: 'AI', address: '', seenAt: 1, seenIds: [], tells: true },
      },
      { kind: 'later', id: 'row', value: { until: 5 } },
    ]);
    const store = storeOf(openTab());
    expect(await store.load()).toEqual({
      cards: [
        {
          ...{ ...stored('Kestrel'), id: kestrel, step: { text: 'Call' }, tags: ['Lead'] },
          pass: { reason: 'timing', words: 'Later' },
        },
      ],
      stages: { ...defaultStages, raise: [{ id: 'a', kind: 'open' }] },
      quarantined: 0,
    });
    expect(await store.loadNotes(kestrel)).toEqual([
      { id: 'a', text: 'First', at: 1 },
      { id: 'b', text: 'Second', at: 2 },
    ]);
    expect([await store.loadContacts(), (await store.loadSearches()).map(({ id }) => id)]).toEqual([
      [{ id: 'tobias', name: 'Tobias' }],
      ['s'],
    ]);
    expect(await store.loadLater()).toEqual(new Map([['row', { until: 5 }]]));
    const other = storeOf(device, [], 'uid-ole');
    expect([await namesIn(other), await other.loadNotes(kestrel)]).toEqual([[], []]);
  });

  test('stored records override the sample records, and a deleted sample record stays deleted until it is written again', async () => {
    const sample = [card(kestrel, stored('Kestrel')), card(merlin, stored('Merlin')), step(merlin, 'Call')];
    const store = storeOf(device, sample);
    expect(await namesIn(store)).toEqual(['Kestrel', 'Merlin']);
    await store.write([card(kestrel, stored('Mine')), card(merlin)]);
    const again = storeOf(openTab(), sample);
    expect(await namesIn(again)).toEqual(['Mine']);
    await again.write([card(merlin, stored('Back'))]);
    expect((await again.load()).cards.map(({ name, step: next }) => [name, next?.text])).toEqual([
      ['Mine', undefined],
      ['Back', 'Call'],
    ]);
    await device.removeAll(owner);
    expect(await namesIn(storeOf(device, sample))).toEqual(['Kestrel', 'Merlin']);
  });

  test('an unchanged card is the same object after another card, its step or its tags change', async () => {
    const store = storeOf();
    await store.write([card(kestrel, stored('Kestrel')), card(merlin, stored('Merlin'))]);
    const [first, second] = (await store.load()).cards;
    await store.write([step(merlin, 'Call'), { kind: 'cardTags', id: merlin, value: ['Lead'] }]);
    const { cards } = await store.load();
    expect(cards[0]).toBe(first);
    expect(cards[1]).toEqual({ ...second, step: { text: 'Call' }, tags: ['Lead'] });
  });

  test('a load after no change returns the same cards and stages', async () => {
    const sample = [card(merlin, stored('Merlin')), step(merlin, 'Call')];
    const store = storeOf(device, sample);
    await store.write([card(kestrel, stored('Kestrel'))]);
    const first = await store.load();
    const second = await store.load();
    expect(second.cards).toBe(first.cards);
    expect(second.stages).toBe(first.stages);
    expect([...first.cards].map(({ name }) => name).sort()).toEqual(['Kestrel', 'Merlin']);
  });

  test('a removed record that isn’t a sample record leaves nothing in storage', async () => {
    const store = storeOf(device, [card(merlin, stored('Merlin'))]);
    await store.write([card(kestrel, stored('Kestrel'))]);
    await store.write([card(kestrel), step(merlin, 'Call')]);
    const kinds = (await device.readAll(owner)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'sampleDate')).toEqual(['cardStep']);
  });

  test('sample data that couldn’t be loaded are loaded by the next load, and again after all records are replaced', async () => {
    const dates: number[] = [];
    const store = createPipelineStore({
      ...{ device, owner, now: () => now, ownId: () => owner },
      ...{ messages: unused, requests: unused, marks: unused, world: unused },
      async loadSample(date) {
        dates.push(date);
        if (dates.length === 1) throw new Error('No network');
        return [card(merlin, stored('Merlin'))];
      },
    });
    const stop = store.observe(() => {});
    await expect(store.load()).rejects.toThrow('No network');
    expect([await namesIn(store), await namesIn(store)]).toEqual([['Merlin'], ['Merlin']]);
    await device.replaceAll(owner, [record('sampleDate', 'feed', now + 1)]);
    expect(await namesIn(store)).toEqual(['Merlin']);
    expect(dates).toEqual([now, now, now + 1]);
    stop();
  });

  test('notes of the same time are sorted by id', async () => {
    const store = storeOf();
    const note = (id: string): PipelineChange => ({
      ...{ kind: 'cardNote', id: `${kestrel}/${id}`, value: { text: id, at: 1 } },
    });
    const sample = storeOf(openTab(), [note('c'), note('a')]);
    await store.write([note('b')]);
    expect((await sample.loadNotes(kestrel)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('a step without a text is no step, and a removed pass is no pass', async () => {
    const store = storeOf();
    const pass = { kind: 'cardPass', id: kestrel, value: { reason: 'early', words: '' } } as const;
    await store.write([card(kestrel, stored('Kestrel')), step(kestrel, 'Call'), pass]);
    await store.write([step(kestrel, ''), { ...pass, value: undefined }]);
    expect((await store.load()).cards).toEqual([{ ...stored('Kestrel'), id: kestrel, tags: [] }]);
  });

  test('writes all changes in one transaction: either all are stored, or none', async () => {
    const store = storeOf();
    vi.spyOn(device, 'writeAll').mockRejectedValueOnce(new Error('No room'));
    const changes = [card(kestrel, stored('Kestrel')), step(kestrel, 'Call')];
    await expect(store.write(changes)).rejects.toThrow('No room');
    expect(await namesIn(storeOf(openTab()))).toEqual([]);
    await store.write(changes);
    expect(device.writeAll).toHaveBeenCalledTimes(2);
  });

  test('counts damaged records of each kind, and returns the others', async () => {
    await device.writeAll(owner, [
      record('card', kestrel, { ...stored('Kestrel'), board: 'none' }),
      record('card', merlin, stored('Merlin')),
      record('cardStep', merlin, 'Call'),
      record('cardTags', merlin, 'Lead'),
      record('cardPass', merlin, 'Later'),
      record('boardStages', 'raise', 'none'),
    ]);
    const { cards, quarantined } = await storeOf().load();
    expect([cards.map(({ id }) => id), quarantined]).toEqual([[merlin], 5]);
  });

  test('notifies an observer of changes of the pipeline in any tab, and of no others, until it unsubscribes', async () => {
    const store = storeOf();
    const seen = vi.fn();
    const stop = store.observe(seen);
    await store.write([card(kestrel, stored('Kestrel'))]);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    await storeOf(openTab()).write([step(kestrel, 'Call')]);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
    await device.writeAll(owner, [record('star', kestrel, true)]);
    await device.replaceAll(owner, []);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(3));
    stop();
    await store.write([card(kestrel, stored('Kestrel'))]);
    expect(seen).toHaveBeenCalledTimes(3);
  });
});

describe('the events of the pipeline', () => {
  const request = (more: object) => ({
    state: 'requested',
    requestedAt: 1,
    answeredAt: null,
    note: '',
    ...more,
  });
  const of = (uid: string) => ({ from: { id: uid } });

  function openEvents() {
    const messages = listening<[]>();
    const requests = listening<[]>();
    const world = listening<[]>();
    const topics: string[] = [];
    const store = createPipelineStore({
      ...{ device, owner, now: () => now, loadSample: async () => [], ownId: () => 'nora' },
      messages: fakePort<MessageStore>({
        readEnds: async () => new Map([['kit', { at: 3, isOwnLast: true }]]),
        subscribe: messages.listen as never,
      }).open,
      requests: fakePort<RequestStore>({
        load: async () => ({
          sent: [request({ startupId: 'kestrel' })] as unknown as SentRequest[],
          received: [
            request({ ...of('ravi'), requestedAt: 9 }),
            request({ ...of('ravi'), requestedAt: 4 }),
          ] as unknown as ReceivedRequest[],
        }),
        observe: requests.listen as never,
      }).open,
      marks: fakePort<MarkStore>({
        observe(listener) {
          const interest = { 'startup:kestrel': true, 'startup:merlin': false };
          listener({ ...noMarks, interest });
          return () => {};
        },
      }).open,
      world: fakePort<World>({
        loadPages: async () =>
          ({
            users: [
              { user: { id: 'mina' }, follows: ['investor:nora'] },
              { user: { id: 'other' }, follows: ['user:mina'] },
            ],
          }) as never,
        observe: ((topic: string, listener: () => void) => {
          topics.push(topic);
          return world.listen(listener);
        }) as never,
      }).open,
    });
    return { store, sources: [messages, requests, world], topics };
  }

  test('loadEvents returns ends of conversations, the latest requests, interests and followers', async () => {
    expect(await openEvents().store.loadEvents()).toEqual({
      ends: new Map([['kit', { at: 3, isOwnLast: true }]]),
      sent: new Map([['kestrel', expect.objectContaining({ requestedAt: 1 })]]),
      received: new Map([['ravi', expect.objectContaining({ requestedAt: 9 })]]),
      interests: new Set(['kestrel']),
      followers: new Set(['mina']),
    });
  });

  test('observeEvents reports changes of messages, requests and profiles until it stops', async () => {
    const { store, sources, topics } = openEvents();
    const seen = vi.fn();
    const stop = store.observeEvents(seen);
    await vi.waitFor(() => expect(sources.map(({ count }) => count())).toEqual([1, 1, 1]));
    for (const { tell } of sources) tell();
    expect([seen.mock.calls.length, topics]).toEqual([3, ['profiles']]);
    stop();
    expect(sources.map(({ count }) => count())).toEqual([0, 0, 0]);
  });

  test('observeEvents listens to nothing if it stops before the stores are open', async () => {
    const { store, sources } = openEvents();
    store.observeEvents(() => {})();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sources.map(({ count }) => count())).toEqual([0, 0, 0]);
  });
});
