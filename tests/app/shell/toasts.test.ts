import { settled } from '@kit/deferred';
import { beforeEach, expect, it, vi } from 'vitest';

const mount = vi.hoisted(() => vi.fn());
vi.mock('@/app/shell/ToastHost', () => ({ mountToasts: mount }));

type Toasts = typeof import('@/app/shell/toasts')['toasts'];
let toasts: Toasts;
beforeEach(async () => {
  mount.mockReset();
  vi.resetModules();
  ({ toasts } = await import('@/app/shell/toasts'));
});
const texts = () => toasts.get().map(({ text, tone }) => `${text} ${tone}`);

it('toasts are listed in the order of the calls, have unique ids, and are dismissed one at a time', () => {
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  toasts.show({ text: 'Copied', tone: 'success' });
  toasts.show({ text: 'Not saved', tone: 'danger' });
  expect(texts()).toEqual(['Copied success', 'Not saved danger']);
  expect(new Set(toasts.get().map(({ id }) => id)).size).toBe(2);
  toasts.dismiss(toasts.get()[0]?.id ?? '');
  expect(texts()).toEqual(['Not saved danger']);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  toasts.show({ text: 'Later' });
  expect(listener).toHaveBeenCalledTimes(3);
});

it('a toast replaces an earlier toast with the same text, and the button runs the new toast’s action', () => {
  const before = vi.fn();
  const now = vi.fn();
  toasts.show({ text: 'Not saved', tone: 'danger', action: { label: 'Try again', onClick: before } });
  const [{ id } = { id: '' }] = toasts.get();
  toasts.show({ text: 'Copied', tone: 'success' });
  toasts.show({ text: 'Not saved', tone: 'danger', action: { label: 'Try again', onClick: now } });
  expect(texts()).toEqual(['Copied success', 'Not saved danger']);
  toasts.get()[1]?.action?.onClick();
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
  // The new id restarts the toast's timer.
  expect(toasts.get()[1]?.id).not.toBe(id);
});

it('a toast replaces an earlier toast with the same topic', () => {
  toasts.show({ text: 'Copied', tone: 'success' });
  toasts.show({ text: 'Listed', topic: 'submitted' });
  toasts.show({ text: 'Saved', tone: 'success' });
  toasts.show({ text: 'In your account', topic: 'submitted' });
  expect(toasts.get().map(({ text }) => text)).toEqual(['Copied', 'Saved', 'In your account']);
});

it('the first toast mounts the toast host, and the next toast tries again if the host failed to load', async () => {
  mount.mockImplementationOnce(() => {
    throw new Error('No chunk');
  });
  await settled();
  expect(mount).not.toHaveBeenCalled();
  toasts.show({ text: 'Copied' });
  await vi.waitFor(() => expect(mount.mock.calls).toEqual([[toasts]]));
  await settled();
  for (const text of ['Not saved', 'Later']) toasts.show({ text });
  await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(2));
  toasts.show({ text: 'Too late' });
  await settled();
  expect(mount).toHaveBeenCalledTimes(2);
});
