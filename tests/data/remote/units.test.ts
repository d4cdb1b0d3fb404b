import { expect, test } from 'vitest';
import type { AgreedStore } from '@/data/adapters/remote/agreed';
import type { RemoteDatabase } from '@/data/adapters/remote/database';
import { liveUnits } from '@/data/adapters/remote/units';

test('an earlier state that returns while the device notes a later one is written again', async () => {
  const seen = new Map<string, string>();
  const written: unknown[] = [];
  let onSeen = () => Promise.resolve();
  const { receive } = liveUnits({
    viewer: 'ben',
    database: { observeConnection: () => () => {} } as unknown as RemoteDatabase,
    agreed: {
      seen: async (_, unit) => seen.get(unit),
      async setSeen(_, unit, digest) {
        await onSeen();
        seen.set(unit, digest);
      },
    } as AgreedStore,
    write: async (_, records) => void written.push(records[0]?.value),
  });
  const take = (value: string) => receive('ada', 'startup', [{ kind: 'listingMetrics', id: 's', value }]);
  await take('approved');
  onSeen = async () => {
    onSeen = () => Promise.resolve();
    await take('approved');
  };
  await take('declined');
  await take('approved');
  expect(written).toEqual(['approved', 'declined', 'approved']);
});
