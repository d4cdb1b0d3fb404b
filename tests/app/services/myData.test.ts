import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appearance } from '@/app/services/appearance';
import { device } from '@/app/services/device';
import { createMyData } from '@/app/services/myData';
import { createSession } from '@/app/session/createSession';
import { validRecords, writeExport } from '@/data/adapters/file/exportFile';
import { asOwn } from '@/data/adapters/file/importIdentity';
import { asha } from '@/data/sample/people';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { oneOfEach, plain } from '../../data/file/recordValues';
import { fakeStorage } from '../../support/fakeStorage';

const now = new Date(2025, 10, 20, 23, 30).getTime();

let people = 0;
/** Creates a new signed-in session: that of the demo account unless `values` contains a uid. */
function signedIn(values: Record<string, string> = {}) {
  people += 1;
  return createSession({
    storage: Object.assign(fakeStorage(), { auth: 'true', ...values }),
    listen: () => () => {},
    loadProvider: () => Promise.reject(new Error('Not needed')),
  });
}
const account = (name = 'Nora Lund', slug = '') =>
  signedIn({ 'updraft.uid': `uid-${people}`, userName: name, 'updraft.id': slug });
type Signed = ReturnType<typeof account>;
const shownBy = (session: Signed) => {
  const { userName, slug } = session.get();
  return { userName, slug };
};
/** Reads the stored records of an account. The function `store` replaces these records. */
const recordsOf = (session: Signed) => device.readAll(session.get().uid ?? 'sample');
const store = (session: Signed, ...records: StoredRecordInput[]) =>
  device.replaceAll(session.get().uid ?? 'sample', records);

const like: StoredRecordInput = { kind: 'like', id: 'one', value: true };
const profile = (value: object): StoredRecordInput => ({ kind: 'profile', id: 'me', value });

/** The localStorage with the write-ahead copies of drafts. */
let notes: ReturnType<typeof fakeStorage>;
const noted = () => Object.keys(notes);

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  notes = fakeStorage();
  appearance.choose({ theme: 'light', locale: 'en' });
  await device.replaceAll('sample', []);
});
afterAll(() => device.close());

const of = (session: Signed) =>
  createMyData({
    session,
    device,
    notes,
    appearance,
    now: () => now,
  });

/** Returns the export file of this session. */
const fileOf = async (session: Signed) => (await of(session).exportData()).file;
async function bring(session: Signed, file: Blob) {
  const reading = await of(session).readImport(file);
  if ('problem' in reading) throw new Error(`Refused: ${reading.problem.kind}`);
  await of(session).importData(reading.content);
  return reading.preview;
}

test('exportData exports the user’s name, the export date and the appearance, and omits unreadable records', async () => {
  const session = account();
  const broken: StoredRecordInput = { kind: 'post', id: 'broken', value: 7 };
  await store(session, broken);
  appearance.choose({ theme: 'system', locale: 'es' });
  const { file, fileName, leftOut } = await of(session).exportData();
  expect([fileName, leftOut, await recordsOf(session)]).toEqual(['updraft-2025-11-20.json', 1, [broken]]);
  expect(JSON.parse(await file.text())).toEqual({
    product: 'updraft',
    version: 4,
    exportedAt: new Date(now).toISOString(),
    name: 'Nora Lund',
    appearance: { theme: 'system', language: 'es' },
    records: [],
  });
});

test('importData restores all exported records and the exported appearance after a reset', async () => {
  const session = signedIn();
  const withSlug = (record: StoredRecordInput) =>
    record.kind === 'listing'
      ? { ...record, value: { ...(record.value as object), slug: 'windrose' } }
      : record;
  await store(session, ...asOwn((await validRecords(oneOfEach())).map(withSlug), asha));
  const before = await plain(await recordsOf(session));
  appearance.choose({ theme: 'dark', locale: 'hi' });
  const file = await fileOf(session);
  await of(session).resetData();
  expect(await recordsOf(session)).toEqual([]);
  appearance.choose({ theme: 'light', locale: 'en' });

  const preview = await bring(session, file);
  expect(await plain(await recordsOf(session))).toEqual(before);
  expect(appearance.get()).toEqual({ theme: 'dark', locale: 'hi' });
  const appearanceOfFile = { theme: 'dark', language: 'hi' };
  expect(preview).toMatchObject({ name: 'Asha Verma', exportedAt: now, appearance: appearanceOfFile });
  expect(preview.groups).toContainEqual({ group: 'posts', added: 1, changed: 0, removed: 0 });
  // A second import has nothing left to change.
  expect(await of(session).readImport(file)).toMatchObject({ preview: { groups: [], appearance: {} } });
});

test('importData changes neither the appearance nor the user’s name if the records can’t be written', async () => {
  const session = account();
  await store(session, like, profile({ name: 'Somebody Else' }));
  appearance.choose({ theme: 'dark' });
  const file = await fileOf(session);
  appearance.choose({ theme: 'light' });
  vi.spyOn(device, 'replaceAll').mockRejectedValueOnce(new Error('No room'));
  await expect(bring(session, file)).rejects.toThrow('No room');
  expect([appearance.get().theme, session.get().userName]).toEqual(['light', 'Nora Lund']);
});

test('importData changes the name of the account to the name in the file, but not the address of the user’s page', async () => {
  const nora = account();
  await store(nora, profile({ name: 'Nora Lund-Berg', slug: 'nora-lund' }));
  const other = account('Ilse Groot', 'ilse-groot');
  await bring(other, await fileOf(nora));
  expect(shownBy(other)).toEqual({ userName: 'Nora Lund-Berg', slug: 'ilse-groot' });
  expect(await recordsOf(other)).toEqual([profile({ name: 'Nora Lund-Berg', slug: 'ilse-groot' })]);
});

test('importData doesn’t change the name of the account if the file contains no name', async () => {
  await store(signedIn(), like);
  const nora = account('Nora Lund', 'nora-lund');
  await bring(nora, await fileOf(signedIn()));
  expect(shownBy(nora)).toEqual({ userName: 'Nora Lund', slug: 'nora-lund' });
  expect(await recordsOf(nora)).toEqual([like, profile({ name: 'Nora Lund', slug: 'nora-lund' })]);
});

test('resetData keeps the name and the address of an account', async () => {
  const nora = account('Nora L.', 'nora-lund');
  await store(nora, like, profile({ name: 'Nora L.', slug: 'nora-lund', bio: 'Hi' }));
  await of(nora).resetData();
  expect(await recordsOf(nora)).toEqual([profile({ name: 'Nora L.', slug: 'nora-lund' })]);
  expect(shownBy(nora)).toEqual({ userName: 'Nora L.', slug: 'nora-lund' });
});

test('resetData restores the demo account’s original name, and importData applies the name in the file', async () => {
  const session = signedIn({ userName: 'Asha V.' });
  await store(session, profile({ name: 'Asha V.' }));
  const file = await fileOf(session);
  await of(session).resetData();
  expect(shownBy(session)).toEqual({ userName: 'Asha Verma', slug: undefined });
  expect(await recordsOf(session)).toEqual([]);
  await bring(session, file);
  expect(shownBy(session)).toEqual({ userName: 'Asha V.', slug: undefined });
});

describe('ownership check of an import', () => {
  const recordValue = (kind: string) => oneOfEach().find((record) => record.kind === kind)?.value as object;
  const listing = recordValue('listing') as { listing: object };
  const listed = (slug: string, startupName: string): StoredRecordInput => ({
    kind: 'listing',
    id: `id-of-${slug}`,
    value: { ...listing, slug, listing: { ...listing.listing, startupName } },
  });
  const investor = recordValue('investorAccount');
  const investorCalled = (slug: string, fullName: string) =>
    ({
      kind: 'investorAccount',
      id: 'me',
      value: { ...investor, slug, fullName },
    }) satisfies StoredRecordInput;
  const claim = (owner: string, kind: 'user' | 'startup', id: string, name: string) =>
    device.claim(owner, { kind, id, name, reserved: new Set() }, () => []);
  /** Creates an export file with arbitrary records. */
  const forged = async (...records: StoredRecordInput[]) => {
    const appearance = { theme: 'light', language: 'en' } as const;
    return (await writeExport({ name: 'Nora Lund', exportedAt: now, appearance, records })).file;
  };

  test.each<[string, StoredRecordInput, string]>([
    ['name and address in a profile', profile({ name: 'Mina Okafor', slug: 'mina-okafor' }), 'Mina Okafor'],
    ['name in a profile', profile({ name: ' mina OKAFOR ' }), ' mina OKAFOR '],
    ['address in a profile', profile({ name: 'Nora Lund', slug: 'mina-okafor' }), 'Nora Lund'],
    ['address in a profile without a name', profile({ slug: 'mina-okafor' }), 'mina-okafor'],
    [
      'name in a profile, if the other user isn’t in the sample data',
      profile({ name: 'Ada Holm' }),
      'Ada Holm',
    ],
    ['startup', listed('heliogrid', 'Helio'), 'Helio'],
    ['startup, if the other user isn’t in the sample data', listed('windrow', 'Wind'), 'Wind'],
    ['address in an investor profile', investorCalled('ravi-kulkarni', 'R. K.'), 'R. K.'],
    ['name in an investor profile', investorCalled('nora-lund', 'Ravi Kulkarni'), 'Ravi Kulkarni'],
  ])('readImport refuses another user’s %s, and returns the reason', async (_, record, name) => {
    await claim('uid-ada', 'user', 'uid-ada', 'Ada Holm');
    await claim('uid-ada', 'startup', 'id-1', 'Windrow');
    const session = account();
    await store(session, like);
    const reading = await of(session).readImport(await forged(like, record));
    expect(reading).toEqual({ problem: { kind: 'somebodyElse', name } });
    expect(await recordsOf(session)).toEqual([like]);
    expect(shownBy(session)).toEqual({ userName: 'Nora Lund', slug: undefined });
  });

  test('importData accepts the records of a user who has the same name as another user', async () => {
    const own = { name: 'Mina Okafor', slug: 'mina-okafor-2' };
    const session = account(own.name, own.slug);
    await store(session, profile(own), investorCalled(own.slug, own.name));
    await bring(session, await fileOf(session));
    expect(shownBy(session)).toEqual({ userName: own.name, slug: own.slug });
  });

  test('importData keeps the addresses of the user’s own startups, and gives a deleted account’s startup a new one', async () => {
    const session = account();
    const slugs = async () =>
      (await recordsOf(session)).map(({ value }) => (value as { slug?: string }).slug).filter(Boolean);
    await claim(session.get().uid ?? '', 'startup', 'id-of-windlass', 'Windlass');
    await claim('uid-deleted', 'startup', 'id-of-windmill', 'Windmill');
    await device.removeAll('uid-deleted');
    await bring(session, await forged(listed('windlass', 'Windlass'), listed('windmill', 'Windmill')));
    expect(await slugs()).toEqual(['windlass', 'windmill-2']);
    await bring(session, await fileOf(session));
    expect(await slugs()).toEqual(['windlass', 'windmill-2']);
  });

  const post = recordValue('post');
  const { comment } = recordValue('comment') as { comment: object };
  const me = { id: 'uid-nora', name: 'Nora Lund', avatar: '' };
  const by = { id: 'mina-okafor', kind: 'investor', name: 'Mina Okafor', avatar: '/mina.webp' };
  const { id: _, ...nameless } = by;
  const asMe = { ...by, id: me.id, kind: 'user', role: 'Partner', isVerified: true };
  const written = (kind: 'post' | 'comment', value: object) =>
    ({ kind, id: 'written', value }) satisfies StoredRecordInput;
  const postBy = (author: object, comments: object[] = []) =>
    written('post', { ...post, comments, author: { role: '', isVerified: false, ...author } });
  const commentBy = (author: object) => written('comment', { postId: 'p', comment: { ...comment, author } });
  const own = { author: { ...me, role: '', isVerified: false } };
  const role = 'Founder, Windrose';

  test.each<[string, StoredRecordInput[], object]>([
    [
      'another user’s post, and drops the comments of the post',
      [postBy(by, [{ ...comment, author: by }])],
      { ...own, comments: [] },
    ],
    ['a post whose author has this user’s id but another name, role and badge', [postBy(asMe)], own],
    [
      'another user’s post, and uses the role in the imported profile',
      [profile({ role }), postBy(by)],
      { author: { ...me, role } },
    ],
    ['another user’s comment', [commentBy(by)], { comment: { author: me } }],
    ['this user’s comment with another author name', [commentBy(asMe)], { comment: { author: me } }],
    ['a comment without an author id', [commentBy(nameless)], { comment: { author: me } }],
  ])('importData sets the importing user as the author of %s', async (_, records, value) => {
    const session = signedIn({ 'updraft.uid': me.id, userName: me.name });
    await bring(session, await forged(...records));
    const kept = (await recordsOf(session)).find(({ id }) => id === 'written');
    expect(kept?.value).toMatchObject(value);
  });
});

describe('a draft that only the write-ahead log contains', () => {
  const values = { ...emptyOnboarding, bio: 'Typed and left.' };
  const text = JSON.stringify({ draft: { values, step: 'experience', furthest: 'experience' }, missing: [] });
  const keyOf = (owner: string) => `updraft.draft.${owner}.onboardingDraft.draft`;
  const note = (owner: string) => Object.assign(notes, { [keyOf(owner)]: text });
  beforeEach(() => {
    note('sample');
    note('uid-x');
  });

  test('is part of the export', async () => {
    const message = { 'updraft.draft.sample.messageDraft.mina-okafor': '"Thursday wo"' };
    const post = { text: 'Half a thou', tag: null, comments: {} };
    Object.assign(notes, message, { 'updraft.draft.sample.draft.feed': JSON.stringify(post) });
    const file = await (await fileOf(signedIn())).text();
    for (const typed of ['Typed and left.', 'Thursday wo', 'Half a thou']) expect(file).toContain(typed);
    expect(noted()).toEqual([keyOf('uid-x')]);
  });

  test('is deleted by a reset and by an import', async () => {
    const session = signedIn();
    await of(session).resetData();
    expect(noted()).toEqual([keyOf('uid-x')]);
    const file = await fileOf(session);
    note('sample');
    await bring(session, file);
    expect(noted()).toEqual([keyOf('uid-x')]);
  });

  test('is deleted by `forget`, together with all records of the account', async () => {
    await device.replaceAll('uid-x', [like]);
    await device.replaceAll('sample', [like]);
    await of(signedIn()).forget('uid-x');
    expect(noted()).toEqual([keyOf('sample')]);
    expect([await device.readAll('uid-x'), await device.readAll('sample')]).toEqual([[], [like]]);
  });
});
