import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import type { KeptRecord } from '@/data/schema/records';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { pageSearch } from '../../data/search/pageSearch';
import { servicesOf } from '../../support/services';

// What an owner's answer opens, and where.

const now = Date.UTC(2025, 10, 20, 9, 41);
const record = (kind: KeptRecord['kind'], id: string, value: unknown): KeptRecord => ({ kind, id, value });
const kinds = ['revenue', 'users', 'raised', 'goal', 'arr', 'cac'];
const figures = Object.fromEntries(kinds.map((kind, at) => [kind, `4100${at + 1}`]));

function people() {
  const device = memoryDevice({
    'uid-ada': [
      record('profile', 'me', { name: 'Ada Zephyr' }),
      record('listing', 'zephyr', {
        listing: listingOf({ ...emptyListing, startupName: 'Zephyr', ...figures }),
        savedAt: now,
      }),
    ],
    'uid-ben': [record('profile', 'me', { name: 'Ben Ruiz' })],
  });
  const of = (uid: string, userName: string) =>
    servicesOf({ isSignedIn: true, uid, userName }, { device, now: () => now });
  return { device, ada: of('uid-ada', 'Ada Zephyr'), ben: of('uid-ben', 'Ben Ruiz') };
}

test('an approval opens the page alone, for as long as it stands: nothing of it is kept, found or exported', async () => {
  const { device, ada, ben } = people();
  const page = async () => (await ben.directory()).find('startup', 'zephyr');
  const numbers = async () => JSON.stringify(await page()).match(/4100\d/g) ?? [];
  /** Everything else that Ben has, or can ask. */
  async function elsewhere() {
    const all = await (await ben.directory()).load();
    const found = await Promise.all(
      Object.values(figures).map((figure) => pageSearch().everything(all, [], figure)),
    );
    const { file } = await (await ben.myData()).exportData();
    return JSON.stringify([await device.readAll('uid-ben'), found, await file.text()]).match(/4100\d/g);
  }
  expect([await numbers(), await elsewhere()]).toEqual([[], null]);

  await (await ben.requests()).ask('zephyr');
  expect([await numbers(), await elsewhere()]).toEqual([[], null]);
  const { received } = await (await ada.requests()).load();
  const id = received[0]?.id ?? '';

  await (await ada.requests()).answer(id, { verdict: 'approved', note: '' });
  expect((await numbers()).sort()).toEqual(Object.values(figures));
  expect(await page()).toMatchObject({ closed: [] });
  expect(await elsewhere()).toBeNull();

  await (await ada.requests()).answer(id, { verdict: 'revoked', note: '' });
  expect([await numbers(), await elsewhere()]).toEqual([[], null]);
});
