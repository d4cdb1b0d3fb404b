import { beforeEach, expect, it, vi } from 'vitest';
import { noteKeptKinds } from '@/app/services/keptKinds';
import { createMemory } from '@/data/adapters/device/memoryDevice';

/** Local storage of a browser. */
function notes(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['updraft.kept', kept]]);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
  return () => items.get('updraft.kept');
}

const star = { kind: 'star', id: 'startup:heliogrid', value: true } as const;

beforeEach(() => vi.unstubAllGlobals());

it('notes each kind once, whoever’s it is, and all messages as one', async () => {
  const noted = notes('');
  const device = createMemory().open();
  noteKeptKinds(device);
  await device.writeAll('ada', [star, { kind: 'follow', id: 'user:mina-okafor', value: true }]);
  await device.writeAll('ben', [star]);
  await device.write('ben', 'sent/ada', 'm1', { id: 'm1', message: 'Hello', time: 1 });
  expect(noted()).toBe('follow sent star');
});

it('notes apart what the sample person keeps', async () => {
  const noted = notes();
  const device = createMemory({ sample: [{ ...star, kind: 'profile' }], ada: [star] }).open();
  noteKeptKinds(device);
  await expect.poll(noted).toBe('sample:profile star');
  await device.writeAll('sample', [star]);
  expect(noted()).toBe('sample:profile sample:star star');
});

it('knows what another tab writes', async () => {
  const noted = notes('sampleDate');
  const memory = createMemory();
  noteKeptKinds(memory.open());
  await memory.open().writeAll('ada', [star]);
  await expect.poll(noted).toBe('sampleDate star');
});

it('forgets what is nowhere any more', async () => {
  const noted = notes('post star');
  const device = createMemory({ ada: [star], ben: [{ ...star, kind: 'follow' }] }).open();
  noteKeptKinds(device);
  await device.removeAll('ada');
  await expect.poll(noted).toBe('follow');
});

it('looks at what was kept when nothing was noted', async () => {
  const noted = notes();
  noteKeptKinds(createMemory({ ada: [star] }).open());
  await expect.poll(noted).toBe('star');
});

it('keeps what was noted where storage is full', async () => {
  const noted = notes('star');
  window.localStorage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const device = createMemory().open();
  noteKeptKinds(device);
  await device.writeAll('ada', [star]);
  expect(noted()).toBe('star');
});

it('has nothing to note in a page written at build time', () => {
  vi.stubGlobal('window', undefined);
  const device = createMemory().open();
  const observed = vi.spyOn(device, 'observeAll');
  noteKeptKinds(device);
  expect(observed).not.toHaveBeenCalled();
});
