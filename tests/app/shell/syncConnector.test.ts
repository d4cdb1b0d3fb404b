import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import { lineOf, statesOf } from '@/app/shell/sync/syncConnector';
import { syncMachine } from '@/machines/sync/machine';

const idea = { kind: 'post', id: 'idea' };

function start() {
  const { actor, clock } = startOnFakes(syncMachine);
  return { actor, clock, line: (isOffline = false) => lineOf(actor.getSnapshot(), isOffline) };
}

it('the states of items contain posts, comments and messages, and no other records', () => {
  const noted = [idea, { kind: 'sent:mina', id: 'hello' }, { kind: 'like', id: 'idea' }];
  const refused = [
    { kind: 'comment', id: 'reply', reason: 'Too long' },
    { kind: 'message:asha', id: 'hi', reason: 'Too long' },
    { kind: 'settings', id: 'me', reason: 'Too long' },
  ];
  expect([...statesOf({ noted, refused })]).toEqual([
    ['post/idea', 'waiting'],
    ['message/hello', 'waiting'],
    ['comment/reply', 'refused'],
    ['message/hi', 'refused'],
  ]);
});

it('the line says that the user is offline only while something waits', () => {
  const { actor, clock, line } = start();
  expect(line(true)).toEqual({ status: 'none' });
  actor.send({ type: 'waiting.changed', waiting: [idea] });
  clock.increment(1000);
  expect([line(false), line(true)]).toEqual([{ status: 'none' }, { status: 'offline' }]);
  actor.send({ type: 'connection.changed', isConnected: false });
  expect(line(false)).toEqual({ status: 'offline' });
  actor.send({ type: 'waiting.changed', waiting: [] });
  expect([line(false), line(true)]).toEqual([{ status: 'none' }, { status: 'none' }]);
});

it('the line shows the progress of restoring, unless something waits for a connection', () => {
  const { actor, clock, line } = start();
  const progress = { done: 340, total: 1200 };
  actor.send({ type: 'restore.changed', progress });
  expect(line()).toEqual({ status: 'none' });
  clock.increment(1000);
  expect(line()).toEqual({ status: 'restoring', progress });
  actor.send({ type: 'waiting.changed', waiting: [idea] });
  clock.increment(1000);
  expect([line(true), line(false)]).toEqual([{ status: 'offline' }, { status: 'restoring', progress }]);
});
