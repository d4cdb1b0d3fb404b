import { expect, test } from 'vitest';
import { isOfPage } from '@/data/adapters/stores/directory/ofPage';
import { requestId } from '@/data/schema/shapes/request';

const [ada, cara] = ['uid-ada', 'uid-cara'];
const pages = [`user:${ada}`, `investor:${cara}`, 'startup:windrow'] as const;

test.each([
  ['a post', ada, 'post', 'first', [0, 1, 2]],
  ['a like', cara, 'like', 'first', [0, 1, 2]],
  ['a profile', ada, 'profile', 'me', [0, 2]],
  ['settings', cara, 'settings', 'me', [1, 2]],
  ['a follow of a user', cara, 'follow', `user:${ada}`, [0, 1]],
  ['a follow of a startup', ada, 'follow', 'startup:windrow', [0, 2]],
  ['a follow of another page', 'uid-dan', 'follow', 'startup:kite', []],
  ['a part of a listing', ada, 'listingTraction', 'windrow', [0, 2]],
  ['a part of another startup', cara, 'ownedStartupContact', 'kite', [1]],
  ['an answer', ada, 'answer', requestId('uid-ben', 'windrow'), [0, 2]],
  ['a request for another startup', 'uid-ben', 'request', requestId(cara, 'kite'), []],
] as const)('%s affects only the pages that may show it', (_, uid, kind, id, expected) => {
  const change = { extent: 'some', origin: 'here', records: [{ kind, id }] } as const;
  expect(pages.flatMap((ref, at) => (isOfPage(ref, change, uid) ? at : []))).toEqual(expected);
});

test('an unknown change may affect every page', () => {
  for (const ref of pages) expect(isOfPage(ref, { extent: 'unknown' }, null)).toBe(true);
});
