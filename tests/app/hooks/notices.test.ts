import { listening } from '@kit/listening';
import { loadMessages } from '@messages';
import en from '@messages/en/app';
import errors from '@messages/en/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { mounted } from '../../support/hook';

beforeEach(() => loadMessages('en', 'app'));

function start(failed: unknown[] = []) {
  const emitted = listening<[never]>();
  const on = vi.fn((type: string, listener: Parameters<typeof emitted.listen>[0]) => {
    const stop = emitted.listen((event: { type: string }) => event.type === type && listener(event as never));
    return { unsubscribe: () => void stop() };
  });
  const send = vi.fn();
  const actor = { on, send, getSnapshot: () => ({ context: { outbox: { pending: [], failed } } }) };
  const tell = (event: object) => emitted.tell(event as never);
  return { actor, on, send, show: vi.fn(), tell, count: emitted.count };
}
const failure = { type: 'write.failed' };

it('useNotSaved shows a toast with a retry button for each failed write, and for each refused change', async () => {
  const { actor, send, show, tell, count } = start();
  const page = mounted(() => useNotSaved(actor, show), null);
  expect(show).not.toHaveBeenCalled();
  tell(failure);
  expect(show.mock.calls.flat()).toMatchObject([
    { text: en.notSaved, tone: 'danger', action: { label: en.notSavedRetry } },
  ]);
  show.mock.lastCall?.[0].action.onClick();
  expect(send.mock.calls).toEqual([[{ type: 'write.retry' }]]);
  page.render(null);
  tell(failure);
  expect(show).toHaveBeenCalledTimes(2);
  tell({ type: 'write.refused' });
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(3));
  expect(show.mock.lastCall).toMatchObject([
    { text: errors.refused, tone: 'danger', action: { label: errors.sendAgain } },
  ]);
  show.mock.lastCall?.[0].action.onClick();
  expect(send).toHaveBeenCalledTimes(2);
  page.leave();
  expect(count()).toBe(0);
});

it('useNotSaved shows a toast on mount if a write has failed before the mount', () => {
  const { actor, show } = start([{ kind: 'like' }]);
  mounted(() => useNotSaved(actor, show), null);
  expect(show).toHaveBeenCalledTimes(1);
});

it('useQuarantined shows a toast with the number of unreadable records, and stops listening on unmount', () => {
  const { actor, on, show, tell, count } = start();
  const page = mounted(() => useQuarantined(actor, show), null);
  tell({ type: 'records.quarantined', count: 2 });
  expect(on.mock.calls.map(([type]) => type)).toEqual(['records.quarantined']);
  expect(show.mock.calls).toEqual([[{ text: en.quarantined({ count: 2 }), tone: 'info' }]]);
  page.leave();
  expect(count()).toBe(0);
});
