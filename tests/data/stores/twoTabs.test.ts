import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { messageId } from '@/data/schema/rules/messageId';
import { markKinds } from '@/data/schema/shapes/marks';
import { answerVerdicts, requestId } from '@/data/schema/shapes/request';
import { emailDigests, founderNotifications, founderPrivacies } from '@/data/schema/shapes/settings';
import { ada, ben, commentOf, listing, now, postOf, profile } from '../../support/accountRecords';
import { follow } from '../../support/follow';
import { outcomes } from '../../support/outcomes';
import { servicesOf } from '../../support/services';

// Two accounts use two tabs of one browser. Ada has listed a startup. In any order, Ben requests its metrics,
// they exchange messages, and Ada edits her data. At the end, both tabs show the stored records. Each stored
// value comes from the last change, or from one of the last changes if they were concurrent.

const windrow = { kind: 'interest', id: 'startup:windrow' } as const;

/** Opens a tab. Returns the stores of both accounts, and `seen`, which reads the data that the tab shows. */
async function openTab(device: DeviceStore) {
  const open = ({ uid, id, name }: typeof ada) =>
    servicesOf({ isSignedIn: true, uid, userName: name, slug: id }, { device, now: () => now });
  const [adas, bens] = [open(ada), open(ben)];
  const stores = {
    feed: await adas.feed(),
    messages: { adas: await adas.messages(), bens: await bens.messages() },
    marks: { adas: await adas.marks(), bens: await bens.marks() },
    requests: { adas: await adas.requests(), bens: await bens.requests() },
    settings: await adas.settings(),
    account: await adas.account(),
    notifications: await adas.notifications(),
    answers: await adas.answerDrafts(),
  };
  const { feed, messages, requests, account } = stores;
  const followed = [stores.marks.adas, stores.marks.bens].map((marks) => follow(marks).values);
  const settings = follow(stores.settings).values;
  return {
    ...stores,
    async seen() {
      const { posts, draft } = await feed.load();
      const own = posts.filter(({ author }) => author.id === ada.id);
      const said = own.flatMap(({ comments }) => comments);
      const threads = [await messages.adas.open(ben.id), await messages.bens.open(ada.id)];
      const [heard = [], ...others] = threads.map((thread) => thread?.messages.map(({ message }) => message));
      const [marks, bensMarks] = followed.map((values) => values.at(-1));
      return {
        posts: Object.fromEntries(own.map(({ id, content }) => [id, content])),
        comments: Object.fromEntries(said.map(({ id, text }) => [id, text])),
        draft: draft.text,
        // Each message in Ada's conversation, and whether Ben's conversation contains it, too.
        messages: Object.fromEntries(heard.map((text) => [text, others[0]?.includes(text)])),
        inbox: (await messages.adas.loadInbox()).conversations[0],
        bensInbox: (await messages.bens.loadInbox()).conversations,
        marks,
        interest: bensMarks?.interest[windrow.id],
        sent: (await requests.bens.load()).sent,
        received: (await requests.adas.load()).received,
        settings: settings.at(-1),
        profile: (await account.loadProfile()).profile,
        startup: (await account.loadStartups())[0],
        news: Object.fromEntries((await stores.notifications.load()).seen.ids.map((id) => [id, true])),
        answers: (await stores.answers.load())?.values,
      };
    },
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

/** `fact`: a path in a tab's data; undefined if the result isn't predictable. `value`: its expected value. */
type Change = { fact: string | undefined; value: unknown; make: (tab: Tab) => Promise<unknown> };
const change = (fact: Change['fact'], value: unknown, make: Change['make']): Change => ({
  fact,
  value,
  make,
});

const anId = fc.constantFrom('a', 'b');
const aText = fc.nat(99).map((count) => `Text ${count}`);
const author = { id: ada.id, name: ada.name, role: '', avatar: '', isVerified: false };

let count = 0;
function send(by: 'adas' | 'bens'): Change {
  count += 1;
  const text = `Message ${count}`;
  const message = { id: messageId(now + count, `n${count}`), message: text, time: now + count };
  const to = by === 'adas' ? ben.id : ada.id;
  return change(`messages/${text}/${by}`, true, ({ messages }) => messages[by].send(to, message));
}
const write = (postId: string, content: string | null) =>
  change(`posts/${postId}`, content ?? undefined, ({ feed }) => {
    const post = postOf(postId, { author, content: content ?? '' });
    return feed.write({ kind: 'post', post, ...(content === null && { became: 'deleted' }) });
  });
const show = (isOn: boolean) =>
  change('interest', isOn, ({ marks, requests: { bens } }) =>
    marks.bens.set({ ...windrow, isOn }, (mark) =>
      isOn ? bens.ask('windrow', mark) : bens.withdraw('windrow', mark),
    ),
  );
// The store rejects a verdict that the state of the request doesn't allow. The test ignores this error.
const answer = (verdict: (typeof answerVerdicts)[number], note: string) =>
  change(undefined, undefined, ({ requests }) =>
    requests.adas.answer(requestId(ben.uid, 'windrow'), { verdict, note }).catch(() => {}),
  );
const inInbox = (name: 'muted' | 'unread', isOn: boolean) =>
  change(`inbox/${name}`, isOn, ({ messages }) =>
    messages.adas.write({ kind: 'state', conversationId: ben.id, state: { [name]: isOn } }),
  );
const set = (path: string, value: unknown, changed: Parameters<Tab['settings']['set']>[0]) =>
  change(`settings/${path}`, value, ({ settings }) => settings.set(changed));

const changes = fc.oneof(
  fc.boolean().map(show),
  fc.tuple(fc.constantFrom(...answerVerdicts), aText).map((args) => answer(...args)),
  fc.constantFrom('adas' as const, 'bens' as const).map(send),
  fc
    .tuple(fc.constantFrom('muted' as const, 'unread' as const), fc.boolean())
    .map((args) => inInbox(...args)),
  aText.map((text) =>
    change('inbox/draft', text, ({ messages }) =>
      messages.adas.write({ kind: 'draft', conversationId: ben.id, text }),
    ),
  ),
  fc
    .tuple(fc.constantFrom(...markKinds), anId, fc.boolean())
    .map(([kind, id, isOn]) =>
      change(`marks/${kind}/${id}`, isOn, ({ marks }) => marks.adas.set({ kind, id, isOn })),
    ),
  fc.tuple(anId, fc.option(aText)).map((args) => write(...args)),
  fc.tuple(anId, aText).map(([id, text]) => {
    const comment = commentOf(id, { author, text });
    return change(`comments/${id}`, text, ({ feed }) =>
      feed.write({ kind: 'comment', postId: 'kept', comment }),
    );
  }),
  aText.map((text) =>
    change('draft', text, ({ feed }) =>
      feed.write({ kind: 'draft', draft: { text, tag: null, comments: {} } }),
    ),
  ),
  fc
    .tuple(fc.constantFrom(...founderNotifications), fc.boolean())
    .map(([kind, isOn]) => set(`notifications/${kind}`, isOn, { notifications: { [kind]: isOn } })),
  fc.constantFrom(...emailDigests).map((emailDigest) => set('emailDigest', emailDigest, { emailDigest })),
  fc.constantFrom(...founderPrivacies).map((privacy) => set('privacy', privacy, { privacy })),
  fc
    .tuple(fc.constantFrom('role', 'location', 'bio'), aText)
    .map(([name, text]) =>
      change(`profile/${name}`, text, ({ account }) => account.saveProfile({ [name]: text })),
    ),
  fc
    .boolean()
    .map((isOn) => change('startup/isActive', isOn, ({ account }) => account.setActive('windrow', isOn))),
  aText.map((tagline) =>
    change('startup/tagline', tagline, ({ account }) => account.saveStartup('windrow', { tagline })),
  ),
  anId.map((id) =>
    change(`news/${id}`, true, ({ notifications }) => notifications.keepSeen({ at: now + 1, ids: [id] })),
  ),
  aText.map((x) => change('answers/x', x, ({ answers }) => answers.save({ values: { x } }))),
);

async function prepare({ feed, messages }: Tab, device: DeviceStore) {
  const startup = { startupName: 'Windrow', tagline: 'Small turbines' };
  await device.writeAll(ada.uid, [profile({ name: ada.name }), ...listing('windrow', startup)]);
  await device.writeAll(ben.uid, [profile({ name: ben.name })]);
  await feed.write({ kind: 'post', post: postOf('kept', { author }) });
  const hello = (who: string) => ({ id: messageId(now, who), message: 'Hello', time: now });
  await messages.adas.send(ben.id, hello('adas'));
  await messages.bens.send(ada.id, hello('bens'));
}

/** Returns the value at the path `fact` in the data that a tab shows. */
const seenAt = (seen: object, fact: string) =>
  fact
    .replace(/\/(adas|bens)$/, '')
    .split('/')
    .reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], seen);

/** A change in one of the tabs, or null to wait until all changes are stored. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ tab: fc.constantFrom(0 as const, 1 as const), change: changes }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
let worlds = 0;
test('two open tabs show the same data as storage after random changes by two accounts', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
    worlds += 1;
    const openDevice = () => openDeviceStore({ databaseName: `two-tabs-${worlds}` });
    const devices = [openDevice(), openDevice(), openDevice()] as const;
    const tabs = [await openTab(devices[0]), await openTab(devices[1])] as const;
    await prepare(tabs[0], devices[0]);
    const allSeen = (...all: Tab[]) => Promise.all(all.map((tab) => tab.seen()));
    await allSeen(...tabs);
    const allowed = outcomes();
    for (const taken of steps) {
      if (!taken) {
        await allowed.settle();
        continue;
      }
      const { fact = '', value, make } = taken.change;
      if (fact) allowed.may(fact, value);
      // A message that arrives while Ada reads the conversation can leave the conversation unread. A message
      // by Ada removes her draft.
      if (fact.startsWith('messages/')) allowed.may('inbox/unread', true, false);
      if (fact.endsWith('/adas')) allowed.may('inbox/draft', '');
      allowed.wait(make(tabs[taken.tab]));
    }
    await allowed.settle();

    const third = await openTab(devices[2]);
    const onDisk = () => Promise.all([ada, ben].map(({ uid }) => devices[2].readAll(uid)));
    const before = await onDisk();
    // Three tabs read everything, which takes longer than the usual second on a busy processor.
    await vi.waitFor(
      async () => {
        const [one, other, fresh] = await allSeen(...tabs, third);
        expect([one, other]).toEqual([fresh, fresh]);
      },
      { timeout: 10_000 },
    );
    const seen = await third.seen();
    // While Ben's interest in the startup is on, his request exists, regardless of the other changes.
    if (seen.interest) expect(seen.sent).not.toEqual([]);
    for (const [fact, values] of allowed.settled)
      expect([fact, values]).toEqual([fact, expect.arrayContaining([seenAt(seen, fact)])]);
    // Reading the data in three tabs changed no stored record.
    expect(await onDisk()).toEqual(before);
    for (const device of devices) await device.close();
  });
  await fc.assert(run, { numRuns: 20, seed: 16 });
}, 120_000);
