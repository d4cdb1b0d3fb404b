import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { useOnline } from '@/app/shell/useOnline';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { mounted, within } from '../../support/hook';

const delay = 3000;

beforeEach(() => vi.useFakeTimers());

/** Mounts the app shell for a user. */
function visit(hasAccount: boolean, owner = 'uid-ada') {
  const presence = memoryPresence();
  const open = vi.fn(async () => presence);
  const services = { hasAccount, owner, presence: open } as Partial<Services> as Services;
  const around = within(ServicesContext, () => services);
  const shell = mounted(() => useOnline(delay), null, around);
  return { shell, open, online: async () => [...(await presence.load())] };
}

it('useOnline marks the account as online after the given delay, and as offline when the page unmounts', async () => {
  const { shell, online } = visit(true);
  await vi.advanceTimersByTimeAsync(delay - 1);
  expect(await online()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await online()).toEqual(['uid-ada']);
  shell.leave();
  expect(await online()).toEqual([]);
});

it('useOnline doesn’t mark the account as online if the page unmounts before the presence store is loaded', async () => {
  const { shell, open, online } = visit(true);
  shell.leave();
  await vi.advanceTimersByTimeAsync(2 * delay);
  expect([open.mock.calls.length, await online()]).toEqual([0, []]);
  const late = visit(true);
  vi.advanceTimersByTime(delay);
  late.shell.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect([late.open.mock.calls.length, await late.online()]).toEqual([1, []]);
});

it('useOnline doesn’t open the presence store for a user without an account', async () => {
  const { open } = visit(false, 'sample');
  await vi.advanceTimersByTimeAsync(delay);
  expect(open).not.toHaveBeenCalled();
});
