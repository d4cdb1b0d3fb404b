import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { messageId } from '@/data/schema/messageId';
import { requestId, verdicts } from '@/data/schema/request';
import { founderNotifications, type NotificationKind, type StoredSettings } from '@/data/schema/settings';
import { outcomes } from '../../support/outcomes';
import { ada, ben, listing, now, profile } from '../../support/records';
import { servicesOf } from '../../support/services';

// Two accounts of one device, and two tabs in which either may be at work: one lists a startup, the other asks for its
// figures, both write to each other and change their own records. What goes from one to the other, and what is several facts
// in one record.

const windrow = { kind: 'interest', id: 'startup:windrow' } as const;

const opened: DeviceStore[] = [];
const closeTabs = () => Promise.all(opened.splice(0).map((device) => device.close()));
afterEach(closeTabs);

/** One tab: the services of both accounts. */
function openTab(databaseName: string) {
  const device = openDeviceStore({ databaseName });
  opened.push(device);
  const open = ({ uid, id, name }: typeof ada) =>
    servicesOf({ isSignedIn: true, uid, userName: name, pageId: id }, { device, now: () => now });
  const [adas, bens] = [open(ada), open(ben)];
  return {
    device,
    adas,
    bens,
    /** What both see of each other, and Ada of her own. */
    async seen() {
      const [messages, bensMessages, account] = await Promise.all([
        adas.messages(),
        bens.messages(),
        adas.account(),
      ]);
      const threads = [await messages.open(ben.id), await bensMessages.open(ada.id)];
      const { seen } = await (await adas.notifications()).load();
      return {
        sent: (await (await bens.requests()).load()).sent,
        received: (await (await adas.requests()).load()).received,
        threads: threads.map((thread) => thread?.messages.map(({ message }) => message) ?? []),
        inboxes: [(await messages.loadInbox()).conversations, (await bensMessages.loadInbox()).conversations],
        startups: await account.loadStartups(),
        profile: (await account.loadProfile()).profile,
        seen: { at: seen.at, ids: [...seen.ids].sort() },
      };
    },
  };
}
type Tab = ReturnType<typeof openTab>;

/** `fact`: what it says something of, unless another change can be in its way; `value`: what is to be found then. */
type Change = { fact?: string; value?: unknown; make: (tab: Tab) => Promise<unknown> };
const change = (fact: string | undefined, value: unknown, make: Change['make']): Change => ({
  fact,
  value,
  make,
});

const aText = fc.nat(99).map((count) => `Text ${count}`);

let count = 0;
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.boolean().map((isOn) =>
    change('interest', isOn, async ({ bens: { marks, requests } }) =>
      (await marks()).set({ ...windrow, isOn }, async (mark) => {
        const store = await requests();
        await (isOn ? store.ask('windrow', mark) : store.withdraw('windrow', mark));
      }),
    ),
  ),
  fc.tuple(fc.constantFrom(...verdicts), aText).map(([verdict, note]) =>
    // A verdict that the state of the request doesn't allow is refused.
    change(undefined, undefined, async ({ adas }) =>
      (await adas.requests()).answer(requestId(ben.uid, 'windrow'), { verdict, note }).catch(() => {}),
    ),
  ),
  fc.constantFrom('adas' as const, 'bens' as const).map((who) => {
    count += 1;
    const at = count;
    const message = { id: messageId(now + at, `n${at}`), message: `Message ${at}`, time: now + at };
    const to = who === 'adas' ? ben : ada;
    return change(`message ${at}`, true, async (tab) => (await tab[who].messages()).send(to.id, message));
  }),
  fc
    .tuple(fc.constantFrom('muted', 'unread'), fc.boolean())
    .map(([name, isOn]) =>
      change(name, isOn, async ({ adas }) =>
        (await adas.messages()).write({ kind: 'state', conversationId: ben.id, state: { [name]: isOn } }),
      ),
    ),
  fc
    .tuple(fc.constantFrom(...founderNotifications), fc.boolean())
    .map(([kind, isOn]) =>
      change(`switch ${kind}`, isOn, async ({ adas }) =>
        (await adas.settings()).set({ notifications: { [kind]: isOn } }),
      ),
    ),
  fc
    .tuple(fc.constantFrom('role', 'location', 'bio'), aText)
    .map(([name, text]) =>
      change(`profile ${name}`, text, async ({ adas }) =>
        (await adas.account()).saveProfile({ [name]: text }),
      ),
    ),
  fc
    .boolean()
    .map((isActive) =>
      change('isActive', isActive, async ({ adas }) => (await adas.account()).setActive('windrow', isActive)),
    ),
  aText.map((tagline) =>
    change('tagline', tagline, async ({ adas }) =>
      (await adas.account()).saveStartup('windrow', { tagline }),
    ),
  ),
  fc
    .constantFrom('a', 'b', 'c')
    .map((id) =>
      change(`seen ${id}`, true, async ({ adas }) =>
        (await adas.notifications()).keepSeen({ at: now + 1, ids: [id] }),
      ),
    ),
  aText.map((x) =>
    change(undefined, undefined, async ({ adas }) => (await adas.answerDrafts()).keep({ values: { x } })),
  ),
);

/** A change in one of the tabs, or waiting until all changes are stored. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), change: changes }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** What a tab shows, or the disk has, of a fact. */
async function found({ device, seen }: Tab) {
  const { inboxes, threads, startups, profile: shown, seen: news } = await seen();
  const stored = async (uid: string, kind: string) =>
    (await device.readAll(uid)).find((record) => record.kind === kind)?.value;
  const interest = await stored(ben.uid, windrow.kind);
  const settings = (await stored(ada.uid, 'settings')) as StoredSettings | undefined;
  const request = await stored(ben.uid, 'request');
  const of = (fact: string): unknown => {
    const [what = '', which = ''] = fact.split(' ');
    const facts: Record<string, () => unknown> = {
      interest: () => interest,
      // Both accounts have it.
      message: () => threads.every((thread) => thread.includes(`Message ${which}`)),
      switch: () => settings?.notifications?.[which as NotificationKind],
      profile: () => shown[which as 'bio'],
      seen: () => news.ids.includes(which),
      isActive: () => startups[0]?.isActive,
      tagline: () => startups[0]?.tagline,
      muted: () => inboxes[0]?.[0]?.muted,
      unread: () => inboxes[0]?.[0]?.unread,
    };
    return facts[what]?.();
  };
  return { of, interest, request };
}

let worlds = 0;

test('the changes of two accounts in two tabs are seen by both, in both, and on the disk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      worlds += 1;
      const databaseName = `two-of-two-${worlds}`;
      const tabs = [openTab(databaseName), openTab(databaseName)] as const;
      const startup = { startupName: 'Windrow', tagline: 'Small turbines' };
      await tabs[0].device.writeAll(ada.uid, [profile({ name: ada.name }), listing('windrow', startup)]);
      await tabs[0].device.writeAll(ben.uid, [profile({ name: ben.name })]);
      for (const [who, to] of [
        ['adas', ben],
        ['bens', ada],
      ] as const) {
        const hello = { id: messageId(now, who), message: 'Hello', time: now };
        await (await tabs[0][who].messages()).send(to.id, hello);
      }
      await Promise.all(tabs.map((tab) => tab.seen()));

      const allowed = outcomes();
      for (const taken of steps) {
        if (!taken) {
          await allowed.settle();
          continue;
        }
        const { fact, value, make } = taken.change;
        if (fact) allowed.may(fact, value);
        // A message that comes while she marks the conversation as read makes it unread.
        if (fact?.startsWith('message')) allowed.may('unread', true, false);
        allowed.wait(make(tabs[taken.tab]));
      }
      await allowed.settle();

      const third = openTab(databaseName);
      await expect
        .poll(async () => {
          const [one, two, fresh] = await Promise.all([tabs[0].seen(), tabs[1].seen(), third.seen()]);
          expect([one, two]).toEqual([fresh, fresh]);
          return true;
        })
        .toBe(true);
      const { of, interest, request } = await found(third);
      for (const [fact, values] of allowed.settled)
        expect([fact, values]).toEqual([fact, expect.arrayContaining([of(fact)])]);
      // With interest there is a request, whatever came between.
      if (interest) expect(request).toBeDefined();
      await closeTabs();
    }),
    { numRuns: 12, seed: 16 },
  );
}, 60_000);
