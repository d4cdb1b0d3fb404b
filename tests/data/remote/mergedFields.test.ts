import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedVersion,
  isSameVersion,
  mergedVersion,
  type Version,
} from '@/data/adapters/remote/mergedFields';

const nothing: Version = { value: undefined, times: {} };
const base = changedVersion('profile', nothing, { name: 'Ada', role: 'Founder', bio: 'Short' }, 10);
const edited = (value: unknown, at: number, from = base) => changedVersion('profile', from, value, at);

/** Merges both ways, as the two devices do, and returns the one result. */
function merged(one: Version, other: Version, from = base, kind = 'profile') {
  const results = [mergedVersion(kind, from, one, other), mergedVersion(kind, from, other, one)];
  expect(results[0]).toEqual(results[1]);
  return results[0];
}

test('changedVersion gives a time only to the fields that changed, were added or were removed', () => {
  expect(base.times).toEqual({ '/name': 10, '/role': 10, '/bio': 10 });
  const next = edited({ name: 'Ada', role: 'Chair', skills: { lead: ['Maths'] } }, 20);
  expect(next).toEqual({
    value: { name: 'Ada', role: 'Chair', skills: { lead: ['Maths'] } },
    times: { '/name': 10, '/role': 20, '/bio': 20, '/skills/lead': 20 },
  });
  expect(edited(base.value, 20)).toEqual(base);
});

test('changedVersion gives a changed field a later time than before, even with a slow clock', () => {
  expect(edited({ name: 'Ada', role: 'Chair', bio: 'Short' }, 3).times).toEqual({
    ...base.times,
    '/role': 11,
  });
  expect(edited(undefined, 3).times).toEqual({ '': 11, '/name': 11, '/role': 11, '/bio': 11 });
});

test('a field that one device changed keeps the change, whatever the other device changed later', () => {
  const role = edited({ name: 'Ada', role: 'Chair', bio: 'Short' }, 20);
  const bio = edited({ name: 'Ada', role: 'Founder', bio: 'Long', link: 'a' }, 30);
  expect(merged(role, bio)).toEqual({
    value: { name: 'Ada', role: 'Chair', bio: 'Long', link: 'a' },
    times: { '/name': 10, '/role': 20, '/bio': 30, '/link': 30 },
  });
});

test('of a field that both devices changed, the later value wins, and a removal is a change like another', () => {
  const early = edited({ name: 'Ada', role: 'Early', bio: 'Short' }, 20);
  const late = edited({ name: 'Ada', role: 'Late' }, 30);
  expect(merged(early, late)?.value).toEqual({ name: 'Ada', role: 'Late' });
  const bio = edited({ name: 'Ada', role: 'Founder', bio: 'Last' }, 40);
  expect(merged(bio, late)?.value).toEqual({ name: 'Ada', role: 'Late', bio: 'Last' });
});

test('of a value and an object that replace each other, the later one wins, and an empty object stays', () => {
  const from = changedVersion('profile', nothing, { links: {}, role: 1 }, 10);
  const [text, object] = [
    edited({ links: 'none', role: 1 }, 20, from),
    edited({ links: { own: 'a', b: 'd' }, role: 1 }, 30, from),
  ];
  expect(merged(text, object, from)).toEqual({ ...object, times: { ...object.times, '/links': 30 } });
  expect(merged(edited({ links: 'none', role: 1 }, 40, from), object, from)?.value).toEqual({
    links: 'none',
    role: 1,
  });
  const links = changedVersion('profile', nothing, { links: { own: 'a' } }, 10);
  const early = edited({ links: 'none' }, 20, links);
  expect(merged(early, edited({ links: { own: 'b' } }, 30, links), links)?.value).toEqual({
    links: { own: 'b' },
  });
  expect(merged(from, edited({ links: {}, role: 2 }, 20, from), from)?.value).toEqual({
    links: {},
    role: 2,
  });
});

test('of a removed and an edited record, the later change wins as a whole', () => {
  const [removed, change] = [edited(undefined, 30), { name: 'Ada', role: 'Chair', bio: 'Short' }];
  expect(merged(removed, edited(change, 20))).toEqual(removed);
  expect(merged(removed, edited(change, 40))).toEqual(edited(change, 40));
  expect(merged(removed, edited(undefined, 40))?.value).toBe(undefined);
});

test('only objects of a merged kind have fields: lists, images and other kinds are replaced as a whole', () => {
  const from = changedVersion('profile', nothing, { list: [1], photo: { $image: 'a' } }, 10);
  const list = edited({ list: [1, 2], photo: { $image: 'a' } }, 20, from);
  const photo = edited({ list: [1], photo: { $image: 'b' } }, 30, from);
  expect(merged(list, photo, from)?.value).toEqual({ list: [1, 2], photo: { $image: 'b' } });
  const post = changedVersion('post', nothing, { text: 'a', tag: 'x' }, 10);
  const [text, tag] = [
    changedVersion('post', post, { text: 'b', tag: 'x' }, 20),
    changedVersion('post', post, { text: 'a', tag: 'y' }, 30),
  ];
  expect(merged(text, tag, post, 'post')).toEqual({ value: { text: 'a', tag: 'y' }, times: { '': 30 } });
  expect(isSameVersion(text, tag)).toBe(false);
});

test('two devices that edit any fields, and merge in any order, have the same value in the end', () => {
  const anyFields = fc.record(
    {
      name: fc.nat(3),
      role: fc.nat(3),
      place: fc.option(fc.record({ city: fc.nat(3), land: fc.nat(3) }, { requiredKeys: [] })),
    },
    { requiredKeys: [] },
  );
  const anyEdits = fc.array(
    fc.tuple(fc.option(anyFields, { nil: undefined, freq: 6 }), fc.integer({ min: 1, max: 5 })),
    {
      maxLength: 3,
    },
  );
  fc.assert(
    fc.property(anyFields, anyEdits, anyEdits, (start, ones, others) => {
      const from = changedVersion('profile', nothing, start, 5);
      // No two changes have the same time: one device has even times, the other odd ones.
      const after = (edits: typeof ones, odd: number) => {
        let at = 100 + odd;
        return edits.reduce((version, [value, wait]) => {
          at += 2 * wait;
          return changedVersion('profile', version, value, at);
        }, from);
      };
      const [one, other] = [after(ones, 0), after(others, 1)];
      const result = mergedVersion('profile', from, one, other);
      expect(mergedVersion('profile', from, other, one)).toEqual(result);
      // A device without changes takes over the other one, and merging again changes nothing.
      expect(mergedVersion('profile', from, one, from).value).toEqual(one.value);
      expect(mergedVersion('profile', from, result, other).value).toEqual(result.value);
    }),
    { numRuns: 300 },
  );
});
