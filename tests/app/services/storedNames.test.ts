import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, it } from 'vitest';
import { device } from '@/app/services/device';
import { storedNames } from '@/app/services/storedNames';
import { removeAccounts } from '../../support/removeAccounts';

afterAll(() => device.close());
afterEach(() => removeAccounts(device));
const { readName, claimSlug, writeName } = storedNames(async () => device);

it('readName and claimSlug of storedNames return null for an account without a name', async () => {
  expect([await readName('new'), await claimSlug('new', '')]).toEqual([null, null]);
  expect(await device.readAll('new')).toEqual([]);
});

it('writeName of storedNames changes only the name in the stored profile', async () => {
  await device.write('nora', 'profile', 'me', { name: 'Nora Lund', slug: 'nora-lund', role: 'Founder' });
  expect([await readName('nora'), await claimSlug('nora', '')]).toEqual(['Nora Lund', 'nora-lund']);
  await writeName('nora', 'Nora Berg');
  expect([await readName('nora'), await claimSlug('nora', '')]).toEqual(['Nora Berg', 'nora-lund']);
  expect(await device.readAll('nora')).toEqual([
    { kind: 'profile', id: 'me', value: { name: 'Nora Berg', slug: 'nora-lund', role: 'Founder' } },
  ]);
});

it('claimSlug of storedNames gives each account its own address, also after another account is deleted', async () => {
  const claimed = async (uid: string) => [await claimSlug(uid, 'Ida Berg'), await claimSlug(uid, 'Ida Holm')];
  expect(await claimed('first')).toEqual(['ida-berg', 'ida-berg']);
  expect(await claimed('second')).toEqual(['ida-berg-2', 'ida-berg-2']);
  expect(await device.readAll('second')).toEqual([
    { kind: 'profile', id: 'me', value: { slug: 'ida-berg-2' } },
  ]);
  await device.removeAll('first');
  expect(await claimed('third')).toEqual(['ida-berg-3', 'ida-berg-3']);
});

it.each(['Mina Okafor', 'Heliogrid'])(
  'claimSlug of storedNames never returns an address of the sample data: %s',
  async (name) => {
    expect(await claimSlug('namesake', name)).toBe(`${name.toLowerCase().replace(' ', '-')}-2`);
  },
);

it('claimSlug of storedNames returns null for the demo account', async () => {
  expect(await claimSlug('sample', 'Asha Verma')).toBeNull();
});
