import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { Presence } from '@/data/ports/Presence';
import { messageId } from '@/data/schema/rules/messageId';
import { messagesPage } from '@/data/schema/shapes/constants';
import {
  type Account,
  ada,
  ben,
  cara,
  listed,
  listing,
  now,
  owned,
  profile,
  record,
  registered,
  sent as sentTo,
  settings,
} from '../../support/accountRecords';
import type { Place, Storage, Window } from '../../support/hosts';
import { servicesOf } from '../../support/services';

/** Opens the stores of an account. All accounts of a test share one storage. */
export type ConversationsHost = {
  /** Opens the message store of an account. */
  open(account: Account, tab?: Window): Promise<MessageStore>;
  /** Brings an account online. Returns the function that ends it. */
  enter: Presence['enter'];
};

const asha: Account = { uid: 'sample', id: 'asha-verma', slug: 'asha-verma', name: 'Asha Verma' };
const accounts = [ada, ben, cara];
const privately = settings({ privacy: 'private', investorPrivacy: 'private' });
const windrow = listing('windrow', { startupName: 'Windrow', tagline: 'Small turbines' });

/** Opens message stores on one kind of storage: one per window and account, as in the app. */
export function conversationsHost({ deviceOf, presenceOf }: Storage): ConversationsHost {
  const stores = new Map<string, Promise<MessageStore>>();
  return {
    enter: (uid) => presenceOf(uid).enter(uid),
    open({ uid, slug, name }, tab = 0) {
      const open = () =>
        servicesOf(
          { isSignedIn: true, uid, userName: name, slug },
          { device: deviceOf(uid, tab), now: () => now, loadPresence: async () => presenceOf(uid) },
        ).messages();
      const key = `${uid} ${tab}`;
      const store = stores.get(key) ?? open();
      stores.set(key, store);
      return store;
    },
  };
}

/** Tests of conversations between accounts that must pass with every device store. */
export function describeConversations(name: string, openHost: () => ConversationsHost & Place) {
  describe(`the message store ${name}`, () => {
    let host: ConversationsHost & Place;
    let sent = 0;
    beforeEach(async () => {
      host = openHost();
      sent = 0;
      for (const { uid, slug, name: called } of accounts)
        await host.write(uid, [profile({ name: called, slug, role: `Role of ${called}` })]);
    });
    afterEach(() => host.close());

    async function say(from: Account, to: Account, message: string, tab: Window = 0) {
      sent += 1;
      const time = now + sent;
      return (await host.open(from, tab)).send(to.id, { id: messageId(time, `n${sent}`), message, time });
    }
    const threadOf = async (by: Account, slug: string) => (await host.open(by)).open(slug);
    const saidIn = async (by: Account, slug: string) =>
      (await threadOf(by, slug))?.messages.map(({ sender, isSelf, message }) => [
        isSelf ? 'I' : sender,
        message,
      ]);
    const inboxOf = async (by: Account, tab: Window = 0) =>
      (await (await host.open(by, tab)).loadInbox()).conversations;
    const unreadOf = async (by: Account) =>
      (await inboxOf(by)).flatMap(({ id, unread }) => (unread ? id : []));
    const read = async (by: Account, id: string) =>
      (await host.open(by)).write({ kind: 'state', conversationId: id, state: { unread: false } });

    test('two accounts read each other’s messages in one thread, which a third account can’t see', async () => {
      await say(ada, ben, 'Did you fly today?');
      await say(ben, ada, 'Nine hours', 1);
      await say(ada, ben, 'In what wind?');
      const said = (adas: string, bens: string) => [
        [adas, 'Did you fly today?'],
        [bens, 'Nine hours'],
        [adas, 'In what wind?'],
      ];
      expect(await saidIn(ada, ben.slug)).toEqual(said('I', 'Ben Ruiz'));
      expect(await saidIn(ben, ada.slug)).toEqual(said('Ada Holm', 'I'));
      const { id, slug, name: called } = ada;
      const face = { id, slug, name: called, role: 'Role of Ada Holm', avatar: '', href: '/user/ada-holm' };
      const last = { lastMessage: 'In what wind?', isOwnLast: false, date: now + 3, draft: '' };
      expect(await inboxOf(ben)).toEqual([{ ...face, ...last, online: false, unread: true, muted: false }]);
      expect(await inboxOf(cara)).toEqual([]);
      for (const { slug } of [ada, ben]) expect(await saidIn(cara, slug)).toEqual([]);
      expect(await (await host.open(cara)).readTexts()).toEqual([]);
    });

    test('a thread is loaded in pages, each with the messages of both participants in order', async () => {
      // In blocks, because each change takes a while to reach both devices.
      const block = host.can.arrivesTogether ? 1 : 10;
      const half = (to: Account, first: number) =>
        Array.from({ length: messagesPage }, (_, at) => {
          const number = at + block * (Math.floor(at / block) + first);
          return sentTo(to, messageId(now + number, 'own'), String(number), now + at);
        });
      const [adas, bens] = [half(ben, 0), half(ada, 1)];
      for (let at = 0; at < messagesPage; at += block) {
        await host.write(ada.uid, adas.slice(at, at + block));
        await host.write(ben.uid, bens.slice(at, at + block));
      }
      const store = await host.open(ben);
      const numbers = (page: { messages: { message: string }[] } | null | undefined) =>
        page?.messages.map(({ message }) => Number(message));
      const last = await store.open(ada.slug);
      const all = Array.from({ length: 2 * messagesPage }, (_, at) => at);
      expect([numbers(last), last?.hasEarlier]).toEqual([all.slice(messagesPage), true]);
      const earlier = await store.readEarlier(ada.id, last?.messages[0]?.id ?? '');
      expect([numbers(earlier), earlier.hasEarlier]).toEqual([all.slice(0, messagesPage), false]);
      expect(numbers((await store.readTexts())[0])).toEqual([...all].reverse());
      // After one message is added, all others are still the same objects.
      await host.write(ada.uid, half(ben, 2 * messagesPage).slice(0, 1));
      const after = (await store.open(ada.slug))?.messages;
      expect(after?.filter((message) => !last?.messages.includes(message))).toHaveLength(1);
    });

    test('a received message makes a conversation unread; marking the conversation as read keeps the draft and the muted state', async () => {
      await say(ada, ben, 'One');
      expect([await unreadOf(ben), await unreadOf(ada)]).toEqual([[ada.uid], []]);
      await read(ben, ada.id);
      expect(await unreadOf(ben)).toEqual([]);
      const store = await host.open(ben);
      for (const state of [{ unread: true }, { muted: true }])
        await store.write({ kind: 'state', conversationId: ada.id, state });
      await store.write({ kind: 'draft', conversationId: ada.id, text: 'Nine ho' });
      const shown = { muted: true, draft: 'Nine ho' };
      expect(await inboxOf(ben)).toMatchObject([{ ...shown, unread: true }]);
      await read(ben, ada.id);
      const kept = (await host.readAll(ben.uid)).map((each) => `${each.kind} ${each.id}`);
      expect(kept).toEqual(expect.arrayContaining(['conversation uid-ada', 'messageDraft uid-ada']));
      await vi.waitFor(async () =>
        expect(await inboxOf(ben, 1)).toMatchObject([{ ...shown, unread: false }]),
      );
      await say(ben, ada, 'Nine hours');
      expect(await inboxOf(ben)).toMatchObject([{ draft: '', isOwnLast: true, unread: false }]);
      expect(await unreadOf(ada)).toEqual([ben.uid]);
      await say(ada, ben, 'Three');
      expect(await unreadOf(ben)).toEqual([ada.uid]);
    });

    test('the latest messages are read by the id of the conversation, which stays unread', async () => {
      await say(ada, ben, 'Did you fly today?');
      await say(ben, ada, 'Nine hours');
      await say(ada, ben, 'In what wind?');
      const store = await host.open(ben);
      expect(await unreadOf(ben)).toEqual([ada.uid]);
      const before = await host.readAll(ben.uid);
      const latest = async (id: string, count: number) =>
        (await store.readLatest(id, count)).map(({ isSelf, message }) => [isSelf, message]);
      expect(await latest(ada.id, 2)).toEqual([
        [true, 'Nine hours'],
        [false, 'In what wind?'],
      ]);
      expect(await latest(ada.id, 9)).toHaveLength(3);
      for (const none of [cara.id, 'windrow']) expect(await latest(none, 9)).toEqual([]);
      expect(await unreadOf(ben)).toEqual([ada.uid]);
      expect(await host.readAll(ben.uid)).toEqual(before);
    });

    describe('a conversation partner', () => {
      test('has one thread with the user, which the address of any of the partner’s pages opens, in any letter case', async () => {
        const kite = listingRecords('kite', listed('काइट', { startupName: 'काइट' }));
        await host.write(ada.uid, [...windrow, registered('holm-capital'), ...kite]);
        await host.write(ada.uid, owned('kite', {}, { isActive: false }));
        await say(ben, ada, 'Does it fly?');
        const pages = ['Windrow', 'Holm-Capital', 'ADA-HOLM', 'काइट'];
        const threads = await Promise.all(pages.map((slug) => threadOf(ben, slug)));
        const found = threads.map((thread) => [thread?.conversation.id, thread?.messages.length]);
        expect(found).toEqual(pages.map(() => [ada.uid, 1]));
        expect(await saidIn(ada, ben.slug)).toEqual([['Ben Ruiz', 'Does it fly?']]);
        expect((await inboxOf(ben)).map(({ id, slug }) => [id, slug])).toEqual([[ada.uid, ada.slug]]);
        const people = (await (await host.open(ben)).loadPeople('')).map(({ id }) => id);
        expect(people).toEqual(expect.arrayContaining(['windrow', ada.uid, cara.uid]));
      });

      test('has a separate thread, even if another account has the same name', async () => {
        const namesake = { ...cara, slug: 'ada-holm-2', name: ada.name };
        await host.write(cara.uid, [profile({ name: ada.name, slug: namesake.slug })]);
        await say(ada, ben, 'From Ada');
        await say(namesake, ben, 'From her namesake');
        await say(ben, namesake, 'To the namesake');
        expect(await saidIn(ben, ada.slug)).toEqual([['Ada Holm', 'From Ada']]);
        expect(await saidIn(ben, namesake.slug)).toEqual([
          ['Ada Holm', 'From her namesake'],
          ['I', 'To the namesake'],
        ]);
        const rows = (await inboxOf(ben)).map(({ id, slug, name: called }) => [id, slug, called]);
        expect(rows).toEqual([namesake, ada].map(({ uid, slug }) => [uid, slug, 'Ada Holm']));
        expect(await inboxOf(ada)).toMatchObject([{ lastMessage: 'From Ada' }]);
      });

      test('whose user and investor pages are private appears as a startup until the partner replies', async () => {
        await host.write(ada.uid, [...windrow, privately]);
        expect(await threadOf(ben, ada.slug)).toBeNull();
        expect((await threadOf(ben, 'windrow'))?.conversation.id).toBe(ada.uid);
        await say(ben, ada, 'May I see it fly?');
        const store = await host.open(ben);
        await store.write({ kind: 'draft', conversationId: ada.uid, text: 'Or' });
        const startup = { name: 'Windrow', role: 'Small turbines', href: '/startups/windrow', draft: 'Or' };
        expect(await inboxOf(ben)).toMatchObject([{ id: ada.uid, slug: 'windrow', ...startup }]);
        expect(JSON.stringify([await inboxOf(ben), await store.loadPeople('')])).not.toContain('Ada');
        expect(await saidIn(ada, ben.slug)).toEqual([['Ben Ruiz', 'May I see it fly?']]);
        await say(ada, ben, 'On Sunday');
        const face = { name: 'Ada Holm', role: 'Role of Ada Holm', href: '', draft: 'Or' };
        expect(await inboxOf(ben)).toMatchObject([{ id: ada.uid, slug: ada.slug, ...face, unread: true }]);
        for (const slug of ['windrow', ada.slug])
          expect((await threadOf(ben, slug))?.messages).toHaveLength(2);
        // Ada is still hidden from accounts that have received no message from her.
        expect(await threadOf(cara, ada.slug)).toBeNull();
      });

      test('stays in the same thread after changing name and page URL', async () => {
        const dora = { uid: 'uid-dora', id: 'uid-dora', slug: 'uid-dora', name: 'Dora Holm' };
        // The page of an account without a slug has the uid as its address.
        await host.write(dora.uid, [profile({ name: dora.name })]);
        await say(dora, ben, 'One');
        expect(await saidIn(ben, 'UID-Dora')).toEqual([['Dora Holm', 'One']]);
        await read(ben, dora.id);
        await host.write(dora.uid, [profile({ name: 'Dora Berg', slug: 'dora-berg' })]);
        const renamed = { id: dora.uid, slug: 'dora-berg', name: 'Dora Berg' };
        expect(await inboxOf(ben)).toMatchObject([{ ...renamed, unread: false }]);
        expect(await saidIn(ben, 'dora-berg')).toEqual([['Dora Berg', 'One']]);
      });

      test('who deletes the account leaves a closed thread with only the user’s own messages', async () => {
        await say(ada, ben, 'One');
        await say(ben, ada, 'Two');
        await host.write(ada.uid, [profile({ name: 'Ada Berg', slug: ada.slug })]);
        expect(await inboxOf(ben)).toMatchObject([{ name: 'Ada Berg' }]);
        await say(ben, ada, 'Three');
        await say(ada, cara, 'Only of Ada');
        await host.leave(ada.uid);
        const said = [
          ['I', 'Two'],
          ['I', 'Three'],
        ];
        expect(await saidIn(ben, ada.slug)).toEqual(said);
        // The last message to the account has its name and address.
        const page = { id: ada.uid, slug: ada.slug, name: 'Ada Berg', href: '' };
        const gone = { ...page, closed: 'deleted', unread: false };
        expect(await inboxOf(ben)).toMatchObject([gone]);
        await expect(say(ben, ada, 'Four')).rejects.toThrow('nobody');
        expect(await inboxOf(cara)).toEqual([]);
        // A new account with the same name has a separate thread.
        await host.write('uid-other', [profile({ name: 'Ada Berg', slug: 'ada-berg' })]);
        expect((await threadOf(ben, 'ada-berg'))?.messages).toEqual([]);
        expect(await inboxOf(ben)).toMatchObject([gone]);
        expect(await saidIn(ben, 'Ada-Holm')).toEqual(said);
      });

      test('who has never replied is shown as deleted while the partner’s pages are private', async () => {
        await (await host.open(ben)).write({ kind: 'draft', conversationId: ada.uid, text: 'On' });
        expect(await inboxOf(ben)).toMatchObject([{ id: ada.uid, name: ada.name, draft: 'On' }]);
        await host.write(ada.uid, [privately]);
        expect(await inboxOf(ben)).toEqual([]);
        await host.write(ada.uid, [settings({})]);
        await inboxOf(ben);
        await say(ben, ada, 'One');
        await host.write(ada.uid, [privately]);
        expect(await inboxOf(ben)).toMatchObject([{ id: ada.uid, slug: ada.slug, closed: 'deleted' }]);
        await host.write(ada.uid, [settings({})]);
        expect((await inboxOf(ben))[0]?.closed).toBeUndefined();
      });

      test('can’t exchange messages with the demo account', async () => {
        const sample = { name: 'Ben Ruiz', closed: 'sample' };
        const thread = await threadOf(asha, ben.slug);
        if (host.can.demoSeesOthers) expect(thread?.conversation).toMatchObject(sample);
        else expect(thread).toBeNull();
        await expect(say(asha, ben, 'Hello')).rejects.toThrow('nobody');
        await say(ben, asha, 'Hello, Asha');
        expect((await inboxOf(asha)).map(({ id }) => id)).not.toContain(ben.uid);
        expect(await saidIn(ben, asha.slug)).toEqual([['I', 'Hello, Asha']]);
      });
    });

    test('imported messages that name another sender, or are addressed to their own sender, are ignored', async () => {
      const forged = { id: '1', sender: 'Ben Ruiz', isSelf: false, message: 'Forged', avatar: '', time: now };
      await host.write(ada.uid, [
        record(`message:${ben.id}`, '1', forged),
        sentTo(ada, '2', 'To myself'),
        sentTo(ben, '3', 7),
      ]);
      expect([await saidIn(ada, ben.slug), await inboxOf(ben)]).toEqual([[], []]);
      expect(await inboxOf(ada)).toEqual([]);
    });

    test('a conversation partner is shown as online while signed in, and observers are notified of this', async () => {
      await say(ada, ben, 'One');
      const listener = vi.fn();
      (await host.open(ben)).subscribe(listener);
      await inboxOf(ben);
      const leave = host.enter(ada.uid);
      await vi.waitFor(async () => expect((await inboxOf(ben))[0]?.online).toBe(true));
      expect(listener).toHaveBeenCalled();
      leave();
      await vi.waitFor(async () => expect((await threadOf(ben, ada.slug))?.conversation.online).toBe(false));
    });

    test.each([
      ['the recipient’s browser window', 0],
      ['another browser window', 1],
    ] as const)('a message sent in %s notifies the recipient, but no third account', async (_, tab) => {
      const [to, third] = [vi.fn(), vi.fn()];
      const store = await host.open(ben);
      await store.loadInbox();
      const before = await store.readTexts();
      store.subscribe(to);
      (await host.open(cara)).subscribe(third);
      await say(ada, ben, 'One', tab);
      await vi.waitFor(() => expect(to).toHaveBeenCalled());
      expect((await store.loadInbox()).conversations[0]?.lastMessage).toBe('One');
      expect(await store.readTexts()).not.toBe(before);
      expect(third).not.toHaveBeenCalled();
    });
  });
}
