import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { now, post, profile, settings } from '../../support/accountRecords';
import { storesOfNora } from '../../support/stores';

const anyAccount = fc.record({
  isPrivate: fc.boolean(),
  /** Ages of the posts, in ms. Equal ages are likely. */
  ages: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }),
});

test('the pages of the feed together contain exactly the posts that the user may see, in order and each once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAccount, { maxLength: 5 }),
      anyAccount,
      fc.integer({ min: 1, max: 7 }),
      async (accounts, own, count) => {
        const postsOf = (name: string, ages: readonly number[]) =>
          ages.map((age, at) => post(`${name}-${at}`, { postTime: now - age }));
        const device = memoryDevice({
          'uid-nora': postsOf('own', own.ages),
          ...Object.fromEntries(
            accounts.map(({ isPrivate, ages }, at) => [
              `uid-${at}`,
              [
                profile({ name: `Person ${at}` }),
                ...(isPrivate ? [settings({ privacy: 'private' })] : []),
                ...postsOf(`post-${at}`, ages),
              ],
            ]),
          ),
        });
        const { feed } = storesOfNora(device);
        const seen: { id: string; postTime: number }[] = [];
        let before: number | undefined;
        for (let next: number | null = Number.POSITIVE_INFINITY; next !== null; ) {
          const page = await feed.load({ count, before });
          seen.push(...page.posts);
          next = page.next;
          before = next ?? undefined;
        }
        const open = [
          ...own.ages.map((_, at) => `own-${at}`),
          ...accounts.flatMap(({ isPrivate, ages }, at) =>
            isPrivate ? [] : ages.map((_, number) => `post-${at}-${number}`),
          ),
        ];
        const ids = seen.map(({ id }) => id).filter((id) => /^(own|post)-\d/.test(id));
        expect([...ids].sort()).toEqual([...open].sort());
        const times = seen.map(({ postTime }) => postTime);
        expect(times).toEqual([...times].sort((a, b) => b - a));
        const whole = await feed.load({ count: Number.POSITIVE_INFINITY });
        expect([whole.next, whole.posts.map(({ id }) => id).sort()]).toEqual([
          null,
          seen.map(({ id }) => id).sort(),
        ]);
      },
    ),
    { numRuns: 60 },
  );
});
