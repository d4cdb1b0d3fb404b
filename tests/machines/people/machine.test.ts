import { settled } from '@kit/answers';
import { answering } from '@kit/machine';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Person } from '@/data/ports/MessageStore';
import { peopleMachine } from '@/machines/people/machine';

const mina: Person = { id: 'mina', name: 'Mina', role: '', avatar: '', href: '' };

function start() {
  const finds = answering<Person[], { query: string }>();
  const actor = createActor(peopleMachine.provide({ actors: { findPeople: finds.logic } })).start();
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [snapshot.value, snapshot.context.query, snapshot.context.people, snapshot.hasTag('failed')];
  };
  return { actor, finds, shown };
}

it('begins with everybody', async () => {
  const { finds, shown } = start();
  expect([shown(), finds.asked()]).toEqual([['searching', '', null, false], [[{ query: '' }]]]);
  finds.last().resolve([mina]);
  await settled();
  expect(shown()).toEqual(['ready', '', [mina], false]);
});

it('drops the answer to what was typed before, and keeps the last one until the next', async () => {
  const { actor, finds, shown } = start();
  finds.last().resolve([mina]);
  await settled();
  actor.send({ type: 'query.change', query: 'l' });
  actor.send({ type: 'query.change', query: 'le' });
  expect(shown()).toEqual(['searching', 'le', [mina], false]);
  finds.last().resolve([]);
  finds.calls[1]?.resolve([mina]);
  await settled();
  expect([shown(), finds.asked()]).toEqual([
    ['ready', 'le', [], false],
    [[{ query: '' }], [{ query: 'l' }], [{ query: 'le' }]],
  ]);
});

it('says that it failed, and tries again when asked, or when one types on', async () => {
  const { actor, finds, shown } = start();
  actor.send({ type: 'people.retry' });
  expect(finds.asked()).toHaveLength(1);
  finds.last().reject(new Error('No room'));
  await settled();
  expect(shown()).toEqual(['failed', '', null, true]);
  actor.send({ type: 'people.retry' });
  finds.last().reject(new Error('No room'));
  await settled();
  actor.send({ type: 'query.change', query: 'm' });
  expect([shown(), finds.asked().length]).toEqual([['searching', 'm', null, false], 3]);
});
