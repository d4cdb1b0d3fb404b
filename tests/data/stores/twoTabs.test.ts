import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createSettingsStore } from '@/data/adapters/stores/deviceSettings';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { markKinds } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/onboarding';
import { emailDigests, founderPrivacies } from '@/data/schema/settings';
import { follow } from '../../support/follow';
import { outcomes } from '../../support/outcomes';
import { commentOf, now, postOf } from '../../support/records';
import { nora, storesOfNora } from '../../support/stores';

// Two tabs of one browser change everything there is to change, at whatever moments. In the end both show what is on the
// disk, and what is on the disk is what was changed last, or one of what was changed at the same time.

const owner = 'uid-nora';
const people = ['mina-okafor', 'ravi-kulkarni'];
const ids = ['a', 'b'];

const opened: DeviceStore[] = [];
const closeTabs = () => Promise.all(opened.splice(0).map((device) => device.close()));
afterEach(closeTabs);

/** One tab: its stores, and what it shows. */
function openTab(databaseName: string) {
  const device = openDeviceStore({ databaseName });
  opened.push(device);
  const { feed, messages } = storesOfNora(device);
  const marks = createMarkStore({ device, owner, defaults: noMarks });
  const settings = createSettingsStore({ device, owner, defaults: defaultSettings });
  const loadSchema = async () => onboardingDraftSchema;
  const wizard = createDraftStore({ device, owner, kind: 'onboardingDraft', loadSchema, notes: null });
  const [shownMarks, shownSettings] = [follow(marks).values, follow(settings).values];
  return {
    device,
    feed,
    messages,
    marks,
    settings,
    wizard,
    async seen() {
      const { posts, draft } = await feed.load();
      const { conversations } = await messages.loadInbox();
      const seen: Record<string, unknown> = { 'feed draft': draft.text };
      for (const kind of markKinds)
        for (const [id, isOn] of Object.entries(shownMarks.at(-1)?.[kind] ?? {}))
          seen[`${kind} ${id}`] = isOn;
      for (const post of posts.filter(({ author }) => author.id === nora.id)) {
        seen[`post ${post.id}`] = post.content;
        for (const comment of post.comments) seen[`comment ${comment.id}`] = comment.text;
      }
      for (const { id, muted, unread, draft: text } of conversations) {
        Object.assign(seen, { [`muted ${id}`]: muted, [`unread ${id}`]: unread });
        if (text) seen[`message draft ${id}`] = text;
        for (const message of (await messages.open(id))?.messages ?? [])
          seen[`message ${id} ${message.id}`] = message.message;
      }
      const { emailDigest, privacy } = shownSettings.at(-1) ?? {};
      return { ...seen, 'setting emailDigest': emailDigest, 'setting privacy': privacy } as typeof seen;
    },
  };
}
type Tab = ReturnType<typeof openTab>;

/** A change: of which fact, what it says from then on (`undefined`: it is gone), and how a tab makes it. */
type Change = { fact: string; value: unknown; make: (tab: Tab) => Promise<unknown> };
const change = (fact: string, value: unknown, make: Change['make']): Change => ({ fact, value, make });

const { followers: _, startups: __, ...author } = nora;
const anId = fc.constantFrom(...ids);
const aPerson = fc.constantFrom(...people);
const aText = fc.nat(99).map((count) => `Text ${count}`);

let messagesSent = 0;
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...markKinds), anId, fc.boolean())
    .map(([kind, id, isOn]) => change(`${kind} ${id}`, isOn, ({ marks }) => marks.set({ kind, id, isOn }))),
  fc.tuple(anId, aText).map(([id, content]) => {
    const post = postOf(id, { author, content });
    return change(`post ${id}`, content, ({ feed }) => feed.write({ kind: 'post', post }));
  }),
  anId.map((id) => {
    const post = postOf(id, { author });
    return change(`post ${id}`, undefined, ({ feed }) =>
      feed.write({ kind: 'post', post, became: 'deleted' }),
    );
  }),
  fc.tuple(anId, aText).map(([id, text]) => {
    const comment = commentOf(`under-${id}`, { text });
    return change(`comment ${comment.id}`, text, ({ feed }) =>
      feed.write({ kind: 'comment', postId: 'kept', comment }),
    );
  }),
  aText.map((text) => {
    const draft = { text, tag: null, comments: {} };
    return change('feed draft', text, ({ feed }) => feed.write({ kind: 'draft', draft }));
  }),
  fc
    .constantFrom(...emailDigests)
    .map((emailDigest) =>
      change('setting emailDigest', emailDigest, ({ settings }) => settings.set({ emailDigest })),
    ),
  fc
    .constantFrom(...founderPrivacies)
    .map((privacy) => change('setting privacy', privacy, ({ settings }) => settings.set({ privacy }))),
  fc
    .tuple(aPerson, fc.constantFrom('muted', 'unread'), fc.boolean())
    .map(([conversationId, name, isOn]) =>
      change(`${name} ${conversationId}`, isOn, ({ messages }) =>
        messages.write({ kind: 'state', conversationId, state: { [name]: isOn } }),
      ),
    ),
  fc
    .tuple(aPerson, aText)
    .map(([conversationId, text]) =>
      change(`message draft ${conversationId}`, text, ({ messages }) =>
        messages.write({ kind: 'draft', conversationId, text }),
      ),
    ),
  aPerson.map((id) => {
    messagesSent += 1;
    const message = { id: `${now}-${messagesSent}`, message: `Message ${messagesSent}`, time: now };
    return change(`message ${id} ${message.id}`, message.message, ({ messages }) =>
      messages.send(id, message),
    );
  }),
  aText.map((bio) =>
    change('wizard', bio, ({ wizard }) =>
      wizard.keep({ step: 'basicInfo', furthest: 'basicInfo', values: { ...emptyOnboarding, bio } }),
    ),
  ),
);

/** A change in one of the tabs, or waiting until all changes are stored. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), change: changes }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

let worlds = 0;

test('both tabs and the disk agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      worlds += 1;
      const databaseName = `two-tabs-${worlds}`;
      const tabs = [openTab(databaseName), openTab(databaseName)] as const;
      // A post to comment on, and conversations to be listed.
      await tabs[0].feed.write({ kind: 'post', post: postOf('kept', { author }) });
      for (const id of people) await tabs[0].messages.send(id, { id: '0', message: 'Hello', time: now });
      await Promise.all(tabs.map((tab) => tab.seen()));

      const allowed = outcomes();
      for (const taken of steps) {
        if (!taken) {
          await allowed.settle();
          continue;
        }
        const { fact, value, make } = taken.change;
        allowed.may(fact, value);
        // A message that is sent removes the draft of before.
        const [, person] = /^message (?!draft)(\S+)/.exec(fact) ?? [];
        if (person) allowed.may(`message draft ${person}`, undefined);
        allowed.wait(make(tabs[taken.tab]));
      }
      await allowed.settle();

      const third = openTab(databaseName);
      const before = await third.device.readAll(owner);
      await expect
        .poll(async () => {
          const [one, two, fresh] = await Promise.all([tabs[0].seen(), tabs[1].seen(), third.seen()]);
          expect([one, two]).toEqual([fresh, fresh]);
          return true;
        })
        .toBe(true);
      const seen = await third.seen();
      const [bio, other] = await Promise.all(
        tabs.map(async ({ wizard }) => (await wizard.load())?.values.bio),
      );
      expect(other).toBe(bio);
      for (const [fact, values] of allowed.settled) {
        const found = fact === 'wizard' ? bio : seen[fact];
        expect([fact, values]).toEqual([fact, expect.arrayContaining([found])]);
      }
      // Looking changes nothing.
      expect(await third.device.readAll(owner)).toEqual(before);
      await closeTabs();
    }),
    { numRuns: 24, seed: 16 },
  );
}, 60_000);
