import { draftRecord } from '@kit/fixtures/wizards';
import { describe, expect, test } from 'vitest';
import { changesBetween as changes } from '@/data/adapters/file/importPreview';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import { sampleMarks } from '@/data/sample/marks';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import type { RecordKind, StoredRecordInput } from '@/data/schema/shapes/records';
import { listed, listing, owned } from '../../support/accountRecords';
import { oneOfEach } from './recordValues';

const record = (kind: RecordKind, id: string, value: unknown): StoredRecordInput => ({ kind, id, value });
/** Returns the group of each change, and how many records were added, changed and removed. */
const changesBetween = async (before: StoredRecordInput[], after: StoredRecordInput[], marks = noMarks) =>
  (await changes(before, after, marks)).map(({ group, added, changed, removed }) =>
    [group, added, changed, removed].join(' '),
  );
const logo = (letters: string) => new Blob([letters], { type: 'image/png' });

describe('changesBetween', () => {
  test('counts added, changed and removed records in each group: posts, messages and drafts, in this order', async () => {
    const before = [
      record('messageDraft', 'mina', 'Hel'),
      record('message:mina', '1', { message: 'one' }),
      record('message:mina', '2', { message: 'two' }),
      record('post', 'a', { content: 'stays' }),
      record('post', 'b', { content: 'was' }),
      record('post', 'c', { content: 'goes' }),
    ];
    const after = [
      record('post', 'a', { content: 'stays' }),
      record('post', 'b', { content: 'is' }),
      record('post', 'd', { content: 'comes' }),
      record('post', 'e', { content: 'comes too' }),
      record('message:lena', '1', { message: 'one' }),
      record('onboardingDraft', 'draft', { values: { bio: 'Hi' } }),
    ];
    expect(await changesBetween(before, after)).toEqual(['posts 2 1 1', 'messages 1 0 2', 'drafts 1 0 1']);
  });

  test('returns no changes when the records before and after are equal', async () => {
    expect(await changesBetween(oneOfEach(), oneOfEach())).toEqual([]);
    expect(await changesBetween([], [], sampleMarks)).toEqual([]);
  });

  test('treats an empty draft like a missing draft', async () => {
    const empty = [
      record('draft', 'feed', { text: ' ', tag: null, comments: {} }),
      record('messageDraft', 'mina', ''),
      draftRecord('listingDraft', emptyListing, 'keyMetrics'),
      draftRecord('onboardingDraft', emptyOnboarding, 'basicInfo'),
    ];
    expect(await changesBetween([], empty)).toEqual([]);
    expect(await changesBetween(empty, [])).toEqual([]);
    expect(await changesBetween(empty, [record('messageDraft', 'mina', 'Hel')])).toEqual(['drafts 1 0 0']);
  });

  test('compares images by their content', async () => {
    const listing = (image: Blob) => listingRecords('windrose', listed('windrose', { logo: image }));
    expect(await changesBetween(listing(logo('one')), listing(logo('one')))).toEqual([]);
    expect(await changesBetween(listing(logo('one')), listing(logo('two')))).toEqual(['startups 0 1 0']);
  });
});

test('changesBetween counts a startup once, with all its parts, and its owner’s edits once', async () => {
  const [before, after] = ['1', '2'].map((ltv) => listing('windrose', { revenue: '7', ltv }));
  const edits = owned('windrose', {}, {});
  expect(await changesBetween([], [...(after ?? []), ...edits])).toEqual(['startups 2 0 0']);
  expect(await changesBetween(before ?? [], after?.toReversed() ?? [])).toEqual(['startups 0 1 0']);
  expect(await changesBetween(before ?? [], before?.toReversed() ?? [])).toEqual([]);
  expect(await changesBetween([...(before ?? []), ...edits], edits)).toEqual(['startups 0 0 1']);
});

describe('changesBetween for stars and saves', () => {
  const star = (id: string, on: boolean) => record('star', `startup:${id}`, on);

  test('treats a star or save with the value false like a missing record', async () => {
    const before = [star('a', true), star('b', false)];
    const after = [star('a', false), star('b', true), star('c', false), record('save', 'x', true)];
    expect(await changesBetween(before, after)).toEqual(['saved 1 0 0', 'stars 1 0 1']);
  });

  test('treats a star of the sample data as set unless a record has the value false for this star', async () => {
    expect(await changesBetween([], [star('heliogrid', true)], sampleMarks)).toEqual([]);
    expect(await changesBetween([], [star('heliogrid', false)], sampleMarks)).toEqual(['stars 0 0 1']);
    expect(await changesBetween([star('heliogrid', false)], [], sampleMarks)).toEqual(['stars 1 0 0']);
  });
});
