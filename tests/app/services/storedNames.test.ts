import 'fake-indexeddb/auto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { device } from '@/app/services/device';
import { storedNames } from '@/app/services/storedNames';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import { profileSchema } from '@/data/schema/shapes/profile';
import { removeAccounts } from '../../support/removeAccounts';

afterAll(() => device.close());
const { readName, claimSlug, writeName } = storedNames(async () => device);

it('readName and claimSlug of storedNames return null for a new account', async () => {
  expect([await readName('new'), await claimSlug('new', '')]).toEqual([null, null]);
});

it('writeName of storedNames changes only the name in the stored profile', async () => {
  await device.write('nora', 'profile', 'me', { name: 'Nora Lund', id: 'nora-lund', role: 'Founder' });
  expect([await readName('nora'), await claimSlug('nora', '')]).toEqual(['Nora Lund', 'nora-lund']);
  await writeName('nora', 'Nora Berg');
  expect([await readName('nora'), await claimSlug('nora', '')]).toEqual(['Nora Berg', 'nora-lund']);
  expect(await device.readAll('nora')).toEqual([
    { kind: 'profile', id: 'me', value: { name: 'Nora Berg', id: 'nora-lund', role: 'Founder' } },
  ]);
});

describe('writeName of storedNames', () => {
  const idOf = async (uid: string) =>
    (await device.read(uid, 'profile', async () => profileSchema)).records[0]?.value.id;
  afterEach(() => removeAccounts(device));

  it('assigns unique page ids to accounts with the same name, and doesn’t change the ids later', async () => {
    await writeName('first', 'Ida Berg');
    expect([await claimSlug('first', ''), await idOf('first')]).toEqual([null, undefined]);
    for (const [uid, id] of Object.entries({ second: 'ida-berg-2', third: 'ida-berg-3' })) {
      await writeName(uid, 'Ida Berg');
      expect(await claimSlug(uid, '')).toBe(id);
    }
    await device.removeAll('first');
    expect([await claimSlug('second', ''), await idOf('third')]).toEqual(['ida-berg-2', 'ida-berg-3']);
  });

  it('never assigns the page id of a sample profile or a startup', async () => {
    await writeName('mina', 'Mina Okafor');
    expect(await claimSlug('mina', '')).toBeNull();
    await device.write('mina', 'listing', 'lee', {
      listing: listingOf({ ...emptyListing, startupName: 'Lee' }),
      savedAt: 1,
    });
    await writeName('other', 'Mina Okafor');
    await writeName('lee', 'Lee');
    expect([await claimSlug('other', ''), await claimSlug('lee', '')]).toEqual(['mina-okafor-3', 'lee-2']);
  });

  it.each([
    ['a follow', 'follow', 'user:ida-berg', true],
    ['a removed follow', 'follow', 'investor:ida-berg', false],
    ['a star', 'star', 'startup:ida-berg', true],
    ['an expression of interest', 'interest', 'startup:ida-berg', true],
    ['an access request', 'request', 'gone/ida-berg', { at: 1, isWithdrawn: true }],
    [
      'an answer to an access request',
      'answer',
      'gone/ida-berg',
      { verdict: 'approved', note: '', at: 2, requestedAt: 1 },
    ],
  ] as const)('never assigns an unused page id that %s refers to', async (_, kind, id, value) => {
    await device.write('fan', kind, id, value);
    expect(await claimSlug('new', 'Ida Berg')).toBe('ida-berg-2');
    await writeName('new', 'Ida Berg');
    expect([await claimSlug('new', ''), await idOf('new')]).toEqual(['ida-berg-2', 'ida-berg-2']);
  });

  it('doesn’t change the page id of an account if another account follows the page', async () => {
    await writeName('first', 'Ida Berg');
    await device.write('fan', 'follow', 'user:ida-berg', true);
    expect(await claimSlug('first', 'Ida Berg')).toBeNull();
  });
});
