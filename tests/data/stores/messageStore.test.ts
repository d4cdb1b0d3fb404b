import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { createMessageStore } from '@/data/adapters/stores/deviceMessages';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { DirectoryData } from '@/data/ports/Directory';
import type { SampleConversations } from '@/data/sample/conversations';
import json from '@/data/sample/conversations.json';
import { asha, people } from '@/data/sample/people';
import { messagesPage } from '@/data/schema/constants';
import { messageSchema } from '@/data/schema/conversation';
import { messageId } from '@/data/schema/messageId';
import { fakeStorage } from '../../support/fakeStorage';
import { minute, now as morning, record } from '../../support/records';
import { nora } from '../../support/stores';
import { freshDevices, withoutRoom } from '../../support/tabs';

const now = morning + 11 * minute;
const day = 24 * 60 * minute;

/** Whatever a conversation needs to know of the directory. */
const world = {
  startups: [{ id: 'heliogrid', name: 'Heliogrid', tagline: 'Rooftop solar', logo: '/heliogrid.svg' }],
  investors: [people.mina, people.ravi, people.claire].map((who) => ({
    ...who,
    title: who.role,
    profileImage: who.avatar,
  })),
  users: [people.asha, people.jonas, people.lena].map((who) => ({ ...who, profileImage: who.avatar })),
  quarantined: 0,
} as unknown as DirectoryData;
const worldWith = (id: string) => ({ ...world, startups: [{ ...world.startups[0], id }] }) as DirectoryData;

const { openTab } = freshDevices('messages');
let device: DeviceStore;
let notes: ReturnType<typeof fakeStorage>;
const load = vi.fn(async () => world);
/** Notifies of a change of other accounts. */
let changeOthers = () => {};
beforeEach(() => {
  notes = fakeStorage();
  device = openTab();
  load.mockReset().mockImplementation(async () => world);
});

const storeOf = (me = asha, from = device) =>
  createMessageStore({
    device: from,
    owner: me.id === asha.id ? 'sample' : `uid-${me.id}`,
    me: () => me,
    now: () => now,
    loadSample: async () => (me.id === asha.id ? (json as SampleConversations) : []),
    directory: { load },
    world: {
      loadContacts: async () => [],
      loadReceived: async () => ({ messages: [], hasEarlier: false }),
      observe(listener) {
        changeOthers = listener;
        return () => {};
      },
      observeReceived: () => () => {},
    },
    loadPresence: async () => memoryPresence(),
    notes,
  });

const outgoing = (at: number, message = 'Hello', unique = 'own') => ({
  id: messageId(at, unique),
  message,
  time: at,
});
const stored = (conversation: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const message = outgoing(now + at, String(at));
    return record(`message/${conversation}`, message.id, {
      ...message,
      sender: 'Asha',
      isSelf: true,
      avatar: '',
    });
  });
const texts = (page: { messages: { message: string }[] } | null) =>
  page?.messages.map(({ message }) => message);
type Store = ReturnType<typeof storeOf>;
const rowOf = async (store: Store, id: string) =>
  (await store.loadInbox()).conversations.find((conversation) => conversation.id === id);
const draft = (conversationId: string, text: string) => ({ kind: 'draft', conversationId, text }) as const;
const state = (conversationId: string, change: object) =>
  ({ kind: 'state', conversationId, state: change }) as const;
const lastOfMina = 'Can we talk Thursday? I have a few questions about churn.';
const firstOfMina = 'Hi Asha, we have been watching the rooftop numbers. 3,100 homes in a year is unusual.';

describe('the inbox', () => {
  test('of the sample person is the sample, dated from now, newest activity first', async () => {
    const { conversations, quarantined } = await storeOf().loadInbox();
    expect(quarantined).toBe(0);
    expect(
      conversations.map(({ name, lastMessage, isOwnLast, date, unread, online }) => {
        const days = Math.floor((now - (date ?? 0)) / day);
        return [name, lastMessage, isOwnLast, days, unread, online];
      }),
    ).toEqual([
      ['Mina Okafor', lastOfMina, false, 0, true, true],
      ['Ravi Kulkarni', 'Thanks, sending the deck now', true, 1, false, true],
      ['Lena Brandt', 'The pilot data looks great', false, 3, false, false],
      ['Jonas Felde', 'Happy to intro you to the team', false, 8, true, false],
    ]);
    const { id, name, role, avatar } = people.mina;
    const shown = { id, name, role, avatar, href: '/investors/mina-okafor' };
    const last = { lastMessage: lastOfMina, isOwnLast: false, date: now };
    const flags = { online: true, unread: true, muted: false, draft: '' };
    expect(conversations[0]).toEqual({ ...shown, ...last, ...flags });
  });

  test('has the draft of a conversation until it is emptied', async () => {
    const store = storeOf();
    await store.write(draft('lena-brandt', 'Half a'));
    expect(await rowOf(store, 'lena-brandt')).toMatchObject({ draft: 'Half a' });
    await store.write(draft('lena-brandt', ''));
    expect((await store.loadInbox()).conversations.map((row) => row.draft)).toEqual(['', '', '', '']);
  });

  test('has the last message of each as its preview and date, an own one cut to 30 characters', async () => {
    const store = storeOf();
    await store.send('lena-brandt', outgoing(now + 5, '123456789 123456789 123456789 1'));
    const { conversations } = await store.loadInbox();
    expect(conversations.map(({ id }) => id).slice(0, 2)).toEqual(['lena-brandt', 'mina-okafor']);
    const lastMessage = '123456789 123456789 123456789 ...';
    expect(conversations[0]).toMatchObject({ lastMessage, isOwnLast: true, date: now + 5 });
  });

  test('has new conversations with a message or a draft, drafts on top', async () => {
    const store = storeOf(nora);
    await store.send('heliogrid', outgoing(now));
    await store.write(draft('claire-dubois', 'Dear Cl'));
    await store.write(draft('ravi-kulkarni', 'D'));
    await store.write(draft('ravi-kulkarni', ''));
    await store.write(state('jonas-felde', { muted: true }));
    const { conversations } = await store.loadInbox();
    expect(conversations.map(({ id, date, href }) => [id, date, href])).toEqual([
      ['claire-dubois', null, '/investors/claire-dubois'],
      ['heliogrid', now, '/startups/heliogrid'],
    ]);
  });

  test('stores each state of a conversation by itself, also where changes are made at once or fail', async () => {
    const store = storeOf();
    await store.write(state('mina-okafor', { muted: true }));
    expect(await rowOf(store, 'mina-okafor')).toMatchObject({ unread: true, muted: true });
    await store.write(state('mina-okafor', { unread: false }));
    expect(await rowOf(storeOf(), 'mina-okafor')).toMatchObject({ unread: false, muted: true });
    vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('The disk is full'));
    const changes = [{ muted: true }, { muted: false }, { unread: true }];
    const settled = await Promise.allSettled(
      changes.map((change) => store.write(state('mina-okafor', change))),
    );
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await rowOf(storeOf(), 'mina-okafor')).toMatchObject({ unread: true, muted: false });
  });
});

test('messages can be written to everyone else, who are read again once others changed', async () => {
  const store = storeOf();
  const listener = vi.fn();
  store.subscribe(listener);
  expect((await store.loadPeople()).map(({ id }) => id)).toEqual([
    'heliogrid',
    ...['mina-okafor', 'ravi-kulkarni', 'claire-dubois'],
    ...['jonas-felde', 'lena-brandt'],
  ]);
  await store.loadPeople();
  expect(load).toHaveBeenCalledTimes(1);
  changeOthers();
  expect(listener).toHaveBeenCalledTimes(1);
  await store.loadPeople();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a conversation', () => {
  test('of the sample has its messages, each in its shape, with the person’s present name', async () => {
    const thread = await storeOf({ ...asha, name: 'Asha V.' }).open('mina-okafor');
    expect(texts(thread)).toEqual([
      firstOfMina,
      'Thank you! Most of that came from one apartment federation in Pune. Two more sign next month.',
      'Read the deck on the flight.',
      lastOfMina,
    ]);
    expect(thread).toMatchObject({ hasEarlier: false, draft: '', quarantined: 0 });
    const ids = thread?.messages.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const message of thread?.messages ?? []) expect(messageSchema.parse(message)).toEqual(message);
    expect(thread?.messages[1]).toMatchObject({ sender: 'Asha V.', isSelf: true, time: now - 8 * minute });
  });

  test('is empty at first, and found in any letter case', async () => {
    const { id, name, role, avatar } = people.claire;
    const shown = { id, name, role, avatar, href: '/investors/claire-dubois' };
    const flags = { isOwnLast: false, online: false, unread: false, muted: false };
    expect(await storeOf(nora).open('Claire-Dubois')).toEqual({
      conversation: { ...shown, lastMessage: '', date: null, draft: '', ...flags },
      messages: [],
      hasEarlier: false,
      draft: '',
      quarantined: 0,
    });
    load.mockResolvedValueOnce(worldWith('WindRow'));
    const windrow = { id: 'WindRow', href: '/startups/WindRow' };
    expect((await storeOf(nora).open('wINDrOW'))?.conversation).toMatchObject(windrow);
  });

  test.each(['nobody', 'asha-verma', ''])('with %j is none', async (id) => {
    expect(await storeOf().open(id)).toBeNull();
  });

  test('with a startup that was listed since is found', async () => {
    const store = storeOf();
    expect(await store.open('new-startup')).toBeNull();
    load.mockResolvedValueOnce(worldWith('new-startup'));
    expect((await store.open('new-startup'))?.conversation.id).toBe('new-startup');
  });

  test('has what was sent, and its draft until then, for its owner alone', async () => {
    const store = storeOf();
    await store.write(draft('mina-okafor', 'Thursday wo'));
    expect((await storeOf().open('mina-okafor'))?.draft).toBe('Thursday wo');
    const sending = outgoing(now + 1, 'Thursday works');
    const message = await store.send('mina-okafor', sending);
    expect(message).toEqual({ ...sending, sender: asha.name, isSelf: true, avatar: asha.avatar });
    const thread = await storeOf().open('mina-okafor');
    expect([thread?.messages.at(-1), thread?.draft]).toEqual([message, '']);
    expect((await storeOf().open('ravi-kulkarni'))?.messages).toHaveLength(4);
    expect((await storeOf(nora).open('mina-okafor'))?.messages).toEqual([]);
  });

  test('has as its draft what was being written or sent when the page was left', async () => {
    const page = storeOf();
    await page.open('ravi-kulkarni');
    const left = [vi.spyOn(device, 'write'), vi.spyOn(device, 'writeAll')];
    for (const method of left) method.mockImplementation(() => new Promise<never>(() => {}));
    void storeOf().write(draft('mina-okafor', 'Thursday wo'));
    void page.send('ravi-kulkarni', outgoing(now + 1, 'Friday works'));
    for (const method of left) method.mockRestore();
    const store = storeOf();
    expect((await store.open('mina-okafor'))?.draft).toBe('Thursday wo');
    expect((await store.open('ravi-kulkarni'))?.draft).toBe('Friday works');
    expect(Object.keys(notes)).toEqual([]);
    await store.send('ravi-kulkarni', outgoing(now + 2, 'Friday works'));
    expect(Object.keys(notes)).toEqual([]);
    expect((await storeOf().open('ravi-kulkarni'))?.draft).toBe('');
  });

  test('has no draft of a message that is being sent', async () => {
    const store = storeOf();
    await store.open('mina-okafor');
    vi.spyOn(device, 'writeAll').mockReturnValueOnce(new Promise(() => {}));
    void store.send('mina-okafor', outgoing(now + 1, 'Friday works'));
    expect((await store.open('mina-okafor'))?.draft).toBe('');
    expect(Object.keys(notes)).toHaveLength(1);
  });

  test('loses no message of two tabs that write at once', async () => {
    const [one, two] = [storeOf(), storeOf(asha, openTab())];
    const numbers = Array.from({ length: 20 }, (_, at) => String(at));
    await Promise.all(
      numbers.map((number, at) =>
        (at % 2 ? one : two).send('ravi-kulkarni', outgoing(now + 1, number, `tab-${at}`)),
      ),
    );
    const thread = await one.open('ravi-kulkarni');
    expect(texts(thread)?.slice(4).sort()).toEqual([...numbers].sort());
    expect(texts(await two.open('ravi-kulkarni'))).toEqual(texts(thread));
  });

  test('is read in pages, the sample’s before the first', async () => {
    const store = storeOf();
    const count = messagesPage + 50;
    await device.writeAll('sample', stored('ravi-kulkarni', count));
    const thread = await store.open('ravi-kulkarni');
    const last = [thread?.messages.length, texts(thread)?.at(-1), thread?.hasEarlier];
    expect(last).toEqual([messagesPage, String(count - 1), true]);
    const earlier = await store.readEarlier('ravi-kulkarni', thread?.messages[0]?.id ?? '');
    expect([texts(earlier)?.at(-1), earlier.messages.length, earlier.hasEarlier]).toEqual(['49', 54, false]);
    expect(texts(earlier)?.[0]).toContain('Asha, a friend in Nashik');
  });

  test('with records without their shape sets them aside', async () => {
    const store = storeOf();
    await store.send('mina-okafor', outgoing(now + 1));
    await device.writeAll('sample', [
      record('message/mina-okafor', messageId(now + 2, 'bad'), { message: 7 }),
      record('messageDraft', 'mina-okafor', 7),
      record('conversation', 'mina-okafor', { unread: 'yes' }),
    ]);
    const thread = await store.open('mina-okafor');
    expect([thread?.quarantined, thread?.messages.length, thread?.draft]).toEqual([3, 5, '']);
    expect((await store.loadInbox()).quarantined).toBe(0);
  });
});

test('a search has every message, newest first, read once until one is written, in any tab', async () => {
  const memory = createMemory();
  const here = memory.open();
  const store = storeOf(asha, here);
  const listener = vi.fn();
  store.subscribe(listener);
  // More than are read at once.
  await here.writeAll('sample', stored('mina-okafor', 1100));
  const all = await store.readTexts();
  expect(all.map(({ id, name, messages }) => [id, name, messages.length])).toEqual([
    ['mina-okafor', 'Mina Okafor', 1104],
    ['ravi-kulkarni', 'Ravi Kulkarni', 4],
    ['lena-brandt', 'Lena Brandt', 4],
    ['jonas-felde', 'Jonas Felde', 3],
  ]);
  const found = [0, 1099, 1100, 1103].map((at) => all[0]?.messages[at]?.message);
  expect(found).toEqual(['1099', '0', lastOfMina, firstOfMina]);
  expect(await store.readTexts()).toBe(all);
  await store.send('mina-okafor', outgoing(now + 2000, 'new'));
  expect((await store.readTexts())[0]?.messages[0]?.message).toBe('new');
  listener.mockClear();
  await storeOf(asha, memory.open()).send('mina-okafor', outgoing(now + 2001, 'From there'));
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect((await store.readTexts())[0]?.messages[0]?.message).toBe('From there');
});

test('a change is notified in every tab, to each listener until it stops', async () => {
  const [here, there] = [vi.fn(), vi.fn()];
  const store = storeOf();
  const stops = [store.subscribe(here), store.subscribe(here)];
  storeOf(asha, openTab()).subscribe(there);
  const counts = () => [here.mock.calls.length, there.mock.calls.length];
  await store.send('mina-okafor', outgoing(now + 1));
  await vi.waitFor(() => expect(counts()).toEqual([2, 1]));
  stops[0]?.();
  await store.write(draft('mina-okafor', 'H'));
  await vi.waitFor(() => expect(counts()).toEqual([3, 2]));
});

test('a device that can’t be used is an error, and a message is not sent', async () => {
  withoutRoom();
  const store = storeOf();
  await expect(store.loadInbox()).rejects.toThrow('No room');
  await expect(store.open('mina-okafor')).rejects.toThrow('No room');
  await expect(store.send('mina-okafor', outgoing(now))).rejects.toThrow('No room');
  await expect(store.write(draft('x', 'H'))).rejects.toThrow('No room');
  await expect(store.readTexts()).rejects.toThrow('No room');
});
