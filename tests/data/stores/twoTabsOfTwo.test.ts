import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { messageId } from '@/data/schema/messageId';
import { requestId, verdicts } from '@/data/schema/request';
import { founderNotifications, type NotificationKind, type StoredSettings } from '@/data/schema/settings';
import { type Change, expectAgreement } from '../../support/agreement';
import { ada, ben, listing, now, profile } from '../../support/records';
import { servicesOf } from '../../support/services';

// Two accounts of one device, and two tabs in which either may be at work: one lists a startup, the other asks for its
// figures, both write to each other and change their own records. What goes from one to the other, and what is several facts
// in one record.

const windrow = { kind: 'interest', id: 'startup:windrow' } as const;

/** One tab: the services of both accounts. */
function openTab(device: DeviceStore) {
  const open = ({ uid, id, name }: typeof ada) =>
    servicesOf({ isSignedIn: true, uid, userName: name, pageId: id }, { device, now: () => now });
  const [adas, bens] = [open(ada), open(ben)];
  return {
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

const change = (fact: string | undefined, value: unknown, make: Change<Tab>['make']): Change<Tab> => ({
  fact,
  value,
  make,
});

const aText = fc.nat(99).map((count) => `Text ${count}`);

let count = 0;
const changes: fc.Arbitrary<Change<Tab>> = fc.oneof(
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

/** What a tab shows, or the disk has, of a fact. */
async function found({ seen }: Tab, device: DeviceStore) {
  const { inboxes, threads, startups, profile: shown, seen: news } = await seen();
  const stored = async (uid: string, kind: string) =>
    (await device.readAll(uid)).find((record) => record.kind === kind)?.value;
  const interest = await stored(ben.uid, windrow.kind);
  const settings = (await stored(ada.uid, 'settings')) as StoredSettings | undefined;
  // With interest there is a request, whatever came between.
  if (interest) expect(await stored(ben.uid, 'request')).toBeDefined();
  return (fact: string): unknown => {
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
}

test('the changes of two accounts in two tabs are seen by both, in both, and on the disk', async () => {
  await expectAgreement({
    name: 'two-of-two',
    openTab,
    owners: [ada.uid, ben.uid],
    changes,
    async prepare({ adas, bens }, device) {
      const startup = { startupName: 'Windrow', tagline: 'Small turbines' };
      await device.writeAll(ada.uid, [profile({ name: ada.name }), listing('windrow', startup)]);
      await device.writeAll(ben.uid, [profile({ name: ben.name })]);
      const hello = (who: string) => ({ id: messageId(now, who), message: 'Hello', time: now });
      await (await adas.messages()).send(ben.id, hello('adas'));
      await (await bens.messages()).send(ada.id, hello('bens'));
    },
    // A message that comes while she marks the conversation as read makes it unread.
    alsoMay: (fact) => (fact.startsWith('message') ? ['unread', true, false] : null),
    seen: (tab) => tab.seen(),
    found,
    numRuns: 12,
  });
}, 60_000);
