import { startOnFakes } from '@kit/machine';
import { expect, test } from 'vitest';
import { starredMachine } from '@/machines/directory/starredMachine';

// As the Statechart panel of Storybook copies it, from the story Starred / Failed, once its `directory.retry` was sent.
test('Starred / Failed: starred comes to loaded.view.ready, loaded.search.idle, loaded.sync.current', async () => {
  const { actor, answer, fail, tell, value } = startOnFakes(starredMachine, {
    kind: 'startup',
    query: '',
    filters: {},
  });
  tell('marks', { type: 'marks.changed', marks: { star: {} } });
  await fail('loadDirectory', new Error('No room'));
  expect(value()).toEqual('failed');
  actor.send({ type: 'directory.retry' });
  tell('marks', { type: 'marks.changed', marks: { star: { 'startup:mirahealth': true } } });
  await answer('loadDirectory', { startups: [{ id: 'mirahealth' }], dealFlow: {} });
  expect(value()).toEqual({ loaded: { view: 'ready', search: 'idle', sync: 'current' } });
});
