import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { createMessageStore } from '@/data/adapters/stores/deviceMessages';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { DirectoryData } from '@/data/ports/Directory';
import type { SampleConversations } from '@/data/sample/conversations';
import json from '@/data/sample/conversations.json';
import { asha, freshMe, people } from '@/data/sample/people';
import { messagesPage } from '@/data/schema/constants';
import { messageSchema } from '@/data/schema/conversation';
import { messageId } from '@/data/schema/messageId';
import { fakeStorage } from './fakeStorage';

const now = Date.UTC(2025, 10, 20, 9, 52);
const day = 24 * 60 * 60_000;
const nora = freshMe('nora-lund', 'Nora Lund');

/** Whatever a conversation needs to know of the directory. */
const world = {
  startups: [{ id: 'heliogrid', name: 'Heliogrid', tagline: 'Rooftop solar', logo: '/heliogrid.svg' }],
  investors: [people.mina, people.ravi, people.claire].map(({ id, name, role, avatar }) => ({
    id,
    name,
    title: role,
    profileImage: avatar,
  })),
  users: [people.asha, people.jonas, people.lena].map(({ id, name, role, avatar }) => ({
    id,
    name,
    role,
    profileImage: avatar,
  })),
  quarantined: 0,
} as unknown as DirectoryData;

let devices = 0;
let device: DeviceStore;
const opened: DeviceStore[] = [];
const openTab = () => {
  const tab = openDeviceStore({ databaseName: `messages-${devices}` });
  opened.push(tab);
  return tab;
};
let notes: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  devices += 1;
  notes = fakeStorage();
  device = openTab();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((tab) => tab.close()));
});

const load = vi.fn(async () => world);
/** Tells that somebody else changed. */
let tellOfOthers = () => {};
const observe = (listener: () => void) => {
  tellOfOthers = listener;
  return () => {};
};
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
      observe,
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
const texts = (page: { messages: { message: string }[] } | null) =>
  page?.messages.map(({ message }) => message);
const row = ({ conversations }: { conversations: { id: string }[] }, id: string) =>
  conversations.find((conversation) => conversation.id === id);

describe('the list', () => {
  test('of the sample person is the sample, dated from now, newest activity first', async () => {
    const { conversations, quarantined } = await storeOf().loadInbox();
    expect(quarantined).toBe(0);
    expect(
      conversations.map((item) => [
        item.name,
        item.lastMessage,
        item.isOwnLast,
        Math.floor((now - (item.date ?? 0)) / day),
        item.unread,
        item.online,
      ]),
    ).toEqual([
      ['Mina Okafor', 'Can we talk Thursday? I have a few questions about churn.', false, 0, true, true],
      ['Ravi Kulkarni', 'Thanks, sending the deck now', true, 1, false, true],
      ['Lena Brandt', 'The pilot data looks great', false, 3, false, false],
      ['Jonas Felde', 'Happy to intro you to the team', false, 8, true, false],
    ]);
    expect(conversations[0]).toEqual({
      id: 'mina-okafor',
      name: 'Mina Okafor',
      role: 'Managing Partner, Northlight Ventures',
      avatar: '/images/faces/mina-okafor.webp',
      href: '/investors/mina-okafor',
      lastMessage: 'Can we talk Thursday? I have a few questions about churn.',
      isOwnLast: false,
      date: now,
      online: true,
      unread: true,
      muted: false,
      draft: '',
    });
  });

  test('knows what is typed and not sent', async () => {
    const store = storeOf();
    await store.write({ kind: 'draft', conversationId: 'lena-brandt', text: 'Half a' });
    const { conversations } = await store.loadInbox();
    expect(conversations.map(({ id, draft }) => [id, draft])).toContainEqual(['lena-brandt', 'Half a']);
    await store.write({ kind: 'draft', conversationId: 'lena-brandt', text: '' });
    expect((await store.loadInbox()).conversations.map(({ draft }) => draft)).toEqual(['', '', '', '']);
  });

  test('of whom one can write to is everybody else, startups among them', async () => {
    const people = await storeOf().loadPeople();
    expect(people.map(({ id }) => id)).toEqual([
      'heliogrid',
      'mina-okafor',
      'ravi-kulkarni',
      'claire-dubois',
      'jonas-felde',
      'lena-brandt',
    ]);
  });

  test('of a fresh account is empty', async () => {
    expect(await storeOf(nora).loadInbox()).toEqual({ conversations: [], quarantined: 0 });
  });

  test('takes its preview and date from the last message, one’s own cut to 30 characters', async () => {
    const store = storeOf();
    await store.send('lena-brandt', outgoing(now + 5, '123456789 123456789 123456789 1'));
    const { conversations } = await store.loadInbox();
    expect(conversations.map(({ id }) => id).slice(0, 2)).toEqual(['lena-brandt', 'mina-okafor']);
    expect(conversations[0]).toMatchObject({
      lastMessage: '123456789 123456789 123456789 ...',
      isOwnLast: true,
      date: now + 5,
    });
  });

  test('has whoever was written to, and whoever a draft is for, on top', async () => {
    const store = storeOf(nora);
    await store.send('heliogrid', outgoing(now));
    await store.write({ kind: 'draft', conversationId: 'claire-dubois', text: 'Dear Cl' });
    await store.write({ kind: 'draft', conversationId: 'ravi-kulkarni', text: 'D' });
    await store.write({ kind: 'draft', conversationId: 'ravi-kulkarni', text: '' });
    await store.write({ kind: 'state', conversationId: 'jonas-felde', state: { muted: true } });
    const { conversations } = await store.loadInbox();
    expect(conversations.map(({ id, date, href }) => [id, date, href])).toEqual([
      ['claire-dubois', null, '/investors/claire-dubois'],
      ['heliogrid', now, '/startups/heliogrid'],
    ]);
  });

  test('keeps what is said about a conversation, each fact by itself', async () => {
    const store = storeOf();
    await store.write({ kind: 'state', conversationId: 'mina-okafor', state: { muted: true } });
    expect(row(await store.loadInbox(), 'mina-okafor')).toMatchObject({ unread: true, muted: true });
    await store.write({ kind: 'state', conversationId: 'mina-okafor', state: { unread: false } });
    expect(row(await storeOf().loadInbox(), 'mina-okafor')).toMatchObject({ unread: false, muted: true });
    // At once, neither loses the other; one that fails hinders none.
    vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('The disk is full'));
    const changes = [{ muted: true }, { muted: false }, { unread: true }].map((state) =>
      store.write({ kind: 'state', conversationId: 'mina-okafor', state }),
    );
    await expect(Promise.allSettled(changes)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    expect(row(await storeOf().loadInbox(), 'mina-okafor')).toMatchObject({ unread: true, muted: false });
  });

  test('knows whom it can write to anew once others changed', async () => {
    const store = storeOf();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.loadPeople();
    load.mockClear();
    await store.loadPeople();
    expect(load).toHaveBeenCalledTimes(0);
    tellOfOthers();
    expect(listener).toHaveBeenCalledTimes(1);
    await store.loadPeople();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('still has whoever left the directory, to whom nothing can be sent any more', async () => {
    const store = storeOf(nora);
    const value = { ...outgoing(now), sender: nora.name, isSelf: true, avatar: '' };
    await device.write('uid-nora-lund', 'message/gone-startup', value.id, value);
    const gone = { id: 'gone-startup', name: 'gone-startup', href: '', closed: 'gone' };
    expect((await store.loadInbox()).conversations).toMatchObject([gone]);
    expect(texts(await store.open('gone-startup'))).toEqual(['Hello']);
    await expect(store.send('gone-startup', outgoing(now + 1))).rejects.toThrow('nobody');
  });
});

describe('a conversation', () => {
  test('opens with the sample messages, every one in its shape', async () => {
    const thread = await storeOf().open('mina-okafor');
    expect(texts(thread)).toEqual([
      'Hi Asha, we have been watching the rooftop numbers. 3,100 homes in a year is unusual.',
      'Thank you! Most of that came from one apartment federation in Pune. Two more sign next month.',
      'Read the deck on the flight.',
      'Can we talk Thursday? I have a few questions about churn.',
    ]);
    expect(thread).toMatchObject({ hasEarlier: false, draft: '', quarantined: 0 });
    const ids = thread?.messages.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const message of thread?.messages ?? []) expect(messageSchema.parse(message)).toEqual(message);
    expect(thread?.messages[1]).toMatchObject({ sender: 'Asha Verma', isSelf: true, time: now - 8 * 60_000 });
  });

  test('shows the sample person’s chosen name', async () => {
    const thread = await storeOf({ ...asha, name: 'Asha V.' }).open('mina-okafor');
    expect(thread?.messages[1]?.sender).toBe('Asha V.');
  });

  test('with somebody known begins empty, whatever the letter case of the address', async () => {
    expect(await storeOf(nora).open('Claire-Dubois')).toEqual({
      conversation: {
        id: 'claire-dubois',
        name: 'Claire Dubois',
        role: 'Corporate venture, Ferrous',
        avatar: '/images/faces/claire-dubois.webp',
        href: '/investors/claire-dubois',
        lastMessage: '',
        isOwnLast: false,
        draft: '',
        date: null,
        online: false,
        unread: false,
        muted: false,
      },
      messages: [],
      hasEarlier: false,
      draft: '',
      quarantined: 0,
    });
  });

  test.each(['nobody', 'asha-verma', ''])('with nobody (%j) is none', async (id) => {
    expect(await storeOf().open(id)).toBeNull();
  });

  test('with somebody of a mixed id is found in any letter case, and is theirs', async () => {
    load.mockResolvedValueOnce({
      ...world,
      startups: [{ ...world.startups[0], id: 'WindRow' }],
    } as DirectoryData);
    const store = storeOf(nora);
    expect((await store.open('wINDrOW'))?.conversation).toMatchObject({
      id: 'WindRow',
      href: '/startups/WindRow',
    });
  });

  test('with somebody listed since is found', async () => {
    const store = storeOf();
    expect(await store.open('new-startup')).toBeNull();
    load.mockResolvedValueOnce({
      ...world,
      startups: [{ ...world.startups[0], id: 'new-startup' }],
    } as DirectoryData);
    expect((await store.open('new-startup'))?.conversation.id).toBe('new-startup');
  });

  test('holds what was sent, and its draft until then', async () => {
    const store = storeOf();
    await store.write({ kind: 'draft', conversationId: 'mina-okafor', text: 'Thursday wo' });
    expect((await storeOf().open('mina-okafor'))?.draft).toBe('Thursday wo');
    const message = await store.send('mina-okafor', outgoing(now + 1, 'Thursday works'));
    expect(message).toEqual({
      ...outgoing(now + 1, 'Thursday works'),
      sender: asha.name,
      isSelf: true,
      avatar: asha.avatar,
    });
    const thread = await storeOf().open('mina-okafor');
    expect([thread?.messages.at(-1), thread?.draft]).toEqual([message, '']);
    expect((await storeOf().open('ravi-kulkarni'))?.messages).toHaveLength(4);
  });

  test('holds what was typed or sent when the page was left while it was being written', async () => {
    const page = storeOf();
    await page.open('ravi-kulkarni');
    const never = () => new Promise<never>(() => {});
    const left = [vi.spyOn(device, 'write'), vi.spyOn(device, 'writeAll')];
    for (const method of left) method.mockImplementation(never);
    void storeOf().write({ kind: 'draft', conversationId: 'mina-okafor', text: 'Thursday wo' });
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

  test('takes no draft for left that is on its way', async () => {
    const store = storeOf();
    await store.open('mina-okafor');
    vi.spyOn(device, 'writeAll').mockReturnValueOnce(new Promise(() => {}));
    void store.send('mina-okafor', outgoing(now + 1, 'Friday works'));
    expect((await store.open('mina-okafor'))?.draft).toBe('');
    expect(Object.keys(notes)).toHaveLength(1);
  });

  test('loses no message of two tabs that write at once', async () => {
    const [one, two] = [storeOf(), storeOf(asha, openTab())];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? one : two).send('ravi-kulkarni', outgoing(now + 1, String(at), `tab-${at}`)),
      ),
    );
    const thread = await one.open('ravi-kulkarni');
    expect(texts(thread)?.slice(4).sort()).toEqual(Array.from({ length: 20 }, (_, at) => String(at)).sort());
    expect(texts(await two.open('ravi-kulkarni'))).toEqual(texts(thread));
  });

  test('of many messages is read in pages, the sample’s before the first', async () => {
    const store = storeOf();
    const count = messagesPage + 50;
    await device.writeAll(
      'sample',
      Array.from({ length: count }, (_, at) => ({
        kind: 'message/ravi-kulkarni',
        id: messageId(now + at, 'own'),
        value: { ...outgoing(now + at, String(at)), sender: 'Asha', isSelf: true, avatar: '' },
      })),
    );
    const thread = await store.open('ravi-kulkarni');
    expect([thread?.messages.length, texts(thread)?.at(-1), thread?.hasEarlier]).toEqual([
      messagesPage,
      String(count - 1),
      true,
    ]);
    const earlier = await store.readEarlier('ravi-kulkarni', thread?.messages[0]?.id ?? '');
    expect([
      texts(earlier)?.[0],
      texts(earlier)?.at(-1),
      earlier.messages.length,
      earlier.hasEarlier,
    ]).toEqual([
      'Asha, a friend in Nashik runs forty rooftops and asked who settles the trades when the grid is down. I said I would find out.',
      '49',
      54,
      false,
    ]);
  });

  test('without the shape of a record sets it aside and stands', async () => {
    const store = storeOf();
    await store.send('mina-okafor', outgoing(now + 1));
    await device.write('sample', 'message/mina-okafor', messageId(now + 2, 'bad'), { message: 7 });
    await device.write('sample', 'messageDraft', 'mina-okafor', 7);
    await device.write('sample', 'conversation', 'mina-okafor', { unread: 'yes' });
    const thread = await store.open('mina-okafor');
    expect([thread?.quarantined, thread?.messages.length, thread?.draft]).toEqual([3, 5, '']);
    expect((await store.loadInbox()).quarantined).toBe(0);
  });

  test('of one account is not another’s', async () => {
    await storeOf().send('mina-okafor', outgoing(now + 1));
    expect((await storeOf(nora).open('mina-okafor'))?.messages).toEqual([]);
  });
});

describe('what a search looks through', () => {
  test('is every message, newest first, read once until something is written', async () => {
    const store = storeOf();
    const stop = store.subscribe(() => {});
    await device.writeAll(
      'sample',
      Array.from({ length: 1200 }, (_, at) => ({
        kind: 'message/mina-okafor',
        id: messageId(now + at, 'own'),
        value: { ...outgoing(now + at, String(at)), sender: 'Asha', isSelf: true, avatar: '' },
      })),
    );
    const all = await store.readTexts();
    expect(all.map(({ id, name, messages }) => [id, name, messages.length])).toEqual([
      ['mina-okafor', 'Mina Okafor', 1204],
      ['ravi-kulkarni', 'Ravi Kulkarni', 4],
      ['lena-brandt', 'Lena Brandt', 4],
      ['jonas-felde', 'Jonas Felde', 3],
    ]);
    const [first] = all;
    expect([0, 1199, 1200, 1203].map((at) => first?.messages[at]?.message)).toEqual([
      '1199',
      '0',
      'Can we talk Thursday? I have a few questions about churn.',
      'Hi Asha, we have been watching the rooftop numbers. 3,100 homes in a year is unusual.',
    ]);
    expect(await store.readTexts()).toBe(all);
    await store.send('mina-okafor', outgoing(now + 2000, 'new'));
    expect((await store.readTexts())[0]?.messages[0]?.message).toBe('new');
    stop();
  });
});

describe('changes', () => {
  test('are told in this tab and in others, until one stops', async () => {
    const notified: string[] = [];
    const store = storeOf();
    const listener = () => notified.push('here');
    const stops = [store.subscribe(listener), store.subscribe(listener)];
    storeOf(asha, openTab()).subscribe(() => notified.push('elsewhere'));
    await store.send('mina-okafor', outgoing(now + 1));
    await vi.waitFor(() => expect(notified).toEqual(['here', 'here', 'elsewhere']));
    stops[0]?.();
    await store.write({ kind: 'draft', conversationId: 'mina-okafor', text: 'H' });
    await vi.waitFor(() => expect(notified.slice(3)).toEqual(['here', 'elsewhere']));
  });

  test('of another tab are notified, and make the texts be read again', async () => {
    const store = storeOf();
    const listener = vi.fn();
    store.subscribe(listener);
    const before = await store.readTexts();
    await storeOf(asha, openTab()).send('mina-okafor', outgoing(now + 1, 'From there'));
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(await store.readTexts()).not.toBe(before);
  });
});

test('a device that can’t be used is said so, and a message is not sent', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const store = storeOf();
  await expect(store.loadInbox()).rejects.toThrow('No room');
  await expect(store.open('mina-okafor')).rejects.toThrow('No room');
  await expect(store.send('mina-okafor', outgoing(now))).rejects.toThrow('No room');
  await expect(store.write({ kind: 'draft', conversationId: 'x', text: 'H' })).rejects.toThrow('No room');
  await expect(store.readTexts()).rejects.toThrow('No room');
});
