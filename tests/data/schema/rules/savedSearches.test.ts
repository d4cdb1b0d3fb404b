import { describe, expect, it } from 'vitest';
import { allSeen, isNew, type Match, seenMaximum, withSeen } from '@/data/schema/rules/savedSearches';

const seen = (seenAt: number, ...seenIds: string[]) => ({ seenAt, seenIds });

describe('isNew', () => {
  it.each<[Match, boolean]>([
    [{ id: 'a' }, true],
    [{ id: 'known' }, false],
    [{ id: 'a', at: 10 }, false],
    [{ id: 'a', at: 11 }, true],
    [{ id: 'known', at: 11 }, false],
  ])('%j of a search seen at 10 with one seen id: %s', (match, expected) => {
    expect(isNew(seen(10, 'known'), match)).toBe(expected);
  });
});

describe('allSeen', () => {
  it('remembers the ids of profiles without a time only, at most the last 500', () => {
    expect(allSeen([{ id: 'a' }, { id: 'b', at: 5 }], 9)).toEqual(seen(9, 'a'));
    const many = Array.from({ length: seenMaximum + 1 }, (_, at) => ({ id: `${at}` }));
    expect(allSeen(many, 9).seenIds.length).toBe(seenMaximum);
  });
});

describe('withSeen', () => {
  const matches: Match[] = [{ id: 'a' }, { id: 'b', at: 20 }, { id: 'c', at: 30 }];

  it('remembers ids while other profiles are new, so that an earlier listing doesn’t count as seen', () => {
    const next = withSeen(seen(10), matches, ['c']);
    expect(next).toEqual(seen(10, 'c'));
    expect(matches.filter((match) => isNew(next, match))).toEqual([{ id: 'a' }, { id: 'b', at: 20 }]);
  });

  it('replaces the ids of listings by the latest time once nothing is new', () => {
    expect(withSeen(seen(10, 'c'), matches, ['a', 'b'])).toEqual(seen(30, 'a'));
  });

  it('never sets an earlier time, and keeps other fields of the search', () => {
    expect(withSeen({ ...seen(99), name: 'AI' }, [{ id: 'a' }], ['a'])).toEqual({
      ...seen(99, 'a'),
      name: 'AI',
    });
  });

  it('remembers at most 500 ids, also once nothing is new', () => {
    const many = Array.from({ length: seenMaximum }, (_, at) => `${at}`);
    const { seenIds } = withSeen(seen(0, ...many), [{ id: 'a' }], ['a']);
    expect([seenIds.length, seenIds.at(-1)]).toEqual([seenMaximum, 'a']);
  });

  it('remembers at most 500 ids, the latest ones', () => {
    const many = Array.from({ length: seenMaximum }, (_, at) => `${at}`);
    const { seenIds } = withSeen(seen(0, ...many), matches, ['a']);
    expect([seenIds.length, seenIds.at(-1), seenIds[0]]).toEqual([seenMaximum, 'a', '1']);
  });
});
