import { startOnFakes } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import type { RestoreProgress, WaitingRecord } from '@/data/ports/Outbox';
import { syncMachine } from '@/machines/sync/machine';

const [post, reply, message] = [
  { kind: 'post', id: 'idea' },
  { kind: 'comment', id: 'reply' },
  { kind: 'sent:mina', id: 'hello' },
] as const;

function start() {
  const { actor, clock, commands } = startOnFakes(syncMachine);
  const state = () => actor.getSnapshot().value;
  const noted = () => actor.getSnapshot().context.noted.map(({ id }) => id);
  return {
    wait: (...waiting: WaitingRecord[]) => actor.send({ type: 'waiting.changed', waiting }),
    connect: (isConnected: boolean) => actor.send({ type: 'connection.changed', isConnected }),
    restore: (progress: RestoreProgress | null) => actor.send({ type: 'restore.changed', progress }),
    refuse: (...ids: string[]) =>
      actor.send({
        type: 'refused.changed',
        refused: ids.map((id) => ({ kind: 'post', id, reason: 'Too long' })),
      }),
    retry: () => actor.send({ type: 'write.retry' }),
    commands: () => commands('outbox'),
    progress: () => actor.getSnapshot().context.progress,
    pass: (ms: number) => clock.increment(ms),
    state,
    noted,
    /** Returns the state of the queue, and the ids of the records that are shown as waiting. */
    queue: () => [(state() as { queue: string }).queue, noted()],
  };
}

test('sync shows a record as waiting after a second, until it is sent', () => {
  const sync = start();
  sync.wait(post);
  sync.pass(999);
  expect(sync.queue()).toEqual(['noting', []]);
  sync.pass(1);
  expect(sync.queue()).toEqual(['noted', ['idea']]);
  sync.wait();
  expect(sync.queue()).toEqual(['idle', []]);
});

test('sync never shows a record that is sent within a second, even if others wait before and after it', () => {
  const sync = start();
  sync.wait(post);
  sync.pass(900);
  sync.wait(reply);
  sync.pass(100);
  expect(sync.queue()).toEqual(['noting', []]);
  sync.wait(message);
  sync.pass(1000);
  expect(sync.queue()).toEqual(['noting', []]);
  sync.wait();
  expect(sync.queue()).toEqual(['idle', []]);
});

test('sync shows a new record a second later than the earlier ones, which it keeps showing', () => {
  const sync = start();
  sync.wait(post);
  sync.pass(1000);
  sync.wait(post, reply);
  expect(sync.queue()).toEqual(['noting', ['idea']]);
  sync.pass(1000);
  expect(sync.queue()).toEqual(['noted', ['idea', 'reply']]);
  sync.wait(reply);
  expect(sync.queue()).toEqual(['noted', ['reply']]);
});

test('sync ignores that nothing waits while nothing does', () => {
  const sync = start();
  sync.wait();
  expect(sync.queue()).toEqual(['idle', []]);
});

test('sync follows the connection, which it assumes at first', () => {
  const sync = start();
  const states = [true, false, false, true].map((isConnected) => {
    sync.connect(isConnected);
    return (sync.state() as { connection: string }).connection;
  });
  expect(states).toEqual(['connected', 'disconnected', 'disconnected', 'connected']);
});

test('sync shows that the account is being restored after a second, with the latest progress', () => {
  const sync = start();
  const account = () => [(sync.state() as { account: string }).account, sync.progress()];
  sync.restore(null);
  expect(account()).toEqual(['restored', null]);
  sync.restore({ done: 0, total: 1200 });
  expect(account()).toEqual(['starting', { done: 0, total: 1200 }]);
  sync.restore({ done: 200, total: 1200 });
  sync.pass(1000);
  expect(account()).toEqual(['restoring', { done: 200, total: 1200 }]);
  sync.restore({ done: 400, total: 1200 });
  expect(account()).toEqual(['restoring', { done: 400, total: 1200 }]);
  sync.restore(null);
  expect(account()).toEqual(['restored', null]);
});

test('sync doesn’t show a restore that takes less than a second', () => {
  const sync = start();
  sync.restore({ done: 0, total: 3 });
  sync.restore(null);
  sync.pass(1000);
  expect(sync.state()).toEqual({ queue: 'idle', connection: 'connected', account: 'restored' });
});

test('sync sends the refused records again, if there are any', () => {
  const sync = start();
  sync.retry();
  expect(sync.commands()).toEqual([]);
  sync.refuse('idea');
  sync.retry();
  expect(sync.commands()).toEqual([{ type: 'write.retry' }]);
});

test('sync shows nothing once its outbox fails', () => {
  const { actor, clock } = startOnFakes(syncMachine, undefined, { outbox: { brokenStarts: 1 } });
  expect(actor.getSnapshot().status).toBe('active');
  actor.send({ type: 'waiting.changed', waiting: [post] });
  clock.increment(1000);
  expect(actor.getSnapshot().value).toEqual({ queue: 'noted', connection: 'connected', account: 'restored' });
});
