import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { device } from '@/app/services/device';
import { keptNames } from '@/app/services/keptNames';

afterAll(() => device.close());
const { readName, readPageId, writeName } = keptNames(async () => device);

it('nothing is known of somebody new', async () => {
  expect([await readName('new'), await readPageId('new')]).toEqual([null, null]);
});

it('a name is kept beside what is known already', async () => {
  await device.write('nora', 'profile', 'me', { name: 'Nora Lund', id: 'nora-lund', role: 'Founder' });
  expect([await readName('nora'), await readPageId('nora')]).toEqual(['Nora Lund', 'nora-lund']);
  await writeName('nora', 'Nora Berg');
  expect([await readName('nora'), await readPageId('nora')]).toEqual(['Nora Berg', 'nora-lund']);
  expect(await device.readAll('nora')).toEqual([
    { kind: 'profile', id: 'me', value: { name: 'Nora Berg', id: 'nora-lund', role: 'Founder' } },
  ]);
});

it('fails where the device can’t be had', async () => {
  const names = keptNames(() => Promise.reject(new Error('No chunk')));
  await expect(names.readName('nora')).rejects.toThrow('No chunk');
  await expect(names.writeName('nora', 'Nora')).rejects.toThrow('No chunk');
});
