import { settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { NotificationStore } from '@/data/ports/NotificationStore';
import { notificationActors } from '@/machines/notifications/actors';
import { describeListening, describeWriting, startActor } from '../../support/actors';

let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});

const storeOf = (notifications: LazyPort<NotificationStore>) =>
  notificationActors({ notifications }).notificationStore;

describeListening('notifications', storeOf, {
  told: [
    [['some'], { type: 'store.changed' }],
    [['all'], { type: 'store.replaced' }],
    // Without “some” or “all”, the actor reports `store.changed`.
    [[], { type: 'store.changed' }],
  ],
});

const [seen, later] = [10, 20].map((at) => ({ at, ids: ['one'] }));
describeWriting('notifications', storeOf, {
  changes: [
    [seen, ['keepSeen', seen]],
    [later, ['keepSeen', later]],
  ],
  command: (change) => ({ type: 'seen.keep', seen: change }),
  // The actor sends no report after a write.
  report: () => null,
  about: 'seen notifications',
});

async function start() {
  const { listen, tell, count } = listening<['some' | 'all']>();
  const { open } = fakePort<NotificationStore>({ observe: listen });
  const actor = startActor(storeOf(open));
  await settled();
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { ...actor, tell, count, show };
}

it.each<[string, ('some' | 'all')[], string]>([
  ['several changes as one `store.changed` event', ['some', 'some'], 'store.changed'],
  [
    'a replacement of all data and a later change as one `store.replaced` event',
    ['all', 'some'],
    'store.replaced',
  ],
])('notificationStore on a hidden page reports %s when the page is shown', async (_, happened, type) => {
  const { tell, show, reports } = await start();
  show(false);
  for (const what of happened) tell(what);
  expect(reports).toEqual([]);
  for (const isShown of [true, false, true]) show(isShown);
  expect(reports).toEqual([{ type }]);
  tell('some');
  expect(reports.slice(1)).toEqual([{ type: 'store.changed' }]);
});

it('notificationStore on a hidden page removes all listeners when the machine stops', async () => {
  const { tell, show, stop, count } = await start();
  const removed = vi.spyOn(page, 'removeEventListener');
  show(false);
  tell('some');
  stop();
  expect([count(), removed.mock.calls.map(([type]) => type)]).toEqual([0, ['visibilitychange']]);
});
