import { expect, it } from 'vitest';
import { loadNews } from '@/app/services/searchNews';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import type { StoredSearch } from '@/data/schema/shapes/pipeline';
import { servicesOf } from '../../support/services';

const asha = { isSignedIn: true, uid: null, userName: null };
const search = (more: Partial<StoredSearch>): StoredSearch => ({
  ...{ name: 'Fintech', address: '?industry=Fintech', seenAt: 0, seenIds: [], tells: true },
  ...more,
});

it('loadNews returns the saved searches with new results, of those that the user wants to hear of', async () => {
  const device = memoryDevice({
    sample: [
      { kind: 'savedSearch', id: 'seen', value: search({ seenIds: ['ledgerline'] }) },
      { kind: 'savedSearch', id: 'quiet', value: search({ tells: false }) },
      { kind: 'savedSearch', id: 'all', value: search({ name: 'All', address: '' }) },
    ],
  });
  expect(await loadNews(servicesOf(asha, { device }))).toEqual([
    { id: 'sample', name: 'AI, Pre-seed', address: '?industry=AI&stage=Pre-seed', count: 1 },
    { id: 'all', name: 'All', address: '', count: 2 },
  ]);
});
