import { describe, expect, it } from 'vitest';
import { assign, createActor, type DoneActorEvent, fromPromise, setup, waitFor } from 'xstate';
import { type StoreChanged, syncStates } from '@/machines/shared/sync';

type Answer = { input: string; resolve: (text: string) => void; reject: (reason: unknown) => void };
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
  const loads: Answer[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        load: fromPromise<string, string>(
          ({ input }) => new Promise((resolve, reject) => loads.push({ input, resolve, reject })),
        ),
      },
    }),
  ).start();
  return {
    loads,
    send: actor.send,
    shown: () => [actor.getSnapshot().value, actor.getSnapshot().context.text],
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('current')),
  };
}

describe('what is shown of a store', () => {
  it('is read again when the store changed, and stays until it was', async () => {
    const sync = start();
    expect([sync.shown(), sync.loads.length]).toEqual([['current', 'old'], 0]);
    sync.send({ type: 'store.changed' });
    expect([sync.shown(), sync.loads.map(({ input }) => input)]).toEqual([['reading', 'old'], ['a']]);
    sync.loads[0]?.resolve('new');
    await sync.settled();
    expect(sync.shown()).toEqual(['current', 'new']);
  });

  it('stays where it can’t be read', async () => {
    const sync = start();
    sync.send({ type: 'store.changed' });
    sync.loads[0]?.reject(new Error('no disk'));
    await sync.settled();
    expect(sync.shown()).toEqual(['current', 'old']);
  });

  it.each(['store.changed', 'write.done'] as const)('is asked for again after %s', async (type) => {
    const sync = start();
    sync.send({ type: 'store.changed' });
    sync.send({ type });
    expect(sync.loads.length).toBe(2);
    sync.loads[0]?.resolve('older');
    sync.loads[1]?.resolve('newer');
    await sync.settled();
    expect(sync.shown()).toEqual(['current', 'newer']);
  });

  it('is not read because of what only outdates an answer', () => {
    const sync = start();
    sync.send({ type: 'write.done' });
    expect([sync.shown(), sync.loads.length]).toEqual([['current', 'old'], 0]);
  });
});
