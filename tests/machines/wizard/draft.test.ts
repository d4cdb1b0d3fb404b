import { describe, expect, it } from 'vitest';
import { hasText } from '@/machines/wizard/draft';

const empty = { name: '', password: '', tags: [] as string[], logo: null as Blob | null };

describe('a draft', () => {
  it.each([
    [{}, false],
    [{ tags: [] }, false],
    [{ name: ' ' }, true],
    [{ tags: ['AI'] }, true],
    [{ logo: new Blob(['logo']) }, true],
  ])('with %o has text: %s', (typed, has) => {
    expect(hasText({ ...empty, ...typed }, empty)).toBe(has);
  });
});
