import { assertEvent, assign, enqueueActions, fromCallback, setup } from 'xstate';
import { savedShown } from '@/data/schema/constants';
import type { NotificationKind, Settings } from '@/data/schema/settings';

/** What the machine sends to its `settings` actor. The change comes back in `settings.changed`, at once. */
export type SettingsCommand = { type: 'change'; change: Partial<Settings> };

/** What the `settings` actor sends back. A change that was refused stays shown; it is not on the device. */
export type SettingsReport =
  | { type: 'settings.changed'; settings: Settings }
  | { type: 'change.kept' }
  | { type: 'change.refused'; change: Partial<Settings> }
  /** The settings can't be opened at all. */
  | { type: 'settings.unavailable' };

type SettingsContext = {
  /** Null until they have been read. */
  settings: Settings | null;
  /** How many changes are on their way to the device. */
  underWay: number;
  /** What is shown but not on the device. */
  refused: Partial<Settings>;
};

type SettingsEvent =
  | { type: 'setting.choose'; change: Partial<Omit<Settings, 'notifications'>> }
  | { type: 'notification.turn'; kind: NotificationKind; isOn: boolean }
  /** Keeps what was refused. */
  | { type: 'changes.retry' }
  | { type: 'settings.retry' }
  | SettingsReport;

/** Without what was chosen again since. */
const without = (refused: Partial<Settings>, change: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in change)));

const untouched: SettingsContext = { settings: null, underWay: 0, refused: {} };

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
    tags: {} as 'loading' | 'failed' | 'ready' | 'saved' | 'refused',
  },
  actors: { settings: fromCallback<SettingsCommand, void>(() => {}) },
  delays: { savedShown },
  guards: {
    isLast: ({ context }) => context.underWay === 0,
    isLastAndRefused: ({ context }) => context.underWay === 0 && Object.keys(context.refused).length > 0,
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, 'settings.changed');
      return { settings: event.settings };
    }),
    /** Asks for a change; it shows when `settings` tells of it, which is at once. */
    change: enqueueActions(({ context, enqueue }, { change }: { change: Partial<Settings> }) => {
      enqueue.assign({ underWay: context.underWay + 1, refused: without(context.refused, change) });
      enqueue.sendTo('settings', { type: 'change', change });
    }),
    countDown: assign({ underWay: ({ context }) => context.underWay - 1 }),
    /** What was chosen again meanwhile is no longer what to keep. */
    keepRefused: assign(({ context: { settings, refused }, event }) => {
      assertEvent(event, 'change.refused');
      const isStillMeant = ([name, value]: [string, unknown]) => settings?.[name as keyof Settings] === value;
      return {
        refused: { ...refused, ...Object.fromEntries(Object.entries(event.change).filter(isStillMeant)) },
      };
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
            { guard: 'isLastAndRefused', target: 'refused' },
            { guard: 'isLast', target: 'saved' },
          ],
        },
        saved: { tags: ['saved'], after: { savedShown: 'resting' } },
        refused: {
          tags: ['refused'],
          on: {
            'changes.retry': {
              target: 'saving',
              actions: { type: 'change', params: ({ context }) => ({ change: context.refused }) },
            },
          },
        },
      },
      on: {
        'settings.changed': { actions: 'take' },
        'setting.choose': {
          target: '.saving',
          actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
        },
        'notification.turn': {
          target: '.saving',
          actions: {
            type: 'change',
            params: ({ context: { settings }, event: { kind, isOn } }) => ({
              // There are some: what is ready has been read.
              change: settings ? { notifications: { ...settings.notifications, [kind]: isOn } } : {},
            }),
          },
        },
        'change.kept': { actions: 'countDown' },
        'change.refused': { actions: ['countDown', 'keepRefused'] },
      },
    },
  },
});
