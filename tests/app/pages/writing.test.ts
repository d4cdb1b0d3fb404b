import { expect, test, vi } from 'vitest';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { editStartupsOf, settingsOf } from '@/app/pages/Account/machines';
import { discoverOf, starredOf } from '@/app/pages/Directory/machines';
import { feedOf } from '@/app/pages/Explore/machines';
import { inboxOf, threadOf } from '@/app/pages/Messages/machines';
import { profileOf } from '@/app/pages/Profile/machines';
import type { Services } from '@/app/services/createServices';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { servicesOf } from '../../support/services';

type Writing = {
  machineOf: (services: Services) => AnyStateMachine;
  input?: object;
  /** Whether it stands where it can be written to. */
  isReady?: (actor: AnyActor) => boolean;
  events: object[];
  /** What lies on the device then. */
  record: { kind: string; id: string; value: unknown };
};

const hasTag = (tag: string) => (actor: AnyActor) => actor.getSnapshot().hasTag(tag);
const star = { kind: 'star', id: 'startup:ledgerline', value: false };
const unstar = [{ type: 'star.toggle', ref: 'startup:ledgerline' }];
const directory = { kind: 'startup', query: '', filters: {} };

/** One change of each machine that writes, on what its page really gives it. */
const writings: Record<string, Writing> = {
  'the feed’s marks': {
    machineOf: feedOf,
    input: { filter: 'all', query: '' },
    events: [{ type: 'post.save', postId: 'heliogrid-seed' }],
    record: { kind: 'save', id: 'heliogrid-seed', value: true },
  },
  'the feed’s drafts': {
    machineOf: feedOf,
    input: { filter: 'all', query: '' },
    events: [{ type: 'draft.text', text: 'Half a thought' }, { type: 'page.hidden' }],
    record: { kind: 'draft', id: 'feed', value: { text: 'Half a thought', tag: null, comments: {} } },
  },
  discover: { machineOf: discoverOf, input: directory, events: unstar, record: star },
  starred: { machineOf: starredOf, input: directory, events: unstar, record: star },
  'a profile': {
    machineOf: profileOf,
    input: { kind: 'startup', id: 'ledgerline' },
    isReady: hasTag('loaded'),
    events: [{ type: 'star.toggle' }],
    record: star,
  },
  'the inbox': {
    machineOf: inboxOf,
    input: { query: '', selectedId: null },
    events: [{ type: 'conversation.mute', conversationId: 'mina-okafor', muted: true }],
    record: { kind: 'conversation', id: 'mina-okafor', value: expect.objectContaining({ muted: true }) },
  },
  'a thread': {
    machineOf: threadOf,
    input: { conversationId: 'mina-okafor' },
    events: [{ type: 'draft.text', text: 'Thursday wo' }, { type: 'page.hidden' }],
    record: { kind: 'messageDraft', id: 'mina-okafor', value: 'Thursday wo' },
  },
  settings: {
    machineOf: settingsOf,
    events: [{ type: 'setting.choose', change: { emailDigest: 'never' } }],
    record: { kind: 'settings', id: 'me', value: { emailDigest: 'never' } },
  },
  'one’s own startups': {
    machineOf: editStartupsOf,
    isReady: (actor) => actor.getSnapshot().context.saved !== null,
    events: [{ type: 'change.make', change: { id: 'heliogrid', isActive: false } }],
    record: { kind: 'ownedStartup', id: 'heliogrid', value: expect.objectContaining({ isActive: false }) },
  },
};

const isWritten = ({ context }: { context: { outbox: { pending: unknown[]; failed: unknown[] } } }) =>
  context.outbox.pending.length + context.outbox.failed.length === 0;

test.each(Object.entries(writings))(
  '%s: what the device refuses is reported once, and stored when it is asked for again',
  async (_, { machineOf, input, isReady = hasTag('ready'), events, record }) => {
    const device = memoryDevice();
    const services = servicesOf({ isSignedIn: true, uid: null, userName: null }, { device });
    const clock = new SimulatedClock();
    const actor = createActor(machineOf(services), { input, clock }).start();
    // The pause that the specification puts before a page.
    clock.increment(1000);
    await waitFor(actor, () => isReady(actor), { timeout: 4000 });
    const writes = [vi.spyOn(device, 'write'), vi.spyOn(device, 'update')];
    for (const write of writes) write.mockRejectedValue(new Error('No room'));
    const refused = vi.fn();
    actor.on('write.failed', refused);
    for (const event of events) actor.send(event as AnyEventObject);
    await waitFor(actor, ({ context }) => context.outbox.failed.length > 0);
    expect(refused).toHaveBeenCalledOnce();
    expect(await device.readAll('sample')).not.toContainEqual(record);

    for (const write of writes) write.mockRestore();
    actor.send({ type: 'write.retry' });
    await waitFor(actor, isWritten);
    expect(await device.readAll('sample')).toContainEqual(record);
    expect(refused).toHaveBeenCalledOnce();
    actor.stop();
  },
);
