import { startOnFakes } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import type { NotificationData } from '@/data/ports/NotificationStore';
import type { Notification, Seen } from '@/data/schema/shapes/notification';
import { notificationsMachine } from '@/machines/notifications/machine';
import type { NotificationsEvent } from '@/machines/notifications/types';
import { newIdsOf } from '@/machines/notifications/view';
import { describeSync, type World } from '../shared/promises';

const at = (id: string, time: number | null): Notification => ({
  ...{ id, kind: 'messages', what: 'message', at: time, actor: { kind: 'user', name: id, image: '' } },
  ...{ subject: '', reasons: [], excerpt: '', href: '' },
});
const [a, b, c, x, y] = [at('a', 10), at('b', 20), at('c', 30), at('x', null), at('y', null)];
const seenUpTo = (time: number, ...ids: string[]): Seen => ({ at: time, ids });
const data = (seen: Seen, ...notifications: Notification[]): NotificationData => ({
  ...{ notifications, seen, isInvestor: false },
});
/** Three notifications: a new one at the time 20, a seen one at 10, and a new one without a time. */
const three = data(seenUpTo(10), b, a, x);

function start() {
  const { actor, send, answer, fail, commands, asked } = startOnFakes(notificationsMachine);
  return {
    /** Returns the value of `seen` in each write. */
    kept: () => commands('notificationStore').map(({ seen }) => seen),
    send: (...types: NotificationsEvent['type'][]) => send(...types.map((type) => ({ type }))),
    read: (read: NotificationData) => answer('loadNotifications', read),
    refuse: () => fail('loadNotifications'),
    loads: () => asked('loadNotifications').length,
    /** Returns the tags, all ids, the ids of new notifications, and the context's `arrived`. */
    shown() {
      const { tags, context } = actor.getSnapshot();
      const { notifications, seen, arrived } = context;
      return [
        [...tags].sort().join(' '),
        notifications.map(({ id }) => id).join(),
        [...newIdsOf(notifications, seen)].join(),
        arrived,
      ];
    },
  };
}

async function open(...types: NotificationsEvent['type'][]) {
  const machine = start();
  await machine.read(three);
  machine.send(...types);
  return machine;
}

const world: World = {
  machine: notificationsMachine,
  load: (machine) => machine.answer('loadNotifications', three),
  ...{ src: 'loadNotifications', watcher: 'notificationStore' },
};
describeSync('notifications', world, {
  region: 'data.loaded.sync',
  older: data(seenUpTo(0), a),
  newer: data(seenUpTo(30), c),
  shows: { notifications: [c], seen: { at: 30 } },
});

test('notifications: the first read reports no notifications as newly arrived', async () => {
  const machine = start();
  expect(machine.shown()).toEqual(['loading', '', '', null]);
  await machine.read(data(seenUpTo(10, 'y'), b, a, x, y));
  expect(machine.shown()).toEqual(['ready', 'b,a,x,y', 'b,x', null]);
});

test('notifications: after a failed first read, Retry or opening the list starts a new read, but closing the list doesn’t', async () => {
  const machine = start();
  await machine.refuse();
  machine.send('store.changed', 'notifications.readAll');
  expect(machine.shown()[0]).toBe('failed');
  machine.send('list.toggle');
  expect(machine.shown()[0]).toBe('loading open');
  await machine.refuse();
  machine.send('list.toggle');
  expect(machine.shown()[0]).toBe('failed');
  machine.send('notifications.retry');
  await machine.read(data(seenUpTo(0), a));
  expect([machine.shown(), machine.loads()]).toEqual([['ready', 'a', 'a', null], 3]);
});

test('notifications: the machine fails when its actor notificationStore can’t start', () => {
  const broken = { notificationStore: { brokenStarts: 1 } };
  expect(startOnFakes(notificationsMachine, undefined, broken).tags()).toEqual(['failed']);
});

test('notifications: new notifications stay new while the list is open, and are stored as seen when the list is closed', async () => {
  const machine = await open('list.close', 'list.toggle');
  expect([machine.shown(), machine.kept()]).toEqual([['open ready', 'b,a,x', 'b,x', null], []]);
  machine.send('list.close');
  expect(machine.shown()).toEqual(['ready', 'b,a,x', '', null]);
  machine.send('list.toggle', 'list.toggle');
  expect(machine.kept()).toEqual([seenUpTo(20, 'x')]);
});

test('notifications: the event notifications.readAll stores all notifications as seen while the list is open', async () => {
  const machine = await open('list.toggle', 'notifications.readAll');
  expect(machine.shown()).toEqual(['open ready', 'b,a,x', '', null]);
  expect(machine.kept()).toEqual([seenUpTo(20, 'x')]);
});

test('notifications: added notifications are loaded in the background, and count as newly arrived until the list is opened', async () => {
  const machine = await open('store.changed');
  expect([machine.shown()[0], machine.loads()]).toEqual(['ready', 2]);
  await machine.read(data(seenUpTo(10), c, b, a, x));
  expect(machine.shown()).toEqual(['ready', 'c,b,a,x', 'c,b,x', 3]);
  machine.send('store.changed');
  await machine.read(data(seenUpTo(10), c, b));
  expect(machine.shown()[3]).toBe(3);
  machine.send('list.toggle');
  expect(machine.shown()[3]).toBeNull();
});

test('notifications: the tag is `empty` after a change removes all notifications, and `ready` after a change adds one', async () => {
  const machine = await open('store.changed');
  await machine.read(data(seenUpTo(10)));
  expect(machine.shown()).toEqual(['empty', '', '', null]);
  machine.send('store.changed');
  await machine.read(data(seenUpTo(10), c));
  expect(machine.shown()[0]).toBe('ready');
});

test.each([
  [
    'seen notifications stay seen when a read returns data from before they were stored as seen',
    ['store.changed', 'list.toggle', 'list.close'],
    seenUpTo(10),
    '',
  ],
  [
    'no notification is new after another tab has stored all notifications as seen',
    ['store.changed'],
    seenUpTo(20, 'x'),
    '',
  ],
  [
    'seen notifications are new again when all stored data is replaced by data in which they are unseen',
    ['list.toggle', 'list.close', 'store.replaced'],
    seenUpTo(10),
    'b,x',
  ],
] as const)('notifications: %s', async (_, types, seen, isNew) => {
  const machine = await open(...types);
  expect(machine.shown()[0]).toBe(types.at(-1) === 'store.replaced' ? 'loading' : 'ready');
  await machine.read({ ...three, seen });
  expect(machine.shown()).toEqual(['ready', 'b,a,x', isNew, null]);
});
