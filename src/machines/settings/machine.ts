import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { savedShown } from '@/data/schema/constants';
import type { NotificationKind, Settings } from '@/data/schema/settings';
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

/** One setting, as it is from now on. */
type SettingsChange = Partial<Settings>;

/** What the machine sends to its `settings` actor. The change comes back in `settings.changed`, at once. */
export type SettingsCommand = WriteCommand<SettingsChange>;

/** What the `settings` actor sends back. A change that failed stays shown; it is not on the device. */
export type SettingsReport =
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
  | { type: 'setting.choose'; change: Partial<Omit<Settings, 'notifications'>> }
  | { type: 'notification.turn'; kind: NotificationKind; isOn: boolean }
  | WriteRetry
  | { type: 'settings.retry' }
  | SettingsReport;

/** One change for each setting: it is by its name that a later one takes its place. */
const changesOf = (change: Partial<Settings>): SettingsChange[] =>
  Object.entries(change).map(([name, value]) => ({ [name]: value }));

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
      supersedes: (later, earlier) => Object.keys(earlier).every((name) => name in later),
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
          actions: { type: 'write', params: ({ event }) => ({ changes: changesOf(event.change) }) },
        },
        'notification.turn': {
          target: '.saving',
          actions: {
            type: 'write',
            params: ({ context: { settings }, event: { kind, isOn } }) => ({
              // There are some: what is ready has been read.
              changes: settings ? [{ notifications: { ...settings.notifications, [kind]: isOn } }] : [],
            }),
          },
        },
        ...outboxEvents,
        'write.retry': { guard: 'hasFailed', target: '.saving', actions: 'rewrite' },
      },
    },
  },
});
