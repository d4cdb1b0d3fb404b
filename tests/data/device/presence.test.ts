import { afterEach, expect, test, vi } from 'vitest';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { type TabChannel, tabChannel } from '@/data/adapters/device/tabChannel';
import { createTabPresence } from '@/data/adapters/device/tabPresence';
import { describePresence } from './presence.contract';

/** A fake LockManager of one browser. It supports only shared locks and releases them 20 ms late. */
function fakeLocks() {
  let held: { name: string; mode: 'shared' }[] = [];
  const request = async (name: string, _: { mode: 'shared' }, work: () => Promise<void>) => {
    await Promise.resolve();
    const lock = { name, mode: 'shared' as const };
    held = [...held, lock];
    await work();
    await new Promise((resolve) => setTimeout(resolve, 20));
    held = held.filter((each) => each !== lock);
  };
  return { request, query: async () => ({ held }) } as unknown as Pick<LockManager, 'request' | 'query'>;
}

const channels: TabChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});
let browsers = 0;
function openBrowser(locks: ReturnType<typeof fakeLocks> | null = fakeLocks()) {
  browsers += 1;
  const open = () => {
    const channel = tabChannel(`presence-${browsers}`);
    channels.push(channel);
    const page = new EventTarget() as Window;
    return { page, presence: createTabPresence({ locks: locks ?? undefined, channel, page }) };
  };
  return [open(), open()] as const;
}

describePresence('createTabPresence', () => {
  const [here, there] = openBrowser();
  return { windows: [here.presence, there.presence] };
});

describePresence('memoryPresence', () => {
  const presence = memoryPresence();
  return { windows: [presence, presence] };
});

test('createTabPresence shows an account as offline after pagehide, and as online after pageshow unless the account has left this window', async () => {
  const [here, there] = openBrowser();
  const stop = here.presence.enter('ada');
  const isOnline = async () => (await there.presence.load()).has('ada');
  await vi.waitFor(async () => expect(await isOnline()).toBe(true));
  const listener = vi.fn();
  there.presence.observe(listener);
  here.page.dispatchEvent(new Event('pagehide'));
  // The account must be offline even while the lock of the hidden page isn't released yet.
  await vi.waitFor(() => expect(listener.mock.calls.length).toBeGreaterThan(2));
  expect(await isOnline()).toBe(false);
  here.page.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(async () => expect(await isOnline()).toBe(true));
  stop();
  await vi.waitFor(async () => expect(await isOnline()).toBe(false));
  here.page.dispatchEvent(new Event('pageshow'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await isOnline()).toBe(false);
});

test('createTabPresence shows no account as online if the browser doesn’t support Web Locks', async () => {
  const [{ presence }] = openBrowser(null);
  const stop = presence.enter('ada');
  expect(await presence.load()).toEqual(new Set());
  stop();
});
