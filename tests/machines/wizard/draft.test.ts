import { describe, expect, it } from 'vitest';
import { draftOf, hasText } from '@/machines/wizard/draft';

const empty = { name: '', password: '', tags: [] as string[], logo: null as Blob | null };
const values = { name: 'Iris', password: 'cumulus-9', tags: ['AI'], logo: null };

describe('a draft', () => {
  it('has all that is typed but what is secret', () => {
    const draft = { values, step: 'two', furthest: 'three' };
    expect(draftOf(draft, empty, [])).toEqual(draft);
    expect(draftOf(draft, empty, ['password', 'tags'])).toEqual({
      values: { name: 'Iris', password: '', tags: [], logo: null },
      step: 'two',
      furthest: 'three',
    });
    expect(values.password).toBe('cumulus-9');
  });

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
