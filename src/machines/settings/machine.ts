import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { eachSetting } from '@/data/schema/rules/changedSettings';
import { savedShown } from '@/data/schema/shapes/constants';
import type { NotificationKind, Settings, StoredSettings } from '@/data/schema/shapes/settings';
import {
  emptyOutbox,
  type Outbox,
  outboxActions,
  outboxEvents,
  type WriteCommand,
  type WriteFailed,
  type WriteReport,
  type WriteRetry,
  writing,
} from '../shared/outbox';

/** The new value of one setting. Each kind of notification is a separate setting. */
type SettingsChange = StoredSettings;

/** Sent by the machine to its `settings` actor, which reports the change immediately (`settings.changed`). */
export type SettingsCommand = WriteCommand<SettingsChange>;

/** What the `settings` actor reports. A change that can't be stored stays on screen for a retry. */
export type SettingsReport =
  /** All settings: once they are read, and after every change. */
  | { type: 'settings.changed'; settings: Settings }
  | WriteReport<SettingsChange>
  /** The settings can't be opened. */
  | { type: 'settings.unavailable' };

type SettingsContext = {
  /** `null` until the settings are loaded. */
  settings: Settings | null;
  outbox: Outbox<SettingsChange>;
};

type SettingsEvent =
  /** Changes one or several settings, except notifications. */
  | { type: 'setting.choose'; change: Partial<Omit<Settings, 'notifications'>> }
  /** Turns one kind of notification on or off. */
  | { type: 'notification.turn'; kind: NotificationKind; isOn: boolean }
  | WriteRetry
  /** Reads the settings again after a failure. */
  | { type: 'settings.retry' }
  | SettingsReport;

const untouched: SettingsContext = { settings: null, outbox: emptyOutbox };

/**
 * The signed-in user's settings (spec section 3). Each change shows immediately and is then written. Other
 * screens use the settings too, so the `settings` actor owns them.
 *
 * Tags: `loading`, `failed`, `ready`. While ready, also `saved` for a moment after a change is stored, or
 * `refused` if it can't be stored.
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
    /** `show` isn't needed: the `settings` actor reports the changed settings immediately. */
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
  on: outboxEvents,
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
          // One change per setting: a later change to the same setting replaces it.
          actions: writing(({ event }) => [...eachSetting(event.change).values()]),
        },
        'notification.turn': {
          target: '.saving',
          actions: writing(({ event: { kind, isOn } }) => [{ notifications: { [kind]: isOn } }]),
        },
        'write.retry': { guard: 'hasFailed', target: '.saving', actions: 'rewrite' },
      },
    },
  },
});
