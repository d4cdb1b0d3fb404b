import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { messageId } from '@/data/schema/messageId';
import { requestId, verdicts } from '@/data/schema/request';
import { founderNotifications, type NotificationKind, type StoredSettings } from '@/data/schema/settings';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { outcomes } from '../../support/outcomes';
import { servicesOf } from '../../support/services';

// Two people with an account on one device, and two tabs in which either may be at work: one lists a startup, the other
// asks for its figures, both write to each other and change what is their own. What goes from one to the other, and what is
// several facts in one record.

const now = Date.UTC(2025, 10, 20);
const ada = { isSignedIn: true, uid: 'uid-ada', userName: 'Ada Holm', pageId: 'ada-holm' } as const;
const ben = { isSignedIn: true, uid: 'uid-ben', userName: 'Ben Ruiz', pageId: 'ben-ruiz' } as const;
const people = [ada, ben] as const;
const windrow = { kind: 'interest', id: 'startup:windrow' } as const;

const opened: DeviceStore[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((device) => device.close()));
});

/** One tab: what either of them has there. */
function openTab(databaseName: string) {
  const device = openDeviceStore({ databaseName });
  opened.push(device);
  const [adas, bens] = people.map((person) => servicesOf(person, { device, now: () => now }));
  if (!adas || !bens) throw new Error('Somebody is missing');
  return {
    device,
    adas,
    bens,
    /** What both see of what they have to do with each other, and of their own. */
    async seen() {
      const [sent, received] = [(await bens.requests()).load(), (await adas.requests()).load()];
      const threads = await Promise.all([
        adas.messages().then((store) => store.open(ben.pageId)),
        bens.messages().then((store) => store.open(ada.pageId)),
      ]);
      const inboxes = await Promise.all(
        [adas, bens].map(async ({ messages }) => (await (await messages()).loadInbox()).conversations),
      );
      const account = await adas.account();
      const { seen } = await (await adas.notifications()).load();
      return {
        sent: (await sent).sent,
        received: (await received).received,
        threads: threads.map((thread) => thread?.messages.map(({ message }) => message) ?? []),
        inboxes,
        startups: await account.loadStartups(),
        profile: (await account.loadProfile()).profile,
        seen: { at: seen.at, ids: [...seen.ids].sort() },
      };
    },
  };
}
type Tab = ReturnType<typeof openTab>;

/** `fact`: what it says something of, if nobody else's change can be in its way; `value`: what is to be found then. */
type Change = { fact?: string; value?: unknown; make: (tab: Tab) => Promise<unknown> };

let count = 0;
const next = () => {
  count += 1;
  return count;
};

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.boolean().map(
    (isOn): Change => ({
      fact: 'interest',
      value: isOn,
      make: async ({ bens: { marks, requests } }) =>
        (await marks()).set({ ...windrow, isOn }, async (mark) => {
          const store = await requests();
          await (isOn ? store.ask('windrow', mark) : store.withdraw('windrow', mark));
        }),
    }),
  ),
  fc.tuple(fc.constantFrom(...verdicts), fc.nat(99)).map(
    ([verdict, note]): Change => ({
      // What can't be said to it as it stands is refused.
      make: async ({ adas }) =>
        (await adas.requests())
          .answer(requestId(ben.uid, 'windrow'), { verdict, note: `Note ${note}` })
          .catch(() => {}),
    }),
  ),
  fc.constantFrom('adas' as const, 'bens' as const).map((who): Change => {
    const at = next();
    const to = who === 'adas' ? ben : ada;
    return {
      fact: `message ${at}`,
      value: true,
      make: async (tab) =>
        (await tab[who].messages()).send(to.pageId, {
          id: messageId(now + at, `n${at}`),
          message: `Message ${at}`,
          time: now + at,
        }),
    };
  }),
  fc.tuple(fc.constantFrom('muted', 'unread'), fc.boolean()).map(
    ([name, isOn]): Change => ({
      fact: name,
      value: isOn,
      make: async ({ adas }) =>
        (await adas.messages()).write({
          kind: 'state',
          conversationId: ben.pageId,
          state: { [name]: isOn },
        }),
    }),
  ),
  fc.tuple(fc.constantFrom(...founderNotifications), fc.boolean()).map(
    ([kind, isOn]): Change => ({
      fact: `switch ${kind}`,
      value: isOn,
      make: async ({ adas }) => (await adas.settings()).set({ notifications: { [kind]: isOn } }),
    }),
  ),
  fc.tuple(fc.constantFrom('role', 'location', 'bio'), fc.nat(99)).map(
    ([name, text]): Change => ({
      fact: `profile ${name}`,
      value: `Text ${text}`,
      make: async ({ adas }) => (await adas.account()).saveProfile({ [name]: `Text ${text}` }),
    }),
  ),
  fc.boolean().map(
    (isActive): Change => ({
      fact: 'isActive',
      value: isActive,
      make: async ({ adas }) => (await adas.account()).setActive('windrow', isActive),
    }),
  ),
  fc.nat(99).map(
    (text): Change => ({
      fact: 'tagline',
      value: `Line ${text}`,
      make: async ({ adas }) => (await adas.account()).saveStartup('windrow', { tagline: `Line ${text}` }),
    }),
  ),
  fc.constantFrom('a', 'b', 'c').map(
    (id): Change => ({
      fact: `seen ${id}`,
      value: true,
      make: async ({ adas }) => (await adas.notifications()).keepSeen({ at: now + 1, ids: [id] }),
    }),
  ),
  fc.nat(99).map(
    (text): Change => ({
      make: async ({ adas }) => (await adas.answerDrafts()).keep({ values: { x: `Typing ${text}` } }),
    }),
  ),
);

/** A change in one of the tabs, or waiting until all that was changed is stored. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), change: changes }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

let worlds = 0;

test('what two people do in two tabs is there for both, in both, and on the disk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      worlds += 1;
      const databaseName = `two-of-two-${worlds}`;
      const tabs = [openTab(databaseName), openTab(databaseName)] as const;
      const listing = listingOf({ ...emptyListing, startupName: 'Windrow', tagline: 'Small turbines' });
      await tabs[0].device.writeAll(ada.uid, [
        { kind: 'profile', id: 'me', value: { name: 'Ada Holm' } },
        { kind: 'listing', id: 'windrow', value: { listing, savedAt: now } },
      ]);
      await tabs[0].device.write(ben.uid, 'profile', 'me', { name: 'Ben Ruiz' });
      for (const [who, to] of [
        ['adas', ben],
        ['bens', ada],
      ] as const)
        await (await tabs[0][who].messages()).send(to.pageId, {
          id: messageId(now, who),
          message: 'Hello',
          time: now,
        });
      await Promise.all(tabs.map((tab) => tab.seen()));

      const allowed = outcomes();
      for (const taken of steps) {
        if (!taken) {
          await allowed.settle();
          continue;
        }
        const { fact, value, make } = taken.change;
        if (fact) allowed.may(fact, value);
        // What is written to her while she looks at it as read makes it unread.
        if (fact?.startsWith('message')) allowed.may('unread', true, false);
        allowed.wait(make(tabs[taken.tab]));
      }
      await allowed.settle();

      const third = openTab(databaseName);
      await expect
        .poll(async () => {
          const [one, two, fresh] = await Promise.all([tabs[0].seen(), tabs[1].seen(), third.seen()]);
          expect(one).toEqual(fresh);
          expect(two).toEqual(fresh);
          return true;
        })
        .toBe(true);

      const fresh = await third.seen();
      const keptOf = async (uid: string, kind: string) =>
        (await third.device.readAll(uid)).find((record) => record.kind === kind)?.value;
      const interest = await keptOf(ben.uid, windrow.kind);
      const settings = (await keptOf(ada.uid, 'settings')) as StoredSettings | undefined;
      const profile = fresh.profile as unknown as Record<string, string>;
      const found = (fact: string): unknown => {
        const [what = '', which = ''] = fact.split(' ');
        const [conversation] = fresh.inboxes[0] ?? [];
        switch (what) {
          case 'interest':
            return interest;
          case 'message':
            // The one who wrote it has it, and the one it was written to.
            return fresh.threads.every((thread) => thread.includes(`Message ${which}`));
          case 'switch':
            return settings?.notifications?.[which as NotificationKind];
          case 'profile':
            return profile[which];
          case 'seen':
            return fresh.seen.ids.includes(which);
          case 'isActive':
            return fresh.startups[0]?.isActive;
          case 'tagline':
            return fresh.startups[0]?.tagline;
          default:
            return conversation?.[what as 'muted'];
        }
      };
      for (const [fact, values] of allowed.settled)
        expect([fact, values]).toEqual([fact, expect.arrayContaining([found(fact)])]);
      // Who expressed interest has asked, whatever came between.
      if (interest) expect(await keptOf(ben.uid, 'request')).toBeDefined();
      await Promise.all(opened.splice(0).map((device) => device.close()));
    }),
    { numRuns: 20, seed: 16 },
  );
}, 60_000);
