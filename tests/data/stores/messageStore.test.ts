import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { asha, people } from '@/data/sample/people';
import { messageId } from '@/data/schema/rules/messageId';
import { messagesPage } from '@/data/schema/shapes/constants';
import { messageSchema } from '@/data/schema/shapes/conversation';
import { ada, minute, now as morning, profile, record, sent } from '../../support/accountRecords';
import { fakeStorage } from '../../support/fakeStorage';
import { nora, storesOf } from '../../support/stores';
import { freshDevices, withoutRoom } from '../../support/tabs';

const now = morning + 11 * minute;
const day = 24 * 60 * minute;

const { openTab } = freshDevices('messages');
let device: DeviceStore;
let notes: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  notes = fakeStorage();
  device = openTab();
});

const storesFor = (me = asha, from = device) =>
  storesOf(from, {
    owner: me.id === asha.id ? 'sample' : `uid-${me.id}`,
    me: () => me,
    now: () => now,
    notes,
  });
const storeOf = (...args: Parameters<typeof storesFor>) => storesFor(...args).messages;

const outgoing = (at: number, message = 'Hello', unique = 'own') => ({
  id: messageId(at, unique),
  message,
  time: at,
});
const stored = (conversation: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const message = outgoing(now + at, String(at));
    const own = { sender: 'Asha', isSelf: true, avatar: '' };
    return record(`message:${conversation}`, message.id, { ...message, ...own });
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
  test('of the demo account contains the sample conversations, newest first, dated relative to the current time', async () => {
    const { conversations, quarantined } = await storeOf().loadInbox();
    const days = conversations.map(({ date }) => Math.floor((now - (date ?? 0)) / day));
    expect([quarantined, days]).toEqual([0, [0, 1, 3, 8]]);
    expect(conversations.slice(1)).toMatchObject([
      { name: 'Ravi Kulkarni', isOwnLast: true, unread: false, online: true },
      { name: 'Lena Brandt', isOwnLast: false, unread: false, online: false },
      { name: 'Jonas Felde', isOwnLast: false, unread: true, online: false },
    ]);
    const { id, name, role, avatar } = people.mina;
    const shown = { id, name, role, avatar, href: '/investors/mina-okafor' };
    const last = { lastMessage: lastOfMina, isOwnLast: false, date: now };
    const flags = { online: true, unread: true, muted: false, draft: '' };
    expect(conversations[0]).toEqual({ ...shown, ...last, ...flags });
  });

  test('shows each conversation’s last message and the message’s date, and truncates the user’s own messages to 30 characters', async () => {
    const store = storeOf();
    await store.send('lena-brandt', outgoing(now + 5, '123456789 123456789 123456789 1'));
    const { conversations } = await store.loadInbox();
    expect(conversations.map(({ id }) => id).slice(0, 2)).toEqual(['lena-brandt', 'mina-okafor']);
    const lastMessage = '123456789 123456789 123456789 ...';
    expect(conversations[0]).toMatchObject({ lastMessage, isOwnLast: true, date: now + 5 });
  });

  test('lists conversations that have only a draft first, then conversations with messages, and no others', async () => {
    const store = storeOf(nora);
    await store.send('heliogrid', outgoing(now));
    await store.write(draft('claire-dubois', 'Dear Cl'));
    await store.write(draft('ravi-kulkarni', 'D'));
    expect(await rowOf(store, 'ravi-kulkarni')).toMatchObject({ draft: 'D' });
    await store.write(draft('ravi-kulkarni', ''));
    await store.write(state('jonas-felde', { muted: true }));
    const { conversations } = await store.loadInbox();
    expect(conversations.map(({ id, date, href }) => [id, date, href])).toEqual([
      ['claire-dubois', null, '/investors/claire-dubois'],
      ['heliogrid', now, '/startups/heliogrid'],
    ]);
  });

  test('stores the unread state and the muted state of a conversation separately, even if a change fails', async () => {
    const store = storeOf();
    vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('The disk is full'));
    const changes = [{ unread: false }, { muted: false }, { muted: true }];
    const settled = await Promise.allSettled(
      changes.map((change) => store.write(state('mina-okafor', change))),
    );
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await rowOf(storeOf(), 'mina-okafor')).toMatchObject({ unread: true, muted: true });
    await store.write(state('mina-okafor', { unread: false }));
    expect(await rowOf(storeOf(), 'mina-okafor')).toMatchObject({ unread: false, muted: true });
  });
});

test('loadPeople returns the recipients in the sample data, and others by their names', async () => {
  const { messages } = storesFor();
  const listener = vi.fn();
  messages.subscribe(listener);
  const people = ['ledgerline', 'mirahealth', 'heliogrid', 'mina-okafor', 'ravi-kulkarni', 'claire-dubois'];
  const ids = async (query = '') => (await messages.loadPeople(query)).map(({ id }) => id);
  expect(await ids()).toEqual([...people, 'jonas-felde', 'lena-brandt']);
  await device.writeAll(ada.uid, [profile({ name: ada.name })]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(await ids()).toContain(ada.id);
  expect(await ids('holm')).toContain(ada.id);
  expect(await ids('zeppelin')).not.toContain(ada.id);
});

describe('the inbox in pages', () => {
  const contacts = ['ledgerline', 'mirahealth', 'heliogrid', 'mina-okafor', 'ravi-kulkarni', 'lena-brandt'];
  /** Opens the store of an account that has written to all these contacts, to the last one last. */
  async function written(me = nora) {
    const store = storeOf(me);
    for (const [at, id] of contacts.entries()) await store.send(id, outgoing(now + at));
    return store;
  }
  async function inPages(store: Store, count: number) {
    const pages: string[][] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const page = await store.loadInbox({ count, before });
      pages.push(page.conversations.map(({ id }) => id));
      before = page.next;
    }
    return pages;
  }

  test('has each conversation once, in the same order for any page size, drafts first', async () => {
    const store = await written();
    await store.write(draft('claire-dubois', 'Dear Cl'));
    await store.write(draft('ravi-kulkarni', 'D'));
    const all = ['claire-dubois', ...contacts.toReversed()];
    for (const count of [1, 2, 4, 50]) expect((await inPages(store, count)).flat()).toEqual(all);
    expect(await inPages(store, 4)).toEqual([all.slice(0, 5), all.slice(5)]);
  });

  test('of the demo account has the sample conversations among the written ones', async () => {
    const store = storeOf();
    await store.send('heliogrid', outgoing(now + 1));
    await store.send('jonas-felde', outgoing(now + 2));
    const all = ['jonas-felde', 'heliogrid', 'mina-okafor', 'ravi-kulkarni', 'lena-brandt'];
    for (const count of [1, 2, 50]) expect((await inPages(store, count)).flat()).toEqual(all);
  });

  test('loadConversations returns the existing ones of these conversations, latest first', async () => {
    const store = await written();
    await store.write(draft('claire-dubois', 'Dear Cl'));
    const asked = ['heliogrid', 'jonas-felde', 'nobody', 'lena-brandt', 'claire-dubois'];
    const found = await store.loadConversations(asked);
    expect(found.map(({ id }) => id)).toEqual(['claire-dubois', 'lena-brandt', 'heliogrid']);
    const { conversations } = await store.loadInbox();
    for (const each of found) expect(conversations).toContainEqual(each);
    expect((await storeOf().loadConversations(['mina-okafor']))[0]?.lastMessage).toBe(lastOfMina);
  });

  test('observers receive the ids of the changed conversations, and none if others may have changed', async () => {
    const store = await written();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.send('heliogrid', outgoing(now + 9));
    expect(listener).toHaveBeenLastCalledWith(['heliogrid']);
    await store.write(state('lena-brandt', { muted: true }));
    expect(listener).toHaveBeenLastCalledWith(['lena-brandt']);
    await device.writeAll(ada.uid, [sent({ ...nora, uid: `uid-${nora.id}`, slug: nora.id }, '1')]);
    expect(listener).toHaveBeenLastCalledWith([ada.uid]);
    await device.writeAll(ada.uid, [profile({ name: ada.name })]);
    expect(listener).toHaveBeenLastCalledWith(undefined);
  });
});

describe('a conversation', () => {
  test('of the demo account has valid sample messages with the user’s current name', async () => {
    const thread = await storeOf({ ...asha, name: 'Asha V.' }).open('mina-okafor');
    expect(thread).toMatchObject({ hasEarlier: false, draft: '', quarantined: 0 });
    const ids = thread?.messages.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const message of thread?.messages ?? []) expect(messageSchema.parse(message)).toEqual(message);
    expect(thread?.messages[1]).toMatchObject({ sender: 'Asha V.', isSelf: true, time: now - 8 * minute });
  });

  test('is empty before the first message, and is found by the id in any letter case', async () => {
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
  });

  test.each([
    ['an unknown id', 'nobody'],
    ['the user’s own id', 'asha-verma'],
    ['an empty id', ''],
  ])('doesn’t exist for %s', async (_, id) => {
    expect(await storeOf().open(id)).toBeNull();
  });

  test('contains a draft until the draft is sent as a message, and shows neither to another account', async () => {
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

  test('has a draft with the text that was being stored or sent when the page closed', async () => {
    const page = storeOf();
    await page.open('ravi-kulkarni');
    const left = [vi.spyOn(device, 'write'), vi.spyOn(device, 'writeAll')];
    for (const method of left) method.mockImplementation(() => new Promise<never>(() => {}));
    void storeOf().write(draft('mina-okafor', 'Thursday wo'));
    void page.send('ravi-kulkarni', outgoing(now + 1, 'Friday works'));
    // The text isn't a draft while its message is being sent.
    expect((await page.open('ravi-kulkarni'))?.draft).toBe('');
    for (const method of left) method.mockRestore();
    const store = storeOf();
    expect((await store.open('mina-okafor'))?.draft).toBe('Thursday wo');
    expect((await store.open('ravi-kulkarni'))?.draft).toBe('Friday works');
    expect(Object.keys(notes)).toEqual([]);
    await store.send('ravi-kulkarni', outgoing(now + 2, 'Friday works'));
    expect(Object.keys(notes)).toEqual([]);
    expect((await storeOf().open('ravi-kulkarni'))?.draft).toBe('');
  });

  test('is loaded in pages, and the sample messages precede all stored messages', async () => {
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

  test('has latest messages, which are read without opening it, and include sample messages if there are few', async () => {
    const store = storeOf();
    await device.writeAll('sample', stored('ravi-kulkarni', 30));
    const numbers = (from: number) => Array.from({ length: 30 - from }, (_, at) => String(from + at));
    expect((await store.readLatest('ravi-kulkarni', 20)).map(({ message }) => message)).toEqual(numbers(10));
    const [first, ...others] = (await store.readLatest('ravi-kulkarni', 31)).map(({ message }) => message);
    expect([first && !numbers(0).includes(first), others]).toEqual([true, numbers(0)]);
    expect(await store.readLatest('heliogrid', 20)).toEqual([]);
  });

  test('counts invalid records when opened, and contains the valid messages', async () => {
    const store = storeOf();
    await store.send('mina-okafor', outgoing(now + 1));
    await device.writeAll('sample', [
      record('message:mina-okafor', messageId(now + 2, 'bad'), { message: 7 }),
      record('messageDraft', 'mina-okafor', 7),
      record('conversation', 'mina-okafor', { unread: 'yes' }),
    ]);
    const thread = await store.open('mina-okafor');
    expect([thread?.quarantined, thread?.messages.length, thread?.draft]).toEqual([3, 5, '']);
    expect((await store.loadInbox()).quarantined).toBe(0);
  });
});

test('readTexts returns all messages, newest first, and reads storage again only after a new message in any tab', async () => {
  const memory = createMemory();
  const here = memory.open();
  const store = storeOf(asha, here);
  const listener = vi.fn();
  store.subscribe(listener);
  // One call of the device store doesn't return all of these messages.
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

test('a sent message or a new draft notifies observers in every tab until they unsubscribe', async () => {
  const [here, there] = [vi.fn(), vi.fn()];
  const stop = storeOf().subscribe(here);
  storeOf(asha, openTab()).subscribe(there);
  const counts = () => [here.mock.calls.length, there.mock.calls.length];
  await storeOf().send('mina-okafor', outgoing(now + 1));
  await vi.waitFor(() => expect(counts()).toEqual([1, 1]));
  stop();
  await storeOf().write(draft('mina-okafor', 'H'));
  await vi.waitFor(() => expect(counts()).toEqual([1, 2]));
});

test('the message store rejects each read and write when storage can’t be used', async () => {
  withoutRoom();
  const store = storeOf();
  for (const answer of [
    store.loadInbox(),
    store.open('mina-okafor'),
    store.send('mina-okafor', outgoing(now)),
    store.write(draft('x', 'H')),
    store.readTexts(),
  ])
    await expect(answer).rejects.toThrow('No room');
});
