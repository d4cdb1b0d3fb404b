import { expect, it } from 'vitest';
import { lazyPart } from '@/components/layout/lazyPart';

const Card = () => null;

it('a part is fetched once, whoever asks', async () => {
  let asked = 0;
  const Part = lazyPart(async () => {
    asked += 1;
    return Card;
  });
  expect(asked).toBe(0);
  await Promise.all([Part.fetch(), Part.fetch()]);
  await Part.fetch();
  expect(asked).toBe(1);
});

it('a part that can’t be fetched says so to who asked, and is asked for again the next time', async () => {
  const answers = [() => Promise.reject(new Error('offline')), async () => Card];
  let asked = 0;
  const Part = lazyPart(() => {
    asked += 1;
    return answers[asked - 1]?.() ?? Promise.reject(new Error('asked too often'));
  });
  await expect(Part.fetch()).rejects.toThrow('offline');
  await expect(Part.fetch()).resolves.toBeUndefined();
  await expect(Part.fetch()).resolves.toBeUndefined();
  expect(asked).toBe(2);
});
