import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appearance } from '@/app/services/appearance';
import { device } from '@/app/services/device';
import { meOf } from '@/app/services/me';
import { createMyData } from '@/app/services/myData';
import { createSession } from '@/app/session/session';
import { validRecords, writeExport } from '@/data/adapters/file/exportFile';
import { asOwn } from '@/data/adapters/file/importIdentity';
import { asha } from '@/data/sample/people';
import { emptyOnboarding } from '@/data/schema/onboarding';
import type { KeptRecord } from '@/data/schema/records';
import { oneOfEach, plain } from '../../data/file/recordValues';

const now = new Date(2025, 10, 20, 23, 30).getTime();

/** Pages of others. */
const takenIds = ['mina-okafor', 'heliogrid', 'ravi-kulkarni'];

let people = 0;
/** Somebody new each time; without a uid the sample person. */
function signedIn(values: Record<string, string> = {}) {
  people += 1;
  const kept = new Map(Object.entries({ auth: 'true', ...values }));
  return createSession({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    listen: () => () => {},
    loadProvider: () => Promise.reject(new Error('Not needed')),
  });
}
const account = (name = 'Nora Lund') => signedIn({ 'updraft.uid': `uid-${people}`, userName: name });
const shownBy = (session: ReturnType<typeof account>) => {
  const { userName, pageId } = session.get();
  return { userName, pageId };
};

const like: KeptRecord = { kind: 'like', id: 'one', value: true };
const profile = (value: object): KeptRecord => ({ kind: 'profile', id: 'me', value });

/** Local storage, where drafts are noted. */
const notes = {
  getItem: (key: string) => Reflect.get(notes, key) ?? null,
  removeItem: (key: string) => Reflect.deleteProperty(notes, key),
};
const noted = () => Object.keys(notes).filter((key) => key.startsWith('updraft.'));

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }), localStorage: notes });
  appearance.choose({ theme: 'light', locale: 'en' });
  await device.replaceAll('sample', []);
});
afterAll(() => device.close());

const of = (session: ReturnType<typeof account>) =>
  createMyData({
    session,
    device,
    notes: notes as unknown as Storage,
    appearance,
    loadIds: async () => new Set([...takenIds, meOf(session.get()).id]),
    now: () => now,
  });

/** The file that this person takes along. */
const fileOf = async (session: ReturnType<typeof account>) => (await of(session).exportData()).file;
async function bring(session: ReturnType<typeof account>, file: Blob) {
  const reading = await of(session).readImport(file);
  if ('problem' in reading) throw new Error(`Refused: ${reading.problem.kind}`);
  await of(session).importData(reading.content);
  return reading.preview;
}

describe('an export', () => {
  test('has the person’s name, the day and the look', async () => {
    const session = account();
    appearance.choose({ theme: 'system', locale: 'es' });
    const { file, fileName, leftOut } = await of(session).exportData();
    expect([fileName, leftOut]).toEqual(['updraft-2025-11-20.json', 0]);
    expect(JSON.parse(await file.text())).toEqual({
      product: 'updraft',
      version: 1,
      exportedAt: new Date(now).toISOString(),
      name: 'Nora Lund',
      appearance: { theme: 'system', language: 'es' },
      records: [],
    });
  });

  test('changes nothing, not even what can’t be read', async () => {
    await device.replaceAll('sample', [like, { kind: 'post', id: 'broken', value: 7 }]);
    const before = await device.readAll('sample');
    expect((await of(signedIn()).exportData()).leftOut).toBe(1);
    expect(await device.readAll('sample')).toEqual(before);
  });
});

test('export, reset, import: everything is back', async () => {
  const session = signedIn();
  const records = asOwn(await validRecords(oneOfEach()), asha);
  await device.replaceAll('sample', records);
  const before = await plain(await device.readAll('sample'));
  appearance.choose({ theme: 'dark', locale: 'hi' });
  const file = await fileOf(session);

  await of(session).resetData();
  expect(await device.readAll('sample')).toEqual([]);
  appearance.choose({ theme: 'light', locale: 'en' });

  const preview = await bring(session, file);
  expect(await plain(await device.readAll('sample'))).toEqual(before);
  expect(appearance.get()).toEqual({ theme: 'dark', locale: 'hi' });
  expect(preview.appearance).toEqual({ theme: 'dark', language: 'hi' });
  expect(preview.groups).toContainEqual({ group: 'posts', added: 1, changed: 0, removed: 0 });
  // Again: there is nothing left to change.
  expect(await of(session).readImport(file)).toMatchObject({ preview: { groups: [], appearance: {} } });
});

test('a preview changes nothing', async () => {
  const session = signedIn();
  await device.replaceAll('sample', [like]);
  const file = await fileOf(session);
  await device.replaceAll('sample', []);
  appearance.choose({ theme: 'dark' });
  expect(await of(session).readImport(file)).toMatchObject({
    preview: {
      name: 'Asha Verma',
      exportedAt: now,
      groups: [{ group: 'likes', added: 1, changed: 0, removed: 0 }],
      appearance: { theme: 'light' },
    },
  });
  expect(await device.readAll('sample')).toEqual([]);
  expect(appearance.get().theme).toBe('dark');
});

test('an import that the device refuses changes neither the look nor the name', async () => {
  const session = account();
  await device.replaceAll(session.get().uid ?? '', [like, profile({ name: 'Somebody Else' })]);
  appearance.choose({ theme: 'dark' });
  const reading = await of(session).readImport(await fileOf(session));
  appearance.choose({ theme: 'light' });
  vi.spyOn(device, 'replaceAll').mockRejectedValueOnce(new Error('No room'));
  if ('problem' in reading) throw new Error('Refused');
  await expect(of(session).importData(reading.content)).rejects.toThrow('No room');
  expect([appearance.get().theme, session.get().userName]).toEqual(['light', 'Nora Lund']);
});

describe('the name', () => {
  test('comes with the file, and the page stays where it is', async () => {
    const nora = account();
    await device.replaceAll(nora.get().uid ?? '', [profile({ name: 'Nora Lund-Berg', id: 'nora-lund' })]);
    const file = await fileOf(nora);
    const other = account('Ilse Groot');
    await bring(other, file);
    expect(shownBy(other)).toEqual({ userName: 'Nora Lund-Berg', pageId: 'ilse-groot' });
    expect(await device.readAll(other.get().uid ?? '')).toEqual([
      profile({ name: 'Nora Lund-Berg', id: 'ilse-groot' }),
    ]);
  });

  test('of an account stays where the file has none', async () => {
    await device.replaceAll('sample', [like]);
    const file = await fileOf(signedIn());
    const nora = account();
    await bring(nora, file);
    expect(shownBy(nora)).toEqual({ userName: 'Nora Lund', pageId: 'nora-lund' });
    expect(await device.readAll(nora.get().uid ?? '')).toEqual([like, profile({ name: 'Nora Lund' })]);
  });

  test('of an account and its page outlive a reset', async () => {
    const nora = signedIn({ 'updraft.uid': 'uid-renamed', userName: 'Nora L.', 'updraft.id': 'nora-lund' });
    await device.replaceAll('uid-renamed', [like, profile({ name: 'Nora L.', id: 'nora-lund', bio: 'Hi' })]);
    await of(nora).resetData();
    expect(await device.readAll('uid-renamed')).toEqual([profile({ name: 'Nora L.', id: 'nora-lund' })]);
    expect(shownBy(nora)).toEqual({ userName: 'Nora L.', pageId: 'nora-lund' });
  });

  test('of the sample person is Asha’s again after a reset, and theirs after an import', async () => {
    const session = signedIn({ userName: 'Asha V.' });
    await device.replaceAll('sample', [profile({ name: 'Asha V.' })]);
    const file = await fileOf(session);
    await of(session).resetData();
    expect(shownBy(session)).toEqual({ userName: 'Asha Verma', pageId: 'asha-verma' });
    expect(await device.readAll('sample')).toEqual([]);
    await bring(session, file);
    expect(shownBy(session)).toEqual({ userName: 'Asha V.', pageId: 'asha-verma' });
  });
});

describe('an import never makes one somebody else:', () => {
  const listing = oneOfEach().find(({ kind }) => kind === 'listing')?.value as { listing: object };
  const investor = oneOfEach().find(({ kind }) => kind === 'investorAccount')?.value as object;
  const investorCalled = (id: string, fullName: string): KeptRecord => ({
    kind: 'investorAccount',
    id,
    value: { ...investor, fullName },
  });
  /** A file that somebody made by hand. */
  const forged = async (records: readonly KeptRecord[]) =>
    (
      await writeExport({
        name: 'Nora Lund',
        exportedAt: now,
        appearance: { theme: 'light', language: 'en' },
        records,
      })
    ).file;
  const readBy = async (records: readonly KeptRecord[], session = account()) =>
    of(session).readImport(await forged(records));

  test.each<[string, KeptRecord, string]>([
    ['name and page', profile({ name: 'Mina Okafor', id: 'mina-okafor' }), 'Mina Okafor'],
    ['name', profile({ name: ' mina OKAFOR ' }), ' mina OKAFOR '],
    ['page', profile({ name: 'Nora Lund', id: 'mina-okafor' }), 'Nora Lund'],
    ['page alone', profile({ id: 'mina-okafor' }), 'mina-okafor'],
    [
      'startup',
      {
        kind: 'listing',
        id: 'heliogrid',
        value: { ...listing, listing: { ...listing.listing, startupName: 'Helio' } },
      },
      'Helio',
    ],
    ['page as an investor', investorCalled('ravi-kulkarni', 'R. K.'), 'R. K.'],
    ['name as an investor', investorCalled('nora-lund', 'Ravi Kulkarni'), 'Ravi Kulkarni'],
  ])('another one’s %s is refused, and why', async (_, record, name) => {
    const session = account();
    await device.replaceAll(session.get().uid ?? '', [like]);
    expect(await readBy([like, record], session)).toEqual({ problem: { kind: 'somebodyElse', name } });
    expect(await device.readAll(session.get().uid ?? '')).toEqual([like]);
    expect(shownBy(session)).toEqual({ userName: 'Nora Lund', pageId: undefined });
  });

  test('whoever is called like somebody else already may bring back what is theirs', async () => {
    const session = signedIn({
      'updraft.uid': 'uid-namesake',
      userName: 'Mina Okafor',
      'updraft.id': 'mina-okafor-2',
    });
    const own = profile({ name: 'Mina Okafor', id: 'mina-okafor-2' });
    await device.replaceAll('uid-namesake', [own, investorCalled('mina-okafor-2', 'Mina Okafor')]);
    await bring(session, await fileOf(session));
    expect(shownBy(session)).toEqual({ userName: 'Mina Okafor', pageId: 'mina-okafor-2' });
  });

  test('a startup that is one’s own comes back', async () => {
    const session = account();
    const own: KeptRecord = { kind: 'listing', id: 'heliogrid', value: listing };
    await device.replaceAll(session.get().uid ?? '', [own]);
    expect(await of(session).readImport(await fileOf(session))).toMatchObject({ preview: {} });
  });

  describe('what is brought', () => {
    const written = oneOfEach().filter(({ kind }) => kind === 'post' || kind === 'comment');
    const [post, { comment }] = written.map(({ value }) => value) as [object, { comment: object }];
    const me = { id: 'nora-lund', name: 'Nora Lund', avatar: '' };
    const by = { id: 'mina-okafor', kind: 'investor', name: 'Mina Okafor', avatar: '/mina.webp' };
    const { id: _, ...nameless } = by;
    const postBy = (author: object, more = {}): KeptRecord => ({
      kind: 'post',
      id: 'written',
      value: { ...post, comments: [], ...more, author: { role: '', isVerified: false, ...author } },
    });
    const commentBy = (author: object): KeptRecord => ({
      kind: 'comment',
      id: 'written',
      value: { postId: 'p', comment: { ...comment, author } },
    });
    const broughtBy = async (records: readonly KeptRecord[]) => {
      const session = account();
      await bring(session, await forged(records));
      const kept = await device.readAll(session.get().uid ?? '');
      return kept.find(({ id }) => id === 'written')?.value;
    };

    test.each<[string, object]>([
      ['somebody else', by],
      ['one’s own id, under another name', { ...by, id: me.id, kind: 'user' }],
      ['a role and a badge', { ...me, role: 'Managing Partner', isVerified: true }],
    ])('as a post by %s is one’s own, and leads to one’s page', async (_, author) => {
      expect(await broughtBy([postBy(author)])).toMatchObject({
        author: { ...me, role: '', isVerified: false },
      });
    });

    test.each<[string, object]>([
      ['somebody else', by],
      ['one’s own id, under another name', { ...by, id: me.id, kind: 'user' }],
      ['nobody’s id', nameless],
    ])('as a comment by %s is one’s own, and leads to one’s page', async (_, author) => {
      const kept = (await broughtBy([commentBy(author)])) as { comment: { author: object } };
      expect(kept.comment.author).toEqual(me);
    });

    test('as said under a post is left out: comments are records of their own', async () => {
      const said = [{ ...comment, author: by }];
      expect(await broughtBy([postBy(me, { comments: said })])).toMatchObject({ comments: [] });
    });

    test('as a post has the role that comes with the file', async () => {
      const records = [profile({ role: 'Founder, Windrose' }), postBy(by)];
      expect(await broughtBy(records)).toMatchObject({ author: { ...me, role: 'Founder, Windrose' } });
    });
  });
});

describe('a draft that was noted and never written', () => {
  const values = { ...emptyOnboarding, bio: 'Typed and left.' };
  const text = JSON.stringify({ draft: { values, step: 'experience', furthest: 'experience' }, missing: [] });
  const keyOf = (owner: string) => `updraft.draft.${owner}.onboardingDraft.draft`;
  const note = (owner: string) => Object.assign(notes, { [keyOf(owner)]: text });
  beforeEach(() => {
    note('sample');
    note('uid-x');
  });

  test('is exported', async () => {
    const message = { 'updraft.draft.sample.messageDraft.mina-okafor': '"Thursday wo"' };
    const post = { text: 'Half a thou', tag: null, comments: {} };
    Object.assign(notes, message, { 'updraft.draft.sample.draft.feed': JSON.stringify(post) });
    const file = await (await fileOf(signedIn())).text();
    for (const typed of ['Typed and left.', 'Thursday wo', 'Half a thou']) expect(file).toContain(typed);
    expect(noted()).toEqual([keyOf('uid-x')]);
  });

  test('doesn’t come back after a reset or an import', async () => {
    const session = signedIn();
    await of(session).resetData();
    expect(noted()).toEqual([keyOf('uid-x')]);
    const file = await fileOf(session);
    note('sample');
    await bring(session, file);
    expect(noted()).toEqual([keyOf('uid-x')]);
  });

  test('goes with its account, as all the rest does', async () => {
    await device.replaceAll('uid-x', [like]);
    await device.replaceAll('sample', [like]);
    await of(signedIn()).forget('uid-x');
    expect(noted()).toEqual([keyOf('sample')]);
    expect(await device.readAll('uid-x')).toEqual([]);
    expect(await device.readAll('sample')).toEqual([like]);
  });
});

test('what somebody else has stays theirs', async () => {
  const [nora, ilse] = [account(), account('Ilse Groot')];
  await device.replaceAll(nora.get().uid ?? '', [like]);
  await of(ilse).resetData();
  expect(await device.readAll(nora.get().uid ?? '')).toEqual([like]);
});
