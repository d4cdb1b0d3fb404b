import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { Presence } from '@/data/ports/Presence';
import { messagesPage } from '@/data/schema/constants';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import { messageId } from '@/data/schema/messageId';
import type { KeptRecord } from '@/data/schema/records';
import { emptyListing, listingOf } from '@/data/schema/startupListing';

export type Account = { uid: string; id: string; name: string };

/** A place on which accounts meet, with two windows. */
export type ConversationsHost = {
  /** The conversations of somebody. */
  open(account: Account, tab?: 0 | 1): Promise<MessageStore>;
  /** What somebody writes into their own space. */
  write(uid: string, records: readonly KeptRecord[]): Promise<void>;
  /** All of somebody's goes. */
  leave(uid: string): Promise<void>;
  presence: Presence;
  close(): Promise<void>;
};

const now = Date.UTC(2025, 10, 20, 9, 41);
const ada = { uid: 'uid-ada', id: 'ada-holm', name: 'Ada Holm' };
const ben = { uid: 'uid-ben', id: 'ben-ruiz', name: 'Ben Ruiz' };
const cara = { uid: 'uid-cara', id: 'cara-ng', name: 'Cara Ng' };
const asha = { uid: 'sample', id: 'asha-verma', name: 'Asha Verma' };
const everybody = [ada, ben, cara];

const profile = (name: string, role = ''): KeptRecord => ({
  kind: 'profile',
  id: 'me',
  value: { name, role },
});
const privacy = (value: object): KeptRecord => ({ kind: 'settings', id: 'me', value });
const listing = (id: string, startupName: string): KeptRecord => ({
  kind: 'listing',
  id,
  value: { listing: listingOf({ ...emptyListing, startupName, tagline: 'Small turbines' }), savedAt: now },
});
const registered = (id: string): KeptRecord => ({
  kind: 'investorAccount',
  id,
  value: accountOf({ ...emptyRegistration, fullName: 'x', dob: '', investments: '', investorType: 'Angel' }),
});

/** What two accounts are to each other, in any store that the device lends them. */
export function describeConversations(name: string, openHost: () => ConversationsHost) {
  describe(name, () => {
    let host: ConversationsHost;
    let sent = 0;
    beforeEach(async () => {
      host = openHost();
      sent = 0;
      for (const { uid, name: called } of everybody)
        await host.write(uid, [profile(called, `Role of ${called}`)]);
    });
    afterEach(() => host.close());

    async function say(from: Account, to: string, message: string, tab: 0 | 1 = 0) {
      sent += 1;
      const time = now + sent;
      return (await host.open(from, tab)).send(to, { id: messageId(time, `n${sent}`), message, time });
    }
    const threadOf = async (by: Account, id: string) => (await host.open(by)).open(id);
    const saidIn = async (by: Account, id: string) =>
      (await threadOf(by, id))?.messages.map(({ sender, isSelf, message }) => [
        isSelf ? 'I' : sender,
        message,
      ]);
    const inboxOf = async (by: Account, tab: 0 | 1 = 0) =>
      (await (await host.open(by, tab)).loadInbox()).conversations;
    const unreadOf = async (by: Account) =>
      (await inboxOf(by)).flatMap(({ id, unread }) => (unread ? id : []));
    const read = async (by: Account, id: string) =>
      (await host.open(by)).write({ kind: 'state', conversationId: id, state: { unread: false } });

    test('what one writes the other reads, in one thread; nobody else knows of it', async () => {
      await say(ada, ben.id, 'Did you fly today?');
      await say(ben, ada.id, 'Nine hours', 1);
      await say(ada, ben.id, 'In what wind?');
      expect(await saidIn(ada, ben.id)).toEqual([
        ['I', 'Did you fly today?'],
        ['Ben Ruiz', 'Nine hours'],
        ['I', 'In what wind?'],
      ]);
      expect(await saidIn(ben, ada.id)).toEqual([
        ['Ada Holm', 'Did you fly today?'],
        ['I', 'Nine hours'],
        ['Ada Holm', 'In what wind?'],
      ]);
      expect(await inboxOf(ben)).toEqual([
        {
          id: 'ada-holm',
          name: 'Ada Holm',
          role: 'Role of Ada Holm',
          avatar: '',
          href: '/user/ada-holm',
          lastMessage: 'In what wind?',
          isOwnLast: false,
          date: now + 3,
          online: false,
          unread: true,
          muted: false,
          draft: '',
        },
      ]);
      expect(await inboxOf(cara)).toEqual([]);
      expect([await saidIn(cara, ada.id), await saidIn(cara, ben.id)]).toEqual([[], []]);
      expect(await (await host.open(cara)).readTexts()).toEqual([]);
    });

    test('whatever accounts write, in whatever order and windows, both see the same and a third nothing', async () => {
      const step = fc.record({
        from: fc.nat(2),
        to: fc.nat(1),
        tab: fc.constantFrom(0 as const, 1 as const),
        at: fc.nat(3),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          for (const { uid, name: called } of everybody) {
            await host.leave(uid);
            await host.write(uid, [profile(called)]);
          }
          for (const one of everybody)
            for (const tab of [0, 1] as const) {
              const store = await host.open(one, tab);
              await vi.waitFor(async () => {
                for (const { id } of everybody)
                  if (id !== one.id) expect(await store.open(id)).not.toBeNull();
              });
            }
          const told = await Promise.all(
            steps.map(async ({ from, to, tab, at }, number) => {
              const sender = everybody[from] as Account;
              const other = everybody[(from + 1 + to) % 3] as Account;
              const id = messageId(now + at, `number-${number}`);
              const store = await host.open(sender, tab);
              await store.send(other.id, { id, message: `Said ${number}`, time: now + at });
              return { id, pair: [sender.uid, other.uid].sort().join() };
            }),
          );
          for (const one of everybody)
            for (const other of everybody) {
              if (one === other) continue;
              const pair = [one.uid, other.uid].sort().join();
              const expected = told.flatMap((each) => (each.pair === pair ? [each.id] : [])).sort();
              const store = await host.open(one);
              await vi.waitFor(async () => {
                const thread = await store.open(other.id);
                expect(thread?.messages.map(({ id }) => id)).toEqual(expected);
              });
            }
        }),
        { numRuns: 12 },
      );
    });

    test('a thread of many messages is read in pages, of both sides at once', async () => {
      const half = (to: Account, first: number): KeptRecord[] =>
        Array.from({ length: messagesPage }, (_, at) => ({
          kind: `sent/${to.uid}`,
          id: messageId(now + 2 * at + first, 'own'),
          value: { to: { id: to.id, name: to.name }, message: String(2 * at + first), time: now + at },
        })) satisfies KeptRecord[];
      await host.write(ada.uid, half(ben, 0));
      await host.write(ben.uid, half(ada, 1));
      const store = await host.open(ben);
      const numbers = (page: { messages: { message: string }[] } | null) =>
        page?.messages.map(({ message }) => Number(message));
      const last = await store.open(ada.id);
      const all = Array.from({ length: 2 * messagesPage }, (_, at) => at);
      expect([numbers(last), last?.hasEarlier]).toEqual([all.slice(messagesPage), true]);
      const earlier = await store.readEarlier(ada.id, last?.messages[0]?.id ?? '');
      expect([numbers(earlier), earlier.hasEarlier]).toEqual([all.slice(0, messagesPage), false]);
      const [texts] = await store.readTexts();
      expect(texts?.messages.map(({ message }) => Number(message))).toEqual([...all].reverse());
      // What stayed is the same object: nothing of it is drawn anew.
      await host.write(ada.uid, half(ben, 2 * messagesPage).slice(0, 1));
      const after = (await store.open(ada.id))?.messages;
      expect(after?.filter((message) => !last?.messages.includes(message))).toHaveLength(1);
    });

    describe('unread', () => {
      test('is what came since it was opened, and nothing of one’s own', async () => {
        await say(ada, ben.id, 'One');
        expect([await unreadOf(ben), await unreadOf(ada)]).toEqual([['ada-holm'], []]);
        await read(ben, ada.id);
        expect(await unreadOf(ben)).toEqual([]);
        await say(ben, ada.id, 'Two');
        expect([await unreadOf(ben), await unreadOf(ada)]).toEqual([[], ['ben-ruiz']]);
        await say(ada, ben.id, 'Three');
        expect(await unreadOf(ben)).toEqual(['ada-holm']);
        await read(ben, ada.id);
        await vi.waitFor(async () => expect((await inboxOf(ben, 1))[0]?.unread).toBe(false));
      });

      test('can be said by hand, and stays beside what is muted and typed', async () => {
        await say(ada, ben.id, 'One');
        await read(ben, ada.id);
        const store = await host.open(ben);
        await store.write({ kind: 'state', conversationId: ada.id, state: { unread: true } });
        await store.write({ kind: 'state', conversationId: ada.id, state: { muted: true } });
        await store.write({ kind: 'draft', conversationId: ada.id, text: 'Nine ho' });
        expect((await inboxOf(ben))[0]).toMatchObject({ unread: true, muted: true, draft: 'Nine ho' });
        await read(ben, ada.id);
        expect((await inboxOf(ben))[0]).toMatchObject({ unread: false, muted: true, draft: 'Nine ho' });
        await say(ben, ada.id, 'Nine hours');
        expect((await inboxOf(ben))[0]).toMatchObject({ draft: '', isOwnLast: true });
      });
    });

    describe('whom one writes to', () => {
      test('is one person, whichever of their pages one came from', async () => {
        await host.write(ada.uid, [listing('windrow', 'Windrow'), registered('holm-capital')]);
        await say(ben, 'Windrow', 'One');
        await say(ben, 'holm-capital', 'Two');
        await say(ben, 'ada-holm', 'Three');
        expect((await saidIn(ada, ben.id))?.map(([, message]) => message)).toEqual(['One', 'Two', 'Three']);
        expect((await inboxOf(ben)).map(({ id }) => id)).toEqual(['ada-holm']);
        for (const id of ['windrow', 'holm-capital', 'ada-holm'])
          expect((await threadOf(ben, id))?.conversation.id).toBe('ada-holm');
        const people = (await (await host.open(ben)).loadPeople()).map(({ id }) => id);
        expect(people).toEqual(expect.arrayContaining(['windrow', 'holm-capital', 'ada-holm', 'cara-ng']));
      });

      test('of a private owner is their startup, until they write themselves', async () => {
        await host.write(ada.uid, [
          listing('windrow', 'Windrow'),
          privacy({ privacy: 'private', investorPrivacy: 'private' }),
        ]);
        expect(await threadOf(ben, ada.id)).toBeNull();
        await say(ben, 'windrow', 'May I see it fly?');
        const store = await host.open(ben);
        await store.write({ kind: 'draft', conversationId: 'windrow', text: 'Or' });
        const startup = { name: 'Windrow', role: 'Small turbines', href: '/startups/windrow', draft: 'Or' };
        expect(await inboxOf(ben)).toMatchObject([{ id: 'windrow', ...startup }]);
        expect(JSON.stringify([await inboxOf(ben), await store.loadPeople()])).not.toContain('Ada');
        expect(await saidIn(ada, ben.id)).toEqual([['Ben Ruiz', 'May I see it fly?']]);
        await say(ada, ben.id, 'On Sunday');
        const face = { name: 'Ada Holm', role: 'Role of Ada Holm', href: '', draft: 'Or' };
        expect(await inboxOf(ben)).toMatchObject([{ id: 'ada-holm', ...face, unread: true }]);
        expect((await threadOf(ben, 'windrow'))?.messages).toHaveLength(2);
        // To everybody else nothing of them is there.
        expect(await threadOf(cara, ada.id)).toBeNull();
      });

      test('of a page for connections is who they are', async () => {
        await host.write(ada.uid, [privacy({ privacy: 'connections' })]);
        expect((await threadOf(ben, ada.id))?.conversation).toMatchObject({
          name: 'Ada Holm',
          href: '/user/ada-holm',
        });
      });

      test('keeps the thread under another name and another address', async () => {
        await say(ada, ben.id, 'One');
        await read(ben, ada.id);
        await host.write(ada.uid, [
          { kind: 'profile', id: 'me', value: { name: 'Ada Berg', id: 'ada-berg' } },
        ]);
        expect(await inboxOf(ben)).toMatchObject([{ id: 'ada-berg', name: 'Ada Berg', unread: false }]);
        expect(await saidIn(ben, 'ada-berg')).toEqual([['Ada Berg', 'One']]);
      });

      test('who is gone takes their half along; one’s own stays, and no more can be sent', async () => {
        await say(ada, ben.id, 'One');
        await say(ben, ada.id, 'Two');
        await say(ada, cara.id, 'Only of Ada');
        await host.leave(ada.uid);
        expect(await saidIn(ben, ada.id)).toEqual([['I', 'Two']]);
        const gone = { id: 'ada-holm', name: 'Ada Holm', href: '', closed: 'gone', unread: false };
        expect(await inboxOf(ben)).toMatchObject([gone]);
        await expect(say(ben, ada.id, 'Three')).rejects.toThrow('nobody');
        expect(await inboxOf(cara)).toEqual([]);
        // Somebody of the same name is somebody else.
        await host.write('uid-other', [profile('Ada Holm')]);
        expect((await threadOf(ben, ada.id))?.messages).toEqual([]);
        expect(await inboxOf(ben)).toMatchObject([{ ...gone, id: 'ada-holm-2' }]);
        expect(await saidIn(ben, 'ada-holm-2')).toEqual([['I', 'Two']]);
      });

      test('who has become private and never wrote is gone, too', async () => {
        await say(ben, ada.id, 'One');
        await host.write(ada.uid, [privacy({ privacy: 'private', investorPrivacy: 'private' })]);
        expect(await inboxOf(ben)).toMatchObject([{ id: 'ada-holm', closed: 'gone' }]);
        await host.write(ada.uid, [privacy({})]);
        expect((await inboxOf(ben))[0]?.closed).toBeUndefined();
      });

      test('is nobody for the sample person: what is done there is hers alone', async () => {
        expect((await threadOf(asha, ben.id))?.conversation).toMatchObject({
          name: 'Ben Ruiz',
          closed: 'sample',
        });
        await expect(say(asha, ben.id, 'Hello')).rejects.toThrow('nobody');
        await say(ben, asha.id, 'Hello, Asha');
        expect((await inboxOf(asha)).map(({ id }) => id)).not.toContain('ben-ruiz');
        expect(await saidIn(ben, asha.id)).toEqual([['I', 'Hello, Asha']]);
      });
    });

    test('what somebody imports is theirs alone: no message of another’s, and none to themselves', async () => {
      const to = { id: ben.id, name: ben.name };
      await host.write(ada.uid, [
        {
          kind: `message/${ben.id}`,
          id: '1',
          value: { id: '1', sender: 'Ben Ruiz', isSelf: false, message: 'Forged', avatar: '', time: now },
        },
        { kind: `sent/${ada.uid}`, id: '2', value: { to, message: 'To myself', time: now } },
        { kind: `sent/${ben.uid}`, id: '3', value: { to, message: 7, time: now } },
      ]);
      expect(await saidIn(ada, ben.id)).toEqual([]);
      expect(await inboxOf(ben)).toEqual([]);
      expect((await inboxOf(ada)).map(({ id }) => id)).toEqual([ben.id]);
    });

    test('who is signed in somewhere is online, and that is told', async () => {
      await say(ada, ben.id, 'One');
      const listener = vi.fn();
      (await host.open(ben)).subscribe(listener);
      await inboxOf(ben);
      const leave = host.presence.enter(ada.uid);
      await vi.waitFor(async () => expect((await inboxOf(ben))[0]?.online).toBe(true));
      expect(listener).toHaveBeenCalled();
      leave();
      await vi.waitFor(async () => expect((await threadOf(ben, ada.id))?.conversation.online).toBe(false));
    });

    test.each([0, 1] as const)(
      'a message, written in window %i, is told to its two and to nobody else',
      async (tab) => {
        const [to, nobody] = [vi.fn(), vi.fn()];
        const store = await host.open(ben);
        await store.loadInbox();
        const before = await store.readTexts();
        const stop = store.subscribe(to);
        (await host.open(cara)).subscribe(nobody);
        await say(ada, ben.id, 'One', tab);
        await vi.waitFor(() => expect(to).toHaveBeenCalled());
        expect((await store.loadInbox()).conversations[0]?.lastMessage).toBe('One');
        expect(await store.readTexts()).not.toBe(before);
        expect(nobody).not.toHaveBeenCalled();
        stop();
      },
    );
  });
}
