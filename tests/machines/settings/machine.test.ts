import { reporting, startMachine } from '@kit/machine';
import { describe, expect, test } from 'vitest';
import { changedSettings } from '@/data/schema/changedSettings';
import { savedShown } from '@/data/schema/constants';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { Settings, StoredSettings } from '@/data/schema/settings';
import { type SettingsCommand, type SettingsReport, settingsMachine } from '@/machines/settings/machine';

/** The machine on a store of the test's making, which shows a change at once and keeps or refuses it when told to. */
function start() {
  const changes: StoredSettings[] = [];
  let known = defaultSettings;
  const store = reporting<SettingsCommand, SettingsReport>({
    onCommand({ change }, report) {
      changes.push(change);
      known = changedSettings(known, change);
      report({ type: 'settings.changed', settings: known });
    },
  });
  const machine = startMachine(settingsMachine.provide({ actors: { settings: store.logic } }));
  /** What was sent to be written, by its place. */
  const sent = (at: number) => {
    const change = changes.at(at);
    if (!change) throw new Error('Nothing was sent');
    return change;
  };
  return {
    ...machine,
    ...store,
    changes,
    opened: store.starts,
    keep: (at = -1) => store.report({ type: 'write.done', change: sent(at) }),
    refuse: (at = -1) => store.report({ type: 'write.failed', change: sent(at) }),
    /** How often the person was told that something is not saved. */
    told: () => machine.emitted.filter(({ type }) => type === 'write.failed').length,
  };
}

/** With its settings read. */
function open() {
  const machine = start();
  machine.report({ type: 'settings.changed', settings: defaultSettings });
  return machine;
}
const untouched = { settings: null, outbox: { pending: [], failed: [] } };
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
    machine.send({ type: 'write.retry' });
    machine.send({ type: 'settings.retry' });
    expect([machine.value(), machine.changes, machine.opened()]).toEqual(['loading', [], 1]);
  });

  test('an actor that breaks is a failure too', () => {
    const store = reporting<SettingsCommand, SettingsReport>({ brokenStarts: 1 });
    const { value } = startMachine(settingsMachine.provide({ actors: { settings: store.logic } }));
    expect(value()).toBe('failed');
  });
});

describe('a choice', () => {
  test('shows at once, is said to be saved when it is, and that goes by', () => {
    const { send, keep, clock, ...machine } = open();
    send({ type: 'setting.choose', change: { privacy: 'private' } });
    expect(machine.changes).toEqual([{ privacy: 'private' }]);
    expect(machine.value()).toEqual({ ready: 'saving' });
    expect(machine.tags()).toEqual(['ready']);
    expect(machine.context()).toEqual({
      settings: isPrivate,
      outbox: { pending: [{ privacy: 'private' }], failed: [] },
    });
    keep();
    expect([machine.value(), machine.tags()]).toEqual([{ ready: 'saved' }, ['ready', 'saved']]);
    clock.increment(savedShown - 1);
    expect(machine.value()).toEqual({ ready: 'saved' });
    clock.increment(1);
    expect(machine.value()).toEqual({ ready: 'resting' });
    expect(machine.context()).toEqual({ ...untouched, settings: isPrivate });
  });

  test('of a notification leaves the others as they are', () => {
    const machine = open();
    machine.send({ type: 'notification.turn', kind: 'follows', isOn: false });
    machine.send({ type: 'notification.turn', kind: 'messages', isOn: false });
    // Another tab may be turning them at this very moment.
    expect(machine.changes).toEqual([
      { notifications: { follows: false } },
      { notifications: { messages: false } },
    ]);
    expect(machine.context().settings).toEqual({
      ...defaultSettings,
      notifications: { ...defaultSettings.notifications, follows: false, messages: false },
    });
  });

  test('of a notification takes the place of what was refused of the same one', () => {
    const machine = open();
    for (const kind of ['follows', 'messages'] as const) {
      machine.send({ type: 'notification.turn', kind, isOn: false });
      machine.refuse();
    }
    machine.send({ type: 'notification.turn', kind: 'follows', isOn: true });
    machine.keep();
    expect([machine.value(), machine.context().outbox]).toEqual([
      { ready: 'refused' },
      { pending: [], failed: [{ notifications: { messages: false } }] },
    ]);
  });

  test('is saved when the last one is', () => {
    const machine = open();
    machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
    machine.send({ type: 'setting.choose', change: { emailDigest: 'never' } });
    machine.keep(0);
    expect(machine.value()).toEqual({ ready: 'saving' });
    machine.keep(1);
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
    machine.refuse();
    return machine;
  };

  test('stays, and is kept when asked for again', () => {
    const machine = refuse();
    expect([machine.value(), machine.tags()]).toEqual([{ ready: 'refused' }, ['ready', 'refused']]);
    expect([machine.told(), machine.context()]).toEqual([
      1,
      { settings: isPrivate, outbox: { pending: [], failed: [{ privacy: 'private' }] } },
    ]);
    machine.send({ type: 'write.retry' });
    expect(machine.changes).toEqual([{ privacy: 'private' }, { privacy: 'private' }]);
    expect(machine.context().outbox).toEqual({ pending: [{ privacy: 'private' }], failed: [] });
    machine.keep();
    expect(machine.value()).toEqual({ ready: 'saved' });
  });

  test('may be refused again', () => {
    const machine = refuse();
    machine.send({ type: 'write.retry' });
    machine.refuse();
    expect([machine.value(), machine.told(), machine.context().outbox.failed]).toEqual([
      { ready: 'refused' },
      2,
      [{ privacy: 'private' }],
    ]);
  });

  test('can be written again while another one is on its way', () => {
    const machine = open();
    machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
    machine.send({ type: 'setting.choose', change: { emailDigest: 'never' } });
    machine.refuse(0);
    expect([machine.value(), machine.told()]).toEqual([{ ready: 'saving' }, 1]);
    machine.send({ type: 'write.retry' });
    machine.keep(1);
    machine.keep(2);
    expect([machine.value(), machine.changes]).toEqual([
      { ready: 'saved' },
      [{ privacy: 'private' }, { emailDigest: 'never' }, { privacy: 'private' }],
    ]);
  });

  test('of several settings at once is one for each', () => {
    const machine = open();
    machine.send({ type: 'setting.choose', change: { privacy: 'private', emailDigest: 'never' } });
    expect(machine.changes).toEqual([{ privacy: 'private' }, { emailDigest: 'never' }]);
  });

  test('is still to be kept when another choice was', () => {
    const machine = refuse();
    machine.send({ type: 'setting.choose', change: { emailDigest: 'never' } });
    machine.keep();
    expect([machine.value(), machine.context().outbox.failed]).toEqual([
      { ready: 'refused' },
      [{ privacy: 'private' }],
    ]);
    machine.send({ type: 'setting.choose', change: { minInvestment: 10_000 } });
    machine.refuse();
    machine.send({ type: 'write.retry' });
    expect([machine.changes.slice(3), machine.told()]).toEqual([
      [{ privacy: 'private' }, { minInvestment: 10_000 }],
      1,
    ]);
  });

  test('is no longer meant when something else was chosen since', () => {
    const machine = refuse();
    machine.send({ type: 'setting.choose', change: { privacy: 'connections' } });
    machine.keep();
    expect([machine.value(), machine.context().outbox.failed]).toEqual([{ ready: 'saved' }, []]);
  });

  test('that comes late, after another choice, is no longer meant', () => {
    const machine = open();
    machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
    machine.send({ type: 'setting.choose', change: { privacy: 'connections' } });
    machine.refuse(0);
    machine.keep(1);
    expect([machine.value(), machine.told(), machine.context().outbox.failed]).toEqual([
      { ready: 'saved' },
      0,
      [],
    ]);
  });
});

test('nothing is kept again that was not refused', () => {
  const machine = open();
  machine.send({ type: 'write.retry' });
  machine.send({ type: 'settings.retry' });
  expect([machine.value(), machine.changes, machine.opened()]).toEqual([{ ready: 'resting' }, [], 1]);
});
