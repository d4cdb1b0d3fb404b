import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { eachSetting } from '@/data/schema/changedSettings';
import { savedShown } from '@/data/schema/constants';
import type { NotificationKind, Settings, StoredSettings } from '@/data/schema/settings';
import {
  emptyOutbox,
  type Outbox,
  outboxActions,
  outboxEvents,
  type WriteCommand,
  type WriteFailed,
  type WriteReport,
  type WriteRetry,
} from '../shared/outbox';
import type { Unseen } from '../shared/unseen';

/** One setting, as it is from now on; each notification is one of its own. */
type SettingsChange = StoredSettings;

/** What the machine sends to its `settings` actor. The change comes back in `settings.changed`, at once. */
export type SettingsCommand = WriteCommand<SettingsChange>;

/** What the `settings` actor sends back. A change that failed stays shown; it is not on the device. */
export type SettingsReport =
  /** All settings: as they are kept, and after every change. */
  | { type: 'settings.changed'; settings: Settings }
  | WriteReport<SettingsChange>
  /** The settings can't be opened at all. */
  | { type: 'settings.unavailable' };

type SettingsContext = {
  /** Null until they have been read. */
  settings: Settings | null;
  outbox: Outbox<SettingsChange>;
};

type SettingsEvent =
  /** Sets one thing or several, but for notifications. */
  | { type: 'setting.choose'; change: Partial<Omit<Settings, 'notifications'>> }
  /** Turns one kind of notification on or off. */
  | { type: 'notification.turn'; kind: NotificationKind; isOn: boolean }
  | WriteRetry
  /** Reads the settings again after a failure. */
  | { type: 'settings.retry' }
  | SettingsReport;

const untouched: SettingsContext = { settings: null, outbox: emptyOutbox };

/**
 * The settings of whoever is signed in (spec section 3): each choice shows and is kept at once. Other screens live by
 * them too: they are in the `settings` actor.
 *
 * Tags: `loading`, `failed`, `ready`; beside `ready`, `saved` for a moment, or `refused` until it is kept.
 */
export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    emitted: {} as WriteFailed,
    meta: {} as Unseen,
    tags: {} as 'loading' | 'failed' | 'ready' | 'saved' | 'refused',
  },
  actors: { settings: fromCallback<SettingsCommand, void>(() => {}) },
  delays: { savedShown },
  guards: {
    isSaved: ({ context: { outbox } }) => outbox.pending.length + outbox.failed.length === 0,
    hasOnlyFailed: ({ context: { outbox } }) => outbox.pending.length === 0 && outbox.failed.length > 0,
    hasFailed: ({ context: { outbox } }) => outbox.failed.length > 0,
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, 'settings.changed');
      return { settings: event.settings };
    }),
    /** What is chosen shows when `settings` tells of it, which is at once. */
    ...outboxActions<SettingsContext, SettingsEvent, SettingsChange>({
      supersedes: (later, earlier) => {
        const names = eachSetting(later);
        return [...eachSetting(earlier).keys()].every((name) => names.has(name));
      },
      to: () => 'settings',
    }),
  },
}).createMachine({
  id: 'settings',
  context: untouched,
  invoke: { src: 'settings', id: 'settings', onError: '.failed' },
  initial: 'loading',
  states: {
    loading: {
      tags: ['loading'],
      on: {
        'settings.changed': { target: 'ready', actions: 'take' },
        'settings.unavailable': 'failed',
      },
    },
    failed: {
      tags: ['failed'],
      on: { 'settings.retry': { target: '#settings', reenter: true, actions: assign(untouched) } },
    },
    ready: {
      tags: ['ready'],
      initial: 'resting',
      states: {
        resting: {},
        saving: {
          meta: { unseen: 'It looks as resting.' },
          always: [
            { guard: 'hasOnlyFailed', target: 'refused' },
            { guard: 'isSaved', target: 'saved' },
          ],
        },
        saved: { tags: ['saved'], after: { savedShown: 'resting' } },
        refused: { tags: ['refused'] },
      },
      on: {
        'settings.changed': { actions: 'take' },
        'setting.choose': {
          target: '.saving',
          actions: {
            type: 'write',
            // One for each: it is by its name that a later one takes its place.
            params: ({ event }) => ({ changes: [...eachSetting(event.change).values()] }),
          },
        },
        'notification.turn': {
          target: '.saving',
          actions: {
            type: 'write',
            params: ({ event: { kind, isOn } }) => ({ changes: [{ notifications: { [kind]: isOn } }] }),
          },
        },
        ...outboxEvents,
        'write.retry': { guard: 'hasFailed', target: '.saving', actions: 'rewrite' },
      },
    },
  },
});
