import { answering, reporting, startMachine } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import { changedSettings } from '@/data/schema/rules/changedSettings';
import { savedShown } from '@/data/schema/shapes/constants';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import type { SearchGroup } from '@/data/schema/shapes/siteSearch';
import { type SettingsCommand, type SettingsReport, settingsMachine } from '@/machines/settings/machine';
import { type SearchData, siteSearchMachine } from '@/machines/siteSearch/machine';

// Three worked examples for the first test of a machine. Storybook shows this file ("For test authors").

/** A fake store: it records commands, shows a change immediately, and sends the reports of the test. */
const settingsStore = () =>
  reporting<SettingsCommand, SettingsReport>({
    onCommand: ({ change }, report) =>
      report({ type: 'settings.changed', settings: changedSettings(defaultSettings, change) }),
  });

// 1. Start an actor on fakes.
test('settings: a choice shows immediately and is written', () => {
  const store = settingsStore();
  const machine = startMachine(settingsMachine.provide({ actors: { settings: store.logic } }));
  expect(machine.value()).toBe('loading');

  store.report({ type: 'settings.changed', settings: defaultSettings });
  machine.send({ type: 'setting.choose', change: { privacy: 'private' } });

  expect(machine.value()).toEqual({ ready: 'saving' });
  expect(machine.context().settings?.privacy).toBe('private');
  expect(store.commands).toEqual([{ type: 'write', change: { privacy: 'private' } }]);
});

// 2. Advance the clock. Nothing waits in real time: a delay ends when the test advances the clock.
test('settings: “Saved” disappears after its delay', () => {
  const store = settingsStore();
  const machine = startMachine(settingsMachine.provide({ actors: { settings: store.logic } }));
  store.report({ type: 'settings.changed', settings: defaultSettings });
  machine.send({ type: 'setting.choose', change: { privacy: 'private' } });
  // The store reports each command as stored.
  for (const { change } of store.commands) store.report({ type: 'write.done', change });
  expect(machine.tags()).toContain('saved');

  machine.clock.increment(savedShown - 1);
  expect(machine.value()).toEqual({ ready: 'saved' });
  machine.clock.increment(1);
  expect(machine.value()).toEqual({ ready: 'resting' });
});

// 3. Assert a path: the user's actions, the machine's requests, and every state in between. `answering` is an
// actor that answers or fails when the test decides.
test('site search: a failed search is repeated by further typing', async () => {
  const loads = answering<SearchData>();
  const searches = answering<SearchGroup[], { data: SearchData | null; query: string }>();
  const actors = { loadSearch: loads.logic, searchAll: searches.logic };
  const machine = startMachine(siteSearchMachine.provide({ actors }));
  expect(machine.tags()).toEqual(['closed']);

  machine.send({ type: 'query.change', query: 'sun' });
  expect(machine.value()).toEqual({ open: { view: 'waiting', search: 'loading' } });

  await loads.refuse();
  expect(machine.tags()).toEqual(['failed']);

  machine.send({ type: 'query.change', query: 'sunn' });
  await loads.answer({} as SearchData);
  expect(searches.inputs()).toEqual([{ data: {}, query: 'sunn' }]);

  await searches.answer([]);
  expect(machine.value()).toEqual({ open: { view: 'none', search: 'current' } });
});
