import { answering, reporting, startMachine } from '@kit/machine';
import { describe, expect, test } from 'vitest';
import type { NotificationData } from '@/data/ports/NotificationStore';
import type { Notification, Seen } from '@/data/schema/notification';
import { notificationsMachine } from '@/machines/notifications/machine';
import type {
  NotificationStoreCommand,
  NotificationStoreReport,
  NotificationsEvent,
} from '@/machines/notifications/types';
import { newIdsOf } from '@/machines/notifications/view';

const at = (id: string, time: number | null): Notification => ({
  id,
  kind: 'messages',
  what: 'message',
  at: time,
  actor: { kind: 'user', name: id, image: '' },
  subject: '',
  reasons: [],
  excerpt: '',
  href: '',
});

const seenUpTo = (time: number, ...ids: string[]): Seen => ({ at: time, ids });
const data = (seen: Seen, ...notifications: Notification[]): NotificationData => ({
  notifications,
  seen,
  isInvestor: false,
});

/** Notifications whose every reading is answered by hand. */
function start() {
  const loads = answering<NotificationData>();
  const store = reporting<NotificationStoreCommand, NotificationStoreReport>();
  const { actor, send } = startMachine(
    notificationsMachine.provide({
      actors: { loadNotifications: loads.logic, notificationStore: store.logic },
    }),
  );
  return {
    loads,
    /** What was seen, as often as it was to be kept. */
    kept: () => store.commands.map(({ seen }) => seen),
    send: (type: NotificationsEvent['type']) => send({ type }),
    answer: loads.answer,
    refuse: loads.refuse,
    shown() {
      const snapshot = actor.getSnapshot();
      const { notifications, seen, arrived } = snapshot.context;
      return {
        tags: [...snapshot.tags].sort().join(' '),
        ids: notifications.map(({ id }) => id).join(),
        new: [...newIdsOf(notifications, seen)].join(),
        arrived,
      };
    },
  };
}

/** With a new one of 20, an earlier one of 10, and a new one without a time. */
async function startLoaded() {
  const started = start();
  await started.answer(data(seenUpTo(10), at('b', 20), at('a', 10), at('x', null)));
  return started;
}

describe('reading', () => {
  test('says what is new; nothing of it has arrived', async () => {
    const { shown, answer } = start();
    expect(shown()).toEqual({ tags: 'loading', ids: '', new: '', arrived: null });
    await answer(data(seenUpTo(10, 'y'), at('b', 20), at('a', 10), at('x', null), at('y', null)));
    expect(shown()).toEqual({ tags: 'ready', ids: 'b,a,x,y', new: 'b,x', arrived: null });
  });

  test('none is empty', async () => {
    const { shown, answer } = start();
    await answer(data(seenUpTo(10)));
    expect(shown()).toEqual({ tags: 'empty', ids: '', new: '', arrived: null });
  });

  test('what changes meanwhile is read anew', async () => {
    const { shown, send, answer, loads } = start();
    send('store.changed');
    expect(loads.calls).toHaveLength(2);
    loads.calls[0]?.resolve(data(seenUpTo(0), at('old', 1)));
    await answer(data(seenUpTo(0), at('new', 2)));
    expect(shown().ids).toBe('new');
  });

  test('failed, it is tried again by its button and by opening, not by closing', async () => {
    const { shown, send, refuse, answer, loads } = start();
    await refuse();
    expect(shown().tags).toBe('failed');
    send('store.changed');
    send('notifications.readAll');
    expect(shown().tags).toBe('failed');
    send('list.toggle');
    expect(shown().tags).toBe('loading open');
    await refuse();
    send('list.toggle');
    expect(shown().tags).toBe('failed');
    send('notifications.retry');
    expect([shown().tags, loads.calls.length]).toEqual(['loading', 3]);
    await answer(data(seenUpTo(0), at('a', 1)));
    expect(shown()).toEqual({ tags: 'ready', ids: 'a', new: 'a', arrived: null });
    send('notifications.retry');
    expect(loads.calls).toHaveLength(3);
  });
});

describe('the list', () => {
  test('keeps its marks while it is open; closed, all of it is seen', async () => {
    const { shown, send, kept } = await startLoaded();
    send('list.close');
    expect(kept()).toEqual([]);
    send('list.toggle');
    expect(shown()).toEqual({ tags: 'open ready', ids: 'b,a,x', new: 'b,x', arrived: null });
    expect(kept()).toEqual([]);
    send('list.close');
    expect(shown()).toEqual({ tags: 'ready', ids: 'b,a,x', new: '', arrived: null });
    expect(kept()).toEqual([seenUpTo(20, 'x')]);
    send('list.toggle');
    send('list.toggle');
    expect(kept()).toHaveLength(1);
  });

  test('all can be marked as read while it stays open', async () => {
    const { shown, send, kept } = await startLoaded();
    send('notifications.readAll');
    expect(kept()).toEqual([]);
    send('list.toggle');
    send('notifications.readAll');
    expect(shown()).toEqual({ tags: 'open ready', ids: 'b,a,x', new: '', arrived: null });
    expect(kept()).toEqual([seenUpTo(20, 'x')]);
  });

  test('closed before anything was read, nothing is seen', async () => {
    const { shown, send, answer, kept } = start();
    send('list.toggle');
    expect(shown().tags).toBe('loading open');
    send('list.toggle');
    await answer(data(seenUpTo(0), at('a', 1)));
    expect([shown().new, kept()]).toEqual(['a', []]);
  });
});

describe('a change', () => {
  test('is read without waiting; what is new has arrived, until the list is opened', async () => {
    const { shown, send, answer, loads } = await startLoaded();
    send('store.changed');
    expect([shown().tags, loads.calls.length]).toEqual(['ready', 2]);
    await answer(data(seenUpTo(10), at('c', 30), at('b', 20), at('a', 10), at('x', null)));
    expect(shown()).toEqual({ tags: 'ready', ids: 'c,b,a,x', new: 'c,b,x', arrived: 3 });
    send('store.changed');
    await answer(data(seenUpTo(10), at('c', 30), at('b', 20)));
    expect(shown().arrived).toBe(3);
    send('list.toggle');
    expect(shown().arrived).toBeNull();
  });

  test('may take the last one away', async () => {
    const { shown, send, answer } = await startLoaded();
    send('store.changed');
    await answer(data(seenUpTo(10)));
    expect(shown()).toEqual({ tags: 'empty', ids: '', new: '', arrived: null });
    send('store.changed');
    await answer(data(seenUpTo(10), at('c', 30)));
    expect(shown().tags).toBe('ready');
  });

  test('that can’t be read leaves the list as it is', async () => {
    const { shown, send, refuse, answer } = await startLoaded();
    const before = shown();
    send('store.changed');
    await refuse();
    expect(shown()).toEqual(before);
    send('store.changed');
    await answer(data(seenUpTo(10), at('b', 20)));
    expect(shown().ids).toBe('b');
  });

  test('read before the look was kept makes nothing new again', async () => {
    const { shown, send, answer } = await startLoaded();
    send('store.changed');
    send('list.toggle');
    send('list.close');
    await answer(data(seenUpTo(10), at('b', 20), at('x', null)));
    expect(shown()).toEqual({ tags: 'ready', ids: 'b,x', new: '', arrived: null });
  });

  test('of everything takes nothing over, nor what was seen', async () => {
    const { shown, send, answer } = await startLoaded();
    send('list.toggle');
    send('list.close');
    send('store.replaced');
    expect(shown().tags).toBe('loading');
    await answer(data(seenUpTo(10), at('b', 20), at('a', 10), at('x', null)));
    expect(shown()).toEqual({ tags: 'ready', ids: 'b,a,x', new: 'b,x', arrived: null });
  });

  test('of what was seen comes from another tab too', async () => {
    const { shown, send, answer } = await startLoaded();
    send('store.changed');
    await answer(data(seenUpTo(20, 'x'), at('b', 20), at('a', 10), at('x', null)));
    expect(shown()).toEqual({ tags: 'ready', ids: 'b,a,x', new: '', arrived: null });
  });
});

describe('the store', () => {
  test('that can’t be opened is a failure, and the reading is tried again by its button', async () => {
    const loads = answering<NotificationData>();
    const store = reporting<NotificationStoreCommand, NotificationStoreReport>({ brokenStarts: 1 });
    const { send, tags, context } = startMachine(
      notificationsMachine.provide({
        actors: { loadNotifications: loads.logic, notificationStore: store.logic },
      }),
    );
    expect(tags()).toEqual(['failed']);
    send({ type: 'notifications.retry' });
    await loads.answer(data(seenUpTo(0), at('a', 1)));
    expect([tags(), context().notifications.map(({ id }) => id)]).toEqual([['ready'], ['a']]);
  });

  test('that changes once more while it is read again is read from then on', async () => {
    const { shown, send, answer, loads } = await startLoaded();
    send('store.changed');
    send('store.changed');
    expect(loads.calls).toHaveLength(3);
    loads.calls[1]?.resolve(data(seenUpTo(0), at('old', 1)));
    await answer(data(seenUpTo(30), at('new', 25)));
    expect(shown()).toEqual({ tags: 'ready', ids: 'new', new: '', arrived: null });
  });
});
