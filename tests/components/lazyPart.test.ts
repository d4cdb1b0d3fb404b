import { expect, it } from 'vitest';
import { lazyPart } from '@/components/layout/lazyPart';

const Card = () => null;

it('fetch of a lazyPart component rejects if loading fails, retries at the next call, and doesn’t load again after a success', async () => {
  const answers = [() => Promise.reject(new Error('offline')), async () => ({ Card })];
  let asked = 0;
  const Part = lazyPart(() => {
    asked += 1;
    return answers[asked - 1]?.() ?? Promise.reject(new Error('asked too often'));
  }, 'Card');
  expect(asked).toBe(0);
  await expect(Part.fetch()).rejects.toThrow('offline');
  expect(await Promise.all([Part.fetch(), Part.fetch()])).toEqual([undefined, undefined]);
  await Part.fetch();
  expect(asked).toBe(2);
});
