import { settled } from '@kit/answers';
import { answering, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { type StoreChanged, syncStates } from '@/machines/shared/sync';

type Event = StoreChanged | { type: 'write.done' };

const machine = setup({
  types: { context: {} as { name: string; text: string }, events: {} as Event },
  actors: { load: fromPromise<string, string>(() => Promise.reject(new Error('Not provided'))) },
  actions: { take: assign((_, { text }: { text: string }) => ({ text })) },
}).createMachine({
  context: { name: 'a', text: 'old' },
  ...syncStates({
    src: 'load',
    input: ({ context: { name } }: { context: { name: string } }) => name,
    take: {
      type: 'take',
      params: ({ event }: { event: DoneActorEvent<string> }) => ({ text: event.output }),
    },
    outdating: { 'write.done': { target: 'reading', reenter: true } },
  }),
});

function start() {
  const loads = answering<string, string>();
  const { send, value, context } = startMachine(machine.provide({ actors: { load: loads.logic } }));
  return { loads, send, shown: () => [value(), context().text] };
}

describe('what is shown of a store', () => {
  it('is read again when the store changed, and stays until it was', async () => {
    const sync = start();
    expect([sync.shown(), sync.loads.calls.length]).toEqual([['current', 'old'], 0]);
    sync.send({ type: 'store.changed' });
    expect([sync.shown(), sync.loads.inputs()]).toEqual([['reading', 'old'], ['a']]);
    await sync.loads.answer('new');
    expect(sync.shown()).toEqual(['current', 'new']);
  });

  it('stays where it can’t be read', async () => {
    const sync = start();
    sync.send({ type: 'store.changed' });
    await sync.loads.refuse();
    expect(sync.shown()).toEqual(['current', 'old']);
  });

  it.each(['store.changed', 'write.done'] as const)('is asked for again after %s', async (type) => {
    const sync = start();
    sync.send({ type: 'store.changed' });
    sync.send({ type });
    expect(sync.loads.calls.length).toBe(2);
    sync.loads.calls[0]?.resolve('older');
    sync.loads.calls[1]?.resolve('newer');
    await settled();
    expect(sync.shown()).toEqual(['current', 'newer']);
  });

  it('is not read because of what only outdates an answer', () => {
    const sync = start();
    sync.send({ type: 'write.done' });
    expect([sync.shown(), sync.loads.calls.length]).toEqual([['current', 'old'], 0]);
  });
});
