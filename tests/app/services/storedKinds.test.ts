import { expect, it, vi } from 'vitest';
import { recordStoredKinds } from '@/app/services/storedKinds';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { fakeStorage } from '../../support/fakeStorage';

const star = { kind: 'star', id: 'startup:heliogrid', value: true } as const;

/** Calls `recordStoredKinds` with this list in localStorage and these records. `noted` returns the list. */
function noteAll(kept: string | null, records?: Parameters<typeof createMemory>[0]) {
  const localStorage = Object.assign(fakeStorage(), kept !== null && { 'updraft.kept': kept });
  vi.stubGlobal('window', { localStorage });
  const memory = createMemory(records);
  const device = memory.open();
  recordStoredKinds(device);
  return { noted: () => localStorage.getItem('updraft.kept'), memory, device };
}

it('recordStoredKinds lists each kind of record once for all accounts, and all sent messages as one kind', async () => {
  const { noted, device } = noteAll('');
  await device.writeAll('ada', [star, { kind: 'follow', id: 'user:mina-okafor', value: true }]);
  await device.writeAll('ben', [star]);
  await device.write('ben', 'sent:ada', 'm1', { id: 'm1', message: 'Hello', time: 1 });
  expect(noted()).toBe('follow sent star');
});

it('recordStoredKinds lists the kinds of existing records, and the demo account’s kinds separately', async () => {
  const { noted, device } = noteAll(null, { sample: [{ ...star, kind: 'profile' }], ada: [star] });
  await expect.poll(noted).toBe('sample:profile star');
  await device.writeAll('sample', [star]);
  expect(noted()).toBe('sample:profile sample:star star');
});

it('recordStoredKinds adds the kinds of records that another tab writes', async () => {
  const { noted, memory } = noteAll('sampleDate');
  await memory.open().writeAll('ada', [star]);
  await expect.poll(noted).toBe('sampleDate star');
});

it('recordStoredKinds removes a kind from the list when the last record of the kind is deleted', async () => {
  const { noted, device } = noteAll('post star', { ada: [star], ben: [{ ...star, kind: 'follow' }] });
  await device.removeAll('ada');
  await expect.poll(noted).toBe('follow');
});

it('recordStoredKinds reads 20 accounts at most, and with more accounts removes no kind from the list', async () => {
  const follow = { ...star, kind: 'follow' } as const;
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`uid-${10 + at}`, [follow]]));
  const { noted, device } = noteAll(null, { ...many, zoe: [star] });
  await expect.poll(noted).toBe('follow');
  const kinds = vi.spyOn(device, 'kinds');
  await device.replaceAll('zoe', [{ ...star, kind: 'profile' }]);
  await expect.poll(noted).toBe('follow profile');
  await device.removeAll('zoe');
  await vi.waitFor(() => expect(kinds).toHaveBeenCalledTimes(2));
  expect(noted()).toBe('follow profile');
});

it('recordStoredKinds doesn’t change the list if localStorage is full', async () => {
  const { noted, device } = noteAll('star');
  window.localStorage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  await device.writeAll('ada', [{ ...star, kind: 'follow' }]);
  expect(noted()).toBe('star');
});

it('recordStoredKinds doesn’t observe records during prerendering', () => {
  vi.stubGlobal('window', undefined);
  const device = createMemory().open();
  const observed = vi.spyOn(device, 'observeAll');
  recordStoredKinds(device);
  expect(observed).not.toHaveBeenCalled();
});
