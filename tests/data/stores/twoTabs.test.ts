import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { test } from 'vitest';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createSettingsStore } from '@/data/adapters/stores/deviceSettings';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { markKinds } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/onboarding';
import { emailDigests, founderPrivacies } from '@/data/schema/settings';
import { type Change, expectAgreement } from '../../support/agreement';
import { follow } from '../../support/follow';
import { commentOf, now, postOf } from '../../support/records';
import { nora, storesOfNora } from '../../support/stores';

// Two tabs of one person change everything there is to change.

const owner = 'uid-nora';
const people = ['mina-okafor', 'ravi-kulkarni'];
const ids = ['a', 'b'];

/** One tab: its stores, and what it shows. */
function openTab(device: DeviceStore) {
  const { feed, messages } = storesOfNora(device);
  const marks = createMarkStore({ device, owner, defaults: noMarks });
  const settings = createSettingsStore({ device, owner, defaults: defaultSettings });
  const loadSchema = async () => onboardingDraftSchema;
  const wizard = createDraftStore({ device, owner, kind: 'onboardingDraft', loadSchema, notes: null });
  const [shownMarks, shownSettings] = [follow(marks).values, follow(settings).values];
  return {
    feed,
    messages,
    marks,
    settings,
    wizard,
    async seen() {
      const { posts, draft } = await feed.load();
      const { conversations } = await messages.loadInbox();
      const wizardDraft = await wizard.load();
      const seen: Record<string, unknown> = { 'feed draft': draft.text, wizard: wizardDraft?.values.bio };
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

const change = (fact: string, value: unknown, make: Change<Tab>['make']): Change<Tab> => ({
  fact,
  value,
  make,
});

const { followers: _, startups: __, ...author } = nora;
const anId = fc.constantFrom(...ids);
const aPerson = fc.constantFrom(...people);
const aText = fc.nat(99).map((count) => `Text ${count}`);

let messagesSent = 0;
const changes: fc.Arbitrary<Change<Tab>> = fc.oneof(
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

test('both tabs and the disk agree in the end', async () => {
  await expectAgreement({
    name: 'two-tabs',
    openTab,
    owners: [owner],
    changes,
    async prepare({ feed, messages }) {
      // A post to comment on, and conversations to be listed.
      await feed.write({ kind: 'post', post: postOf('kept', { author }) });
      for (const id of people) await messages.send(id, { id: '0', message: 'Hello', time: now });
    },
    // A message that is sent removes the draft of before.
    alsoMay(fact) {
      const [, person] = /^message (?!draft)(\S+)/.exec(fact) ?? [];
      return person ? [`message draft ${person}`, undefined] : null;
    },
    seen: (tab) => tab.seen(),
    async found(tab) {
      const seen = await tab.seen();
      return (fact) => seen[fact];
    },
    numRuns: 24,
  });
}, 60_000);
