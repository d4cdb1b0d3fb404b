import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createMessageStore } from '@/data/adapters/stores/deviceMessages';
import { createSettingsStore } from '@/data/adapters/stores/deviceSettings';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { DirectoryData } from '@/data/ports/Directory';
import { asha, people as cast } from '@/data/sample/people';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { type Marks, markKinds } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/onboarding';
import type { Post } from '@/data/schema/post';
import { emailDigests, founderPrivacies, type Settings } from '@/data/schema/settings';
import { outcomes } from '../../support/outcomes';

// Two tabs of one browser change everything there is to change, at whatever moments. In the end both show what is on the
// disk, and what is on the disk is what was changed last, or one of what was changed at the same time.

const owner = 'sample';
/** Whom one can write to. */
const others = {
  startups: [],
  investors: [cast.mina, cast.ravi].map(({ id, name, role, avatar }) => ({
    id,
    name,
    title: role,
    profileImage: avatar,
  })),
  users: [],
  quarantined: 0,
} as unknown as DirectoryData;
const now = Date.UTC(2025, 10, 20);
const people = ['mina-okafor', 'ravi-kulkarni'];
const ids = ['a', 'b'];

const opened: DeviceStore[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((device) => device.close()));
});

const postOf = (id: string, content: string): Post => ({
  id,
  author: { id: asha.id, name: asha.name, role: asha.role, avatar: asha.avatar, isVerified: true },
  content,
  hashtags: [],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now,
  type: 'thought',
});
const commentOf = (id: string, text: string) => ({
  id,
  author: { id: asha.id, name: asha.name, avatar: asha.avatar },
  text,
  time: now,
  likes: 0,
});

/** One tab: its stores, and what a person sees in it. */
function openTab(databaseName: string) {
  const device = openDeviceStore({ databaseName });
  opened.push(device);
  const me = () => asha;
  const world = createWorld({ device, owner, me });
  const parts = { device, owner, me, now: () => now, world, notes: null };
  const feed = createFeedStore({ ...parts, loadSample: async () => [] });
  const messages = createMessageStore({
    ...parts,
    loadSample: async () => [],
    loadPresence: async () => memoryPresence(),
    directory: { load: async () => others },
  });
  const marks = createMarkStore({ device, owner, defaults: noMarks });
  const settings = createSettingsStore({ device, owner, defaults: defaultSettings });
  const wizard = createDraftStore({
    device,
    owner,
    kind: 'onboardingDraft',
    loadSchema: async () => onboardingDraftSchema,
    notes: null,
  });
  let shownMarks: Marks = noMarks;
  let shownSettings: Settings = defaultSettings;
  marks.observe((value) => {
    shownMarks = value;
  });
  settings.observe((value) => {
    shownSettings = value;
  });
  return {
    feed,
    messages,
    marks,
    settings,
    wizard,
    async seen() {
      const { posts, draft } = await feed.load();
      const { conversations } = await messages.loadInbox();
      const threads = await Promise.all(people.map((id) => messages.open(id)));
      const seen: Record<string, unknown> = {};
      for (const kind of markKinds)
        for (const [id, isOn] of Object.entries(shownMarks[kind])) seen[`${kind} ${id}`] = isOn;
      for (const post of posts) {
        seen[`post ${post.id}`] = post.content;
        for (const comment of post.comments) seen[`comment ${comment.id}`] = comment.text;
      }
      if (draft.text) seen['feed draft'] = draft.text;
      for (const { id, muted, unread, draft: text } of conversations) {
        seen[`muted ${id}`] = muted;
        seen[`unread ${id}`] = unread;
        if (text) seen[`message draft ${id}`] = text;
      }
      for (const [at, thread] of threads.entries())
        for (const { id, message } of thread?.messages ?? []) seen[`message ${people[at]} ${id}`] = message;
      for (const name of ['emailDigest', 'privacy'] as const) seen[`setting ${name}`] = shownSettings[name];
      return seen;
    },
  };
}
type Tab = ReturnType<typeof openTab>;

/** A change: of which fact, what it says from then on (`undefined`: it is gone), and how a tab makes it. */
type Change = { fact: string; value: unknown; make: (tab: Tab) => Promise<unknown> };

let messagesSent = 0;
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom(...markKinds), fc.constantFrom(...ids), fc.boolean()).map(
    ([kind, id, isOn]): Change => ({
      fact: `${kind} ${id}`,
      value: isOn,
      make: ({ marks }) => marks.set({ kind, id, isOn }),
    }),
  ),
  fc.tuple(fc.constantFrom(...ids), fc.nat(99)).map(
    ([id, count]): Change => ({
      fact: `post ${id}`,
      value: `Post ${count}`,
      make: ({ feed }) => feed.write({ kind: 'post', post: postOf(id, `Post ${count}`) }),
    }),
  ),
  fc.constantFrom(...ids).map(
    (id): Change => ({
      fact: `post ${id}`,
      value: undefined,
      make: ({ feed }) => feed.write({ kind: 'post', post: postOf(id, 'Gone'), became: 'deleted' }),
    }),
  ),
  fc.tuple(fc.constantFrom(...ids), fc.nat(99)).map(
    ([id, count]): Change => ({
      fact: `comment under-${id}`,
      value: `Comment ${count}`,
      make: ({ feed }) =>
        feed.write({
          kind: 'comment',
          postId: 'kept',
          comment: commentOf(`under-${id}`, `Comment ${count}`),
        }),
    }),
  ),
  fc.nat(99).map(
    (count): Change => ({
      fact: 'feed draft',
      value: `Draft ${count}`,
      make: ({ feed }) =>
        feed.write({ kind: 'draft', draft: { text: `Draft ${count}`, tag: null, comments: {} } }),
    }),
  ),
  fc.constantFrom(...emailDigests).map(
    (digest): Change => ({
      fact: 'setting emailDigest',
      value: digest,
      make: ({ settings }) => settings.set({ emailDigest: digest }),
    }),
  ),
  fc.constantFrom(...founderPrivacies).map(
    (privacy): Change => ({
      fact: 'setting privacy',
      value: privacy,
      make: ({ settings }) => settings.set({ privacy }),
    }),
  ),
  fc.tuple(fc.constantFrom(...people), fc.constantFrom('muted', 'unread'), fc.boolean()).map(
    ([id, name, isOn]): Change => ({
      fact: `${name} ${id}`,
      value: isOn,
      make: ({ messages }) => messages.write({ kind: 'state', conversationId: id, state: { [name]: isOn } }),
    }),
  ),
  fc.tuple(fc.constantFrom(...people), fc.nat(99)).map(
    ([id, count]): Change => ({
      fact: `message draft ${id}`,
      value: `Typing ${count}`,
      make: ({ messages }) => messages.write({ kind: 'draft', conversationId: id, text: `Typing ${count}` }),
    }),
  ),
  fc.constantFrom(...people).map((id): Change => {
    messagesSent += 1;
    const message = { id: `${now}-${messagesSent}`, message: `Message ${messagesSent}`, time: now };
    return {
      fact: `message ${id} ${message.id}`,
      value: message.message,
      make: ({ messages }) => messages.send(id, message),
    };
  }),
  fc.nat(99).map(
    (count): Change => ({
      fact: 'wizard',
      value: `Typed ${count}`,
      make: ({ wizard }) =>
        wizard.keep({
          step: 'basicInfo',
          furthest: 'basicInfo',
          values: { ...emptyOnboarding, bio: `Typed ${count}` },
        }),
    }),
  ),
);

/** A change in one of the tabs, or waiting until all that was changed is stored. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), change: changes }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

let worlds = 0;

test('both tabs and the disk agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      worlds += 1;
      const databaseName = `two-tabs-${worlds}`;
      const tabs = [openTab(databaseName), openTab(databaseName)] as const;
      // Something to comment on, and conversations to be listed.
      await tabs[0].feed.write({ kind: 'post', post: postOf('kept', 'Kept') });
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
        // A message that is sent forgets the draft of before.
        const [, person] = /^message (\S+) \S+$/.exec(fact) ?? [];
        if (person && !fact.startsWith('message draft')) allowed.may(`message draft ${person}`, undefined);
        allowed.wait(make(tabs[taken.tab]));
      }
      await allowed.settle();

      const third = openTab(databaseName);
      const onDisk = async () => {
        const database = await openDB(databaseName);
        const all = await database.getAll('records');
        database.close();
        return all;
      };
      const before = await onDisk();
      await expect
        .poll(async () => {
          const [one, two, fresh] = await Promise.all([tabs[0].seen(), tabs[1].seen(), third.seen()]);
          expect(one).toEqual(fresh);
          expect(two).toEqual(fresh);
          return true;
        })
        .toBe(true);
      const seen = await third.seen();
      for (const [fact, values] of allowed.settled) {
        if (fact === 'wizard') {
          const kept = await Promise.all(tabs.map(({ wizard }) => wizard.load()));
          expect(kept[0]).toEqual(kept[1]);
        } else expect([fact, values]).toEqual([fact, expect.arrayContaining([seen[fact]])]);
      }
      // Looking changes nothing.
      expect(await onDisk()).toEqual(before);
      await Promise.all(opened.splice(0).map((device) => device.close()));
    }),
    { numRuns: 40, seed: 16 },
  );
}, 60_000);
