import { startOnFakes } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import { savedShown } from '@/data/schema/shapes/constants';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { settingsMachine } from '@/machines/settings/machine';
import { siteSearchMachine } from '@/machines/siteSearch/machine';

// Three worked examples for the first test of a machine. Storybook shows this file ("For test authors").

const stored = { type: 'settings.changed', settings: defaultSettings };
const change = { privacy: 'private' } as const;

// 1. Start a machine with fake actors. `tell` sends the reports of a fake actor, here of `settings`.
test('settings: a chosen setting is written', () => {
  const { value, tell, send, commands } = startOnFakes(settingsMachine);
  expect(value()).toBe('loading');

  tell('settings', stored);
  send({ type: 'setting.choose', change });

  expect(value()).toEqual({ ready: 'saving' });
  expect(commands('settings')).toEqual([{ type: 'write', change }]);
});

// 2. Advance the clock. Delays use a simulated clock, so a delay ends when the test advances this clock.
test('settings: the state “saved” ends after a delay', () => {
  const { value, tags, tell, send, clock, commands } = startOnFakes(settingsMachine);
  tell('settings', stored);
  send({ type: 'setting.choose', change });
  // The store reports each command as stored.
  for (const { change } of commands('settings')) tell('settings', { type: 'write.done', change });
  expect(tags()).toContain('saved');

  clock.increment(savedShown - 1);
  expect(value()).toEqual({ ready: 'saved' });
  clock.increment(1);
  expect(value()).toEqual({ ready: 'resting' });
});

// 3. Assert a path: the user's actions, the machine's requests, and every state in between. The actors
// `loadPosts` and `searchAll` answer or fail when the test decides.
test('site search: typing after a failed load starts a new search', async () => {
  const { value, tags, send, answer, fail, asked } = startOnFakes(siteSearchMachine);
  expect(tags()).toEqual(['closed']);

  send({ type: 'query.change', query: 'sun' });
  expect(value()).toEqual({ open: { view: 'waiting', search: 'loading' } });

  await fail('loadPosts');
  expect(tags()).toEqual(['failed']);

  send({ type: 'query.change', query: 'sunn' });
  await answer('loadPosts', []);
  expect(asked('searchAll')).toEqual([{ posts: [], query: 'sunn' }]);

  await answer('searchAll', []);
  expect(value()).toEqual({ open: { view: 'none', search: 'current' } });
});
