import { startOnFakes } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import { changedSettings } from '@/data/schema/rules/changedSettings';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import type { NotificationKind, Settings, StoredSettings } from '@/data/schema/shapes/settings';
import { type SettingsReport, settingsMachine } from '@/machines/settings/machine';
import { describeFailures, describeOutbox, type World } from '../shared/promises';

/** Starts the machine. Its fake store shows a change immediately, and stores or rejects it on demand. */
function start() {
  let known = defaultSettings;
  const fakes = startOnFakes(settingsMachine, undefined, {
    settings: {
      onCommand({ change }: { change: StoredSettings }, report: (told: SettingsReport) => void) {
        known = changedSettings(known, change);
        report({ type: 'settings.changed', settings: known });
      },
    },
  });
  const changes = () => fakes.commands('settings').map(({ change }) => change);
  return {
    ...fakes,
    changes,
    /** Reports the change at this index as stored. */
    keep: (at = -1) => fakes.tell('settings', { type: 'write.done', change: changes().at(at) }),
    refuse: (at = -1) => fakes.tell('settings', { type: 'write.failed', change: changes().at(at) }),
    show: (settings: Settings) => fakes.tell('settings', { type: 'settings.changed', settings }),
    failed: () => fakes.context().outbox.failed,
  };
}

const choose = (change: Partial<Settings>) => ({ type: 'setting.choose', change }) as const;
const turn = (kind: NotificationKind, isOn: boolean) => ({ type: 'notification.turn', kind, isOn }) as const;
const choosePrivate = choose({ privacy: 'private' });
const chooseNever = choose({ emailDigest: 'never' });
type Event = ReturnType<typeof choose> | ReturnType<typeof turn>;

/** Starts the machine, reports the default settings and sends these events. */
function open(...events: Event[]) {
  const machine = start();
  machine.show(defaultSettings);
  machine.send(...events);
  return machine;
}
const untouched = { settings: null, outbox: { pending: [], failed: [] } };
const isPrivate: Settings = { ...defaultSettings, privacy: 'private' };

const world: World = {
  machine: settingsMachine,
  retry: 'settings.retry',
  load: async (machine) => machine.tell('settings', { type: 'settings.changed', settings: defaultSettings }),
};
describeOutbox('settings', world, {
  actor: 'settings',
  event: choosePrivate,
  change: { privacy: 'private' },
});
describeFailures('settings', world, ['settings']);

test('settings: the machine uses the stored settings, and later the settings that another tab stores', () => {
  const machine = start();
  expect([machine.value(), machine.tags(), machine.context()]).toEqual(['loading', ['loading'], untouched]);
  for (const settings of [defaultSettings, isPrivate]) {
    machine.show(settings);
    expect([machine.value(), machine.tags()]).toEqual([{ ready: 'resting' }, ['ready']]);
    expect(machine.context()).toEqual({ ...untouched, settings });
  }
  // A retry writes nothing, because no write has failed.
  machine.send({ type: 'write.retry' });
  expect([machine.value(), machine.changes()]).toEqual([{ ready: 'resting' }, []]);
});

test('settings: the machine fails when the settings are unavailable, and loads them again on retry', () => {
  const machine = start();
  machine.tell('settings', { type: 'settings.unavailable' });
  expect([machine.value(), machine.tags()]).toEqual(['failed', ['failed']]);
  machine.send({ type: 'settings.retry' });
  expect([machine.value(), machine.starts('settings')]).toEqual(['loading', 2]);
});

test('settings: notification.turn changes and writes the setting of only one kind of notification', () => {
  const machine = open(turn('follows', false), turn('messages', false));
  // Each change contains only one notification setting, because another tab may change the others.
  expect(machine.changes()).toEqual([
    { notifications: { follows: false } },
    { notifications: { messages: false } },
  ]);
  expect(machine.context().settings?.notifications).toEqual({
    ...{ ...defaultSettings.notifications, follows: false, messages: false },
  });
});

test('settings: setting.choose with two settings writes one change per setting', () => {
  const machine = open(choose({ privacy: 'private', emailDigest: 'never' }));
  expect(machine.changes()).toEqual([{ privacy: 'private' }, { emailDigest: 'never' }]);
});

test('settings: the state is “saved” when all choices are stored, and “saving” again after the next choice', () => {
  const machine = open(choosePrivate, chooseNever);
  machine.keep(0);
  expect(machine.value()).toEqual({ ready: 'saving' });
  machine.keep(1);
  expect(machine.value()).toEqual({ ready: 'saved' });
  machine.send(choose({ emailDigest: 'daily' }));
  expect(machine.value()).toEqual({ ready: 'saving' });
});

const refused = (...events: Event[]) => {
  const machine = open(choosePrivate);
  machine.refuse();
  machine.send(...events);
  return machine;
};

test('settings: a choice whose write is rejected stays visible until a retry stores it, even if another choice is stored meanwhile', () => {
  const machine = open(choosePrivate, chooseNever);
  machine.refuse(0);
  expect([machine.value(), machine.emitted.length]).toEqual([{ ready: 'saving' }, 1]);
  machine.keep(1);
  for (const count of [1, 2]) {
    expect([machine.value(), machine.tags()]).toEqual([{ ready: 'refused' }, ['ready', 'refused']]);
    expect([machine.context().settings?.privacy, machine.emitted.length]).toEqual(['private', count]);
    machine.send({ type: 'write.retry' });
    if (count === 1) machine.refuse();
  }
  machine.keep();
  expect(machine.value()).toEqual({ ready: 'saved' });
  expect(machine.changes().slice(2)).toEqual([{ privacy: 'private' }, { privacy: 'private' }]);
});

test.each([
  ['stays rejected when another setting is chosen', [chooseNever], 'refused', [{ privacy: 'private' }]],
  ['is replaced when the same setting is chosen again', [choose({ privacy: 'connections' })], 'saved', []],
])('settings: a choice whose write is rejected %s', (_, events, ready, failed) => {
  const machine = refused(...events);
  machine.keep();
  expect([machine.value(), machine.failed()]).toEqual([{ ready }, failed]);
});

test('settings: a rejected notification setting is replaced only by a new choice for the same kind of notification', () => {
  const machine = open();
  for (const kind of ['follows', 'messages'] as const) {
    machine.send(turn(kind, false));
    machine.refuse();
  }
  machine.send(turn('follows', true));
  machine.keep();
  expect(machine.value()).toEqual({ ready: 'refused' });
  expect(machine.failed()).toEqual([{ notifications: { messages: false } }]);
});
