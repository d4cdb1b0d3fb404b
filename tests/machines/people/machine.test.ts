import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import type { Person } from '@/data/ports/MessageStore';
import { peopleMachine } from '@/machines/people/machine';

const mina: Person = { id: 'mina', name: 'Mina', role: '', avatar: '', href: '' };

function start() {
  const fakes = startOnFakes(peopleMachine);
  const queries = () => fakes.asked('findPeople').map((input) => (input as { query: string }).query);
  const type = (query: string) => fakes.send({ type: 'query.change', query });
  const shown = () => [fakes.value(), fakes.context().query, fakes.context().people, ...fakes.tags()];
  return { ...fakes, queries, type, shown };
}

it('people: the list keeps the shown results until results of a new query arrive, and ignores results of older queries', async () => {
  const { answer, answerLate, queries, shown, type } = start();
  expect(shown()).toEqual(['searching', '', null]);
  await answer('findPeople', [mina]);
  expect(shown()).toEqual(['ready', '', [mina]]);
  type('l');
  type('le');
  expect(shown()).toEqual(['searching', 'le', [mina]]);
  await answer('findPeople', []);
  await answerLate('findPeople', [mina]);
  expect(shown()).toEqual(['ready', 'le', []]);
  expect(queries()).toEqual(['', 'l', 'le']);
});

it('people: the state is failed after a failed search, and people.retry or further typing starts a new search', async () => {
  const { fail, queries, send, shown, type } = start();
  await fail('findPeople');
  expect(shown()).toEqual(['failed', '', null, 'failed']);
  send({ type: 'people.retry' });
  await fail('findPeople');
  type('m');
  expect(shown()).toEqual(['searching', 'm', null]);
  expect(queries()).toEqual(['', '', 'm']);
});
