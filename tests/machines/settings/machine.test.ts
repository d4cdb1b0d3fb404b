import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { savedShown } from '@/data/schema/constants';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { Settings } from '@/data/schema/settings';
import { type SettingsCommand, type SettingsReport, settingsMachine } from '@/machines/settings/machine';

/** The machine on a store of the test's making, which shows a change at once and keeps or refuses it when told to. */
function start() {
  const clock = new SimulatedClock();
  const changes: Partial<Settings>[] = [];
  let opened = 0;
  let report: (event: SettingsReport) => void = () => {};
  let known = defaultSettings;
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        settings: fromCallback<SettingsCommand, void>(({ sendBack, receive }) => {
          opened += 1;
          report = sendBack;
          receive(({ change }) => {
            changes.push(change);
            known = { ...known, ...change };
            report({ type: 'settings.changed', settings: known });
          });
        }),
      },
    }),
    { clock },
  ).start();
  return {
    clock,
    changes,
    opened: () => opened,
    send: actor.send,
    report: (event: SettingsReport) => report(event),
    value: () => actor.getSnapshot().value,
    tags: () => [...actor.getSnapshot().tags].sort(),
    context: () => actor.getSnapshot().context,
  };
}

/** With its settings read. */
function open() {
  const machine = start();
  machine.report({ type: 'settings.changed', settings: defaultSettings });
  return machine;
}
const untouched = { settings: null, underWay: 0, refused: {} };
const isPrivate: Settings = { ...defaultSettings, privacy: 'private' };

describe('loading', () => {
  test('takes what the device says', () => {
    const machine = start();
    expect([machine.value(), machine.tags(), machine.context()]).toEqual(['loading', ['loading'], untouched]);
    machine.report({ type: 'settings.changed', settings: isPrivate });
    expect(machine.value()).toEqual({ ready: 'resting' });
    expect(machine.tags()).toEqual(['ready']);
    expect(machine.context()).toEqual({ ...untouched, settings: isPrivate });
  });

  test('fails where there is nothing to read from, and begins anew when asked to', () => {
    const machine = start();
    machine.report({ type: 'settings.unavailable' });
    expect([machine.value(), machine.tags()]).toEqual(['failed', ['failed']]);
    machine.send({ type: 'settings.retry' });
    expect([machine.value(), machine.opened()]).toEqual(['loading', 2]);
    machine.report({ type: 'settings.changed', settings: defaultSettings });
    expect(machine.value()).toEqual({ ready: 'resting' });
  });

  test('has nothing to choose from yet', () => {
    const machine = start();
    machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
    machine.send({ type: 'notification.turn', kind: 'messages', isOn: false });
    machine.send({ type: 'changes.retry' });
    machine.send({ type: 'settings.retry' });
    expect([machine.value(), machine.changes, machine.opened()]).toEqual(['loading', [], 1]);
  });

  test('an actor that breaks is a failure too', () => {
    const actor = createActor(
      settingsMachine.provide({
        actors: {
          settings: fromCallback<SettingsCommand, void>(() => {
            throw new Error('no chunk');
          }),
        },
      }),
    ).start();
    expect(actor.getSnapshot().value).toBe('failed');
  });
});

describe('a choice', () => {
  test('shows at once, is said to be saved when it is, and that goes by', () => {
    const { send, report, clock, ...machine } = open();
    send({ type: 'setting.choose', change: { privacy: 'private' } });
    expect(machine.changes).toEqual([{ privacy: 'private' }]);
    expect(machine.value()).toEqual({ ready: 'saving' });
    expect(machine.tags()).toEqual(['ready']);
    expect(machine.context()).toEqual({ settings: isPrivate, underWay: 1, refused: {} });
    report({ type: 'change.kept' });
    expect([machine.value(), machine.tags()]).toEqual([{ ready: 'saved' }, ['ready', 'saved']]);
    clock.increment(savedShown - 1);
    expect(machine.value()).toEqual({ ready: 'saved' });
    clock.increment(1);
    expect(machine.value()).toEqual({ ready: 'resting' });
    expect(machine.context()).toEqual({ settings: isPrivate, underWay: 0, refused: {} });
  });

  test('of a notification leaves the others as they are', () => {
    const machine = open();
    machine.send({ type: 'notification.turn', kind: 'follows', isOn: false });
    machine.send({ type: 'notification.turn', kind: 'messages', isOn: false });
    const { notifications } = defaultSettings;
    expect(machine.changes).toEqual([
      { notifications: { ...notifications, follows: false } },
      { notifications: { ...notifications, follows: false, messages: false } },
    ]);
  });

  test('is saved when the last one is', () => {
    const machine = open();
    machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
    machine.send({ type: 'setting.choose', change: { emailDigest: 'never' } });
    machine.report({ type: 'change.kept' });
    expect(machine.value()).toEqual({ ready: 'saving' });
    machine.report({ type: 'change.kept' });
    expect(machine.value()).toEqual({ ready: 'saved' });
    machine.send({ type: 'setting.choose', change: { emailDigest: 'daily' } });
    expect(machine.value()).toEqual({ ready: 'saving' });
  });

  test('made in another tab is shown, and needs no saving', () => {
    const machine = open();
    machine.report({ type: 'settings.changed', settings: isPrivate });
    expect([machine.value(), machine.context().settings]).toEqual([{ ready: 'resting' }, isPrivate]);
  });
});

describe('a refused choice', () => {
  const refuse = () => {
    const machine = open();
    machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
    machine.report({ type: 'change.refused', change: { privacy: 'private' } });
    return machine;
  };

  test('stays, and is kept when asked for again', () => {
    const machine = refuse();
    expect([machine.value(), machine.tags()]).toEqual([{ ready: 'refused' }, ['ready', 'refused']]);
    expect(machine.context()).toEqual({
      settings: isPrivate,
      underWay: 0,
      refused: { privacy: 'private' },
    });
    machine.send({ type: 'changes.retry' });
    expect(machine.changes).toEqual([{ privacy: 'private' }, { privacy: 'private' }]);
    expect(machine.context()).toEqual({ settings: isPrivate, underWay: 1, refused: {} });
    machine.report({ type: 'change.kept' });
    expect(machine.value()).toEqual({ ready: 'saved' });
  });

  test('may be refused again', () => {
    const machine = refuse();
    machine.send({ type: 'changes.retry' });
    machine.report({ type: 'change.refused', change: { privacy: 'private' } });
    expect([machine.value(), machine.context().refused]).toEqual([
      { ready: 'refused' },
      { privacy: 'private' },
    ]);
  });

  test('is still to be kept when another choice was', () => {
    const machine = refuse();
    machine.send({ type: 'setting.choose', change: { emailDigest: 'never' } });
    machine.report({ type: 'change.kept' });
    expect([machine.value(), machine.context().refused]).toEqual([
      { ready: 'refused' },
      { privacy: 'private' },
    ]);
    machine.send({ type: 'setting.choose', change: { minInvestment: 10_000 } });
    machine.report({ type: 'change.refused', change: { minInvestment: 10_000 } });
    machine.send({ type: 'changes.retry' });
    expect(machine.changes.at(-1)).toEqual({ privacy: 'private', minInvestment: 10_000 });
  });

  test('is no longer meant when something else was chosen since', () => {
    const machine = refuse();
    machine.send({ type: 'setting.choose', change: { privacy: 'connections' } });
    machine.report({ type: 'change.kept' });
    expect([machine.value(), machine.context().refused]).toEqual([{ ready: 'saved' }, {}]);
  });

  test('that comes late, after another choice, is no longer meant', () => {
    const machine = open();
    machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
    machine.send({ type: 'setting.choose', change: { privacy: 'connections' } });
    machine.report({ type: 'change.refused', change: { privacy: 'private' } });
    machine.report({ type: 'change.kept' });
    expect([machine.value(), machine.context().refused]).toEqual([{ ready: 'saved' }, {}]);
  });
});

test('nothing is kept again that was not refused', () => {
  const machine = open();
  machine.send({ type: 'changes.retry' });
  machine.send({ type: 'settings.retry' });
  expect([machine.value(), machine.changes, machine.opened()]).toEqual([{ ready: 'resting' }, [], 1]);
});
