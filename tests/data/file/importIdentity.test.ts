import { beforeEach, describe, expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { takenName, withClaims, withCurrentRefs } from '@/data/adapters/file/importIdentity';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import type { AddressRequest } from '@/data/ports/Addresses';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { freshMe } from '@/data/sample/people';
import { exportVersion } from '@/data/schema/shapes/exportSchema';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { ada, ben, listed, listing, mark, profile, record, registered } from '../../support/accountRecords';
import { head } from './recordValues';

let device: DeviceStore;
const claim = (owner: string, kind: ProfileKind, id: string, name: string) => {
  const asked: AddressRequest = { kind, id, name, reserved: new Set() };
  return device.claim(owner, asked, () => []);
};

/** Ben has a user page, an investor page and a startup. Ada, who imports, has a user page and a startup. */
beforeEach(async () => {
  device = memoryDevice();
  await claim(ben.uid, 'user', ben.uid, ben.name);
  await claim(ben.uid, 'investor', ben.uid, 'Ruiz Capital');
  await claim(ben.uid, 'startup', 'bens', 'Windrow');
  await claim(ada.uid, 'user', ada.uid, ada.name);
  await claim(ada.uid, 'startup', 'adas', 'Kestrel');
});

describe('takenName', () => {
  const me = freshMe(ada.uid, ada.name, ada.slug);
  const taken = (imported: StoredRecordInput | StoredRecordInput[]) =>
    takenName([mark('like', 'post'), ...[imported].flat()], { device, owner: ada.uid, me });

  test.each([
    ['a profile with the name of another account', profile({ name: 'BEN RUIZ' }), 'BEN RUIZ'],
    ['a profile with the address of another account', profile({ name: 'B.', slug: ben.slug }), 'B.'],
    ['a profile that has only the address of another account', profile({ slug: ben.slug }), ben.slug],
    ['a profile with the name of a sample user', profile({ name: 'Mina Okafor' }), 'Mina Okafor'],
    ['an investor with the name of another account', registered('a-fund', { fullName: ben.name }), ben.name],
    ['an investor with the address of another account', registered('ruiz-capital'), 'ruiz-capital'],
    [
      'a startup with the address of another account’s startup',
      listing('windrow', { startupName: 'W.' }),
      'W.',
    ],
    ['a startup with the address of a sample startup', listing('heliogrid', { startupName: 'H.' }), 'H.'],
  ])('returns the name in %s', async (_, imported, name) => {
    expect(await taken(imported)).toBe(name);
  });

  test.each([
    ['the account’s own profile', profile({ name: ada.name, slug: ada.slug })],
    ['the account’s own startup', listing('kestrel', { startupName: 'Kestrel' })],
    ['an investor with the account’s own address', registered(ada.slug, { fullName: ada.name })],
    ['new names', profile({ name: 'Ada Berg', slug: 'ada-berg' })],
    ['a startup with another account’s name, but another address', listing('w', { startupName: 'Windrow' })],
  ])('returns null for %s', async (_, imported) => {
    expect(await taken(imported)).toBeNull();
  });

  test('returns null for the name and the addresses of a deleted account', async () => {
    await device.removeAll(ben.uid);
    expect(await taken(profile({ name: ben.name, slug: ben.slug }))).toBeNull();
    expect(await taken(listing('windrow', { startupName: 'Windrow' }))).toBeNull();
  });
});

describe('withClaims', () => {
  const slugsFor = async (owner: string, ...records: Parameters<typeof withClaims>[0][number][]) =>
    (await withClaims(records, { device, owner })).map(({ value }) => (value as { slug?: string }).slug);

  test('claims a free address for each startup and for the investor page, and changes only the address of a record', async () => {
    const records = [
      mark('like', 'post'),
      ...listingRecords('adas', listed('lost', { startupName: 'Kestrel' })),
      ...listingRecords('new', listed('tidewheel', { startupName: 'T.' })),
      ...listingRecords('same', listed('tidewheel', { startupName: 'T. again' })),
      ...listingRecords('sample', listed('heliogrid', {})),
      registered('holm-capital'),
    ];
    const slugs = ['kestrel', 'tidewheel', 'tidewheel-2', 'heliogrid-2', 'holm-capital'].values();
    const claimed = await withClaims(records, { device, owner: ada.uid });
    expect(claimed).toEqual(
      records.map((each) =>
        ['listing', 'investorAccount'].includes(each.kind)
          ? { ...each, value: { ...Object(each.value), slug: slugs.next().value } }
          : each,
      ),
    );
    expect(await device.claims('tidewheel-2')).toEqual([
      { slug: 'tidewheel-2', kind: 'startup', owner: ada.uid, id: 'same' },
    ]);
    expect(await device.claims('holm-capital')).toEqual([
      { slug: 'holm-capital', kind: 'investor', owner: ada.uid, id: ada.uid },
    ]);
    expect(await withClaims(claimed, { device, owner: ada.uid })).toEqual(claimed);
  });

  test('gives an investor page without an address one from the name, but not in the demo account', async () => {
    const { slug: _, ...account } = registered('x', { fullName: 'Holm Capital' }).value as { slug: string };
    const investor = record('investorAccount', 'me', account);
    expect(await slugsFor(ada.uid, investor)).toEqual(['holm-capital']);
    expect(await slugsFor('sample', investor)).toEqual([undefined]);
  });

  test('never gives a page the address of a deleted account', async () => {
    await device.removeAll(ben.uid);
    const [open] = listing('windrow', {}) as [StoredRecordInput];
    expect(await slugsFor(ada.uid, open)).toEqual(['windrow-2']);
  });
});

describe('withCurrentRefs', () => {
  const seen = (...ids: string[]) => record('notificationsSeen', 'me', { at: 1, ids });
  const records = [
    mark('follow', 'user:ben-ruiz'),
    mark('follow', 'investor:ruiz-capital'),
    mark('star', 'startup:windrow'),
    mark('follow', 'user:windrow'),
    mark('follow', 'startup:heliogrid'),
    seen('message:ben-ruiz', 'opportunity:windrow', 'follow:user:ben-ruiz'),
    ...listing('kestrel', {}),
  ];

  test('returns the records of an old file with the uids and startup ids of the pages that they refer to', async () => {
    expect(await withCurrentRefs({ ...head, version: 2, records }, device)).toEqual([
      mark('follow', 'user:uid-ben'),
      mark('follow', 'investor:uid-ben'),
      mark('star', 'startup:bens'),
      ...records.slice(3, 5),
      seen('message:uid-ben', 'opportunity:bens', 'follow:user:uid-ben'),
      ...records.slice(6),
    ]);
  });

  test('returns the same records for a current file, or if the pages belonged to a deleted account', async () => {
    expect(await withCurrentRefs({ ...head, version: exportVersion, records }, device)).toEqual(records);
    await device.removeAll(ben.uid);
    expect(await withCurrentRefs({ ...head, version: 2, records }, device)).toEqual(records);
  });
});
