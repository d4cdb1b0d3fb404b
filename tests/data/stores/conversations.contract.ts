import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { Presence } from '@/data/ports/Presence';
import { messageId } from '@/data/schema/rules/messageId';
import { messagesPage } from '@/data/schema/shapes/constants';
import {
  type Account,
  ada,
  ben,
  cara,
  listing,
  now,
  profile,
  record,
  registered,
  sent as sentTo,
  settings,
} from '../../support/accountRecords';
import type { Place, Window } from '../../support/hosts';

/** Opens the stores of an account. All accounts of a test share one storage. */
export type ConversationsHost = {
  /** Opens the message store of an account. */
  open(account: Account, tab?: Window): Promise<MessageStore>;
  presence: Presence;
};

const asha = { uid: 'sample', id: 'asha-verma', slug: 'asha-verma', name: 'Asha Verma' };
const accounts = [ada, ben, cara];
const privately = settings({ privacy: 'private', investorPrivacy: 'private' });
const windrow = listing('windrow', { startupName: 'Windrow', tagline: 'Small turbines' });

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

    async function say(from: Account, to: string, message: string, tab: Window = 0) {
      sent += 1;
      const time = now + sent;
      return (await host.open(from, tab)).send(to, { id: messageId(time, `n${sent}`), message, time });
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
      await say(ada, ben.id, 'Did you fly today?');
      await say(ben, ada.id, 'Nine hours', 1);
      await say(ada, ben.id, 'In what wind?');
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
      const half = (to: Account, first: number) =>
        Array.from({ length: messagesPage }, (_, at) =>
          sentTo(to, messageId(now + 2 * at + first, 'own'), String(2 * at + first), now + at),
        );
      await host.write(ada.uid, half(ben, 0));
      await host.write(ben.uid, half(ada, 1));
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
      await say(ada, ben.id, 'One');
      expect([await unreadOf(ben), await unreadOf(ada)]).toEqual([[ada.id], []]);
      await read(ben, ada.id);
      expect(await unreadOf(ben)).toEqual([]);
      const store = await host.open(ben);
      for (const state of [{ unread: true }, { muted: true }])
        await store.write({ kind: 'state', conversationId: ada.id, state });
      await store.write({ kind: 'draft', conversationId: ada.id, text: 'Nine ho' });
      const shown = { muted: true, draft: 'Nine ho' };
      expect(await inboxOf(ben)).toMatchObject([{ ...shown, unread: true }]);
      await read(ben, ada.id);
      await vi.waitFor(async () =>
        expect(await inboxOf(ben, 1)).toMatchObject([{ ...shown, unread: false }]),
      );
      await say(ben, ada.id, 'Nine hours');
      expect(await inboxOf(ben)).toMatchObject([{ draft: '', isOwnLast: true, unread: false }]);
      expect(await unreadOf(ada)).toEqual([ben.id]);
      await say(ada, ben.id, 'Three');
      expect(await unreadOf(ben)).toEqual([ada.id]);
    });

    describe('a conversation partner', () => {
      test('has one thread with the user, even if the messages go to a startup, investor and user page', async () => {
        await host.write(ada.uid, [windrow, registered('holm-capital')]);
        const pages = ['Windrow', 'holm-capital', 'ada-holm'];
        for (const slug of pages) {
          const { id } = (await threadOf(ben, slug))?.conversation ?? {};
          await say(ben, id ?? '', `To ${slug}`);
        }
        expect((await saidIn(ada, ben.slug))?.map(([, message]) => message)).toEqual(
          pages.map((slug) => `To ${slug}`),
        );
        expect((await inboxOf(ben)).map(({ id, slug }) => [id, slug])).toEqual([[ada.id, ada.slug]]);
        const people = (await (await host.open(ben)).loadPeople()).map(({ id }) => id);
        expect(people).toEqual(expect.arrayContaining(['windrow', ada.id, cara.id]));
      });

      test('whose user and investor pages are private appears as a startup until the partner replies', async () => {
        await host.write(ada.uid, [windrow, privately]);
        expect(await threadOf(ben, ada.slug)).toBeNull();
        await say(ben, ada.id, 'May I see it fly?');
        const store = await host.open(ben);
        await store.write({ kind: 'draft', conversationId: ada.id, text: 'Or' });
        const startup = { name: 'Windrow', role: 'Small turbines', href: '/startups/windrow', draft: 'Or' };
        expect(await inboxOf(ben)).toMatchObject([{ id: ada.id, slug: 'windrow', ...startup }]);
        expect(JSON.stringify([await inboxOf(ben), await store.loadPeople()])).not.toContain('Ada');
        expect(await saidIn(ada, ben.slug)).toEqual([['Ben Ruiz', 'May I see it fly?']]);
        await say(ada, ben.id, 'On Sunday');
        const face = { name: 'Ada Holm', role: 'Role of Ada Holm', href: '', draft: 'Or' };
        expect(await inboxOf(ben)).toMatchObject([{ id: ada.id, slug: ada.slug, ...face, unread: true }]);
        expect((await threadOf(ben, 'windrow'))?.messages).toHaveLength(2);
        // Ada is still hidden from accounts that have received no message from her.
        expect(await threadOf(cara, ada.slug)).toBeNull();
      });

      test('stays in the same thread after changing name and page URL', async () => {
        await say(ada, ben.id, 'One');
        await read(ben, ada.id);
        await host.write(ada.uid, [profile({ name: 'Ada Berg', slug: 'ada-berg' })]);
        expect(await inboxOf(ben)).toMatchObject([
          { id: ada.id, slug: 'ada-berg', name: 'Ada Berg', unread: false },
        ]);
        expect(await saidIn(ben, 'ada-berg')).toEqual([['Ada Berg', 'One']]);
      });

      test('who deletes the account leaves a closed thread with only the user’s own messages', async () => {
        await say(ada, ben.id, 'One');
        await say(ben, ada.id, 'Two');
        await say(ada, cara.id, 'Only of Ada');
        await host.leave(ada.uid);
        expect(await saidIn(ben, ada.slug)).toEqual([['I', 'Two']]);
        const gone = {
          id: ada.id,
          slug: ada.slug,
          name: 'Ada Holm',
          href: '',
          closed: 'deleted',
          unread: false,
        };
        expect(await inboxOf(ben)).toMatchObject([gone]);
        await expect(say(ben, ada.id, 'Three')).rejects.toThrow('nobody');
        expect(await inboxOf(cara)).toEqual([]);
        // A new account with the same name has a separate thread.
        await host.write('uid-other', [profile({ name: 'Ada Holm', slug: 'ada-holm-2' })]);
        expect((await threadOf(ben, 'ada-holm-2'))?.messages).toEqual([]);
        expect(await inboxOf(ben)).toMatchObject([gone]);
        expect(await saidIn(ben, ada.slug)).toEqual([['I', 'Two']]);
      });

      test('who has never replied is shown as deleted while the partner’s pages are private', async () => {
        await say(ben, ada.id, 'One');
        await host.write(ada.uid, [privately]);
        expect(await inboxOf(ben)).toMatchObject([{ id: ada.id, slug: ada.slug, closed: 'deleted' }]);
        await host.write(ada.uid, [settings({})]);
        expect((await inboxOf(ben))[0]?.closed).toBeUndefined();
      });

      test('can’t exchange messages with the demo account', async () => {
        const sample = { name: 'Ben Ruiz', closed: 'sample' };
        expect((await threadOf(asha, ben.slug))?.conversation).toMatchObject(sample);
        await expect(say(asha, ben.id, 'Hello')).rejects.toThrow('nobody');
        await say(ben, asha.id, 'Hello, Asha');
        expect((await inboxOf(asha)).map(({ id }) => id)).not.toContain(ben.id);
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
      expect((await inboxOf(ada)).map(({ id }) => id)).toEqual([ben.id]);
    });

    test('a conversation partner is shown as online while signed in, and observers are notified of this', async () => {
      await say(ada, ben.id, 'One');
      const listener = vi.fn();
      (await host.open(ben)).subscribe(listener);
      await inboxOf(ben);
      const leave = host.presence.enter(ada.uid);
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
      await say(ada, ben.id, 'One', tab);
      await vi.waitFor(() => expect(to).toHaveBeenCalled());
      expect((await store.loadInbox()).conversations[0]?.lastMessage).toBe('One');
      expect(await store.readTexts()).not.toBe(before);
      expect(third).not.toHaveBeenCalled();
    });
  });
}
