import 'fake-indexeddb/auto';
import { resolveObjectURL } from 'node:buffer';
import { newProfile } from '@kit/fixtures/account';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addToProfile, readProfile } from '@/data/adapters/records/profiles';
import { createAccountStore } from '@/data/adapters/stores/deviceAccount';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { DirectoryData } from '@/data/ports/Directory';
import { asha } from '@/data/sample/people';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { typedProfile } from '@/data/schema/shapes/founderProfile';
import { type MyStartup, typedStartup } from '@/data/schema/shapes/ownedStartup';
import { addressOf } from '@/data/schema/shapes/ref';
import { startupSchema } from '@/data/schema/shapes/startup';
import type { Listing } from '@/data/schema/shapes/startupListing';
import { userSchema } from '@/data/schema/shapes/user';
import { listing, now, registered } from '../../support/accountRecords';
import { nora, storesOf } from '../../support/stores';
import { freshDevices } from '../../support/tabs';
import { wholeDirectory } from '../../support/wholeDirectory';

const png = new Blob(['png'], { type: 'image/png' });
const pdf = (text: string) => new Blob([`%PDF-${text}`], { type: 'application/pdf' });
/** Returns the content of a blob URL, or undefined once the URL has been revoked. */
const contentAt = (address: string) => resolveObjectURL(address)?.text();
const u1 = 'uid-nora';

const { openTab } = freshDevices('account');
let device: DeviceStore;
beforeEach(() => {
  device = openTab();
});

function openAs(owner: string) {
  const first = owner === 'sample' ? asha : nora;
  let me = first;
  const open = () => storesOf(device, { owner, me: () => me, loadSettings: async () => defaultSettings });
  const renames: string[] = [];
  let time = now;
  const account = createAccountStore({
    device,
    owner,
    // Each save has a different time.
    now: () => {
      time += 1;
      return time;
    },
    directory: open().directory,
    onRename: async (name) => {
      renames.push(name);
      me = { ...me, name };
    },
  });
  const startup = async (id: string): Promise<MyStartup> => {
    const found = (await account.loadStartups()).find((candidate) => candidate.id === id);
    if (!found) throw new Error(`No startup ${id}`);
    return found;
  };
  return {
    account,
    renames,
    startup,
    open,
    loadDirectory: () => wholeDirectory(open().directory),
    page: (kind: 'startup' | 'user', slug: string) => open().directory.find(kind, { slug }),
  };
}

const listWindrow = (owner: string, typed: Partial<Listing> = {}) =>
  device.writeAll(
    owner,
    listing('windrow', { startupName: 'Windrow', category: 'AI', fundingRound: 'Bootstrapped', ...typed }),
  );
const refuseNext = () => vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('The disk is full'));
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('a user’s profile', () => {
  test('contains sample values in the demo account, and only a name in a new account', async () => {
    const { profile, isInvestor } = await openAs('sample').account.loadProfile();
    const { name, role } = asha;
    expect([isInvestor, profile]).toMatchObject([true, { name, role, location: 'Pune, India' }]);
    const job = { title: 'Founder', company: 'Heliogrid', duration: '2022–now' };
    expect(profile.workExperience[0]).toEqual({ ...job, description: expect.stringContaining('rooftop') });
    const blank = { ...newProfile, profile: { ...newProfile.profile, name: nora.name } };
    expect(await openAs(u1).account.loadProfile()).toEqual(blank);
    await device.writeAll(u1, [registered('nora-lund')]);
    expect((await openAs(u1).account.loadProfile()).isInvestor).toBe(true);
  });

  test('shows saved changes on the public page and in the feed, and stores only the changed fields', async () => {
    const { account, page, open } = openAs('sample');
    const { profile } = await account.loadProfile();
    const workExperience = profile.workExperience.map((work, at) => (at ? work : { ...work, title: 'CEO' }));
    const change = { role: ' Founder and CEO ', interests: 'Climate Tech, , Grids', bio: ' ', skills: '' };
    const kept = await account.saveProfile({ ...typedProfile(profile), ...change, workExperience });
    const said = { role: 'Founder and CEO', interests: ['Climate Tech', 'Grids'], bio: '', skills: [] };
    expect(kept.profile).toEqual({ ...profile, ...said, workExperience });
    const stored = Object.keys((await readProfile(device, 'sample')) ?? {});
    expect(stored.sort()).toEqual([...Object.keys(said), 'workExperience'].sort());
    const user = (await page('user', 'asha-verma'))?.profile;
    expect(userSchema.parse(user)).toEqual(user);
    // Work and education entries keep the fields that the form doesn’t contain.
    const logo = '/images/logos/heliogrid.svg';
    expect(user).toMatchObject({
      role: 'Founder and CEO',
      workExperience: [{ title: 'CEO', logo }, { title: 'Grid engineer', location: 'Bengaluru' }, {}],
      education: [{ description: expect.stringContaining('Thesis') }, {}],
    });
    expect(userSchema.parse(user).workExperience[0]?.achievements).toHaveLength(2);
    expect((await open().feed.load()).me).toMatchObject({ name: 'Asha Verma', role: 'Founder and CEO' });
  });

  test.each([
    ['the demo account', 'sample'],
    ['a registered account', u1],
  ])(
    'of %s has the same photo on all pages until the user replaces or removes the photo',
    async (_, owner) => {
      const { account, page, loadDirectory } = openAs(owner);
      await device.writeAll(owner, [registered('a-fund')]);
      const me = owner === u1 ? nora : asha;
      /** Saves a change and returns the photo. The form and both public pages must show the same photo. */
      async function save(changes: Parameters<typeof account.saveProfile>[0]) {
        const { profile } = await account.saveProfile(changes);
        const user = (await page('user', addressOf(me)))?.profile as { profileImage: string };
        const investor = (await loadDirectory()).investors.find((each) => each.id === me.id);
        expect([user.profileImage, investor?.profileImage]).toEqual([profile.photo, profile.photo]);
        return profile.photo;
      }
      const photo = await save({ photo: png });
      expect(photo).toMatch(/^blob:/);
      expect(await save({ bio: 'Kites' })).toBe(photo);
      const next = await save({ photo: new Blob(['other'], { type: 'image/webp' }) });
      expect([next === photo, await save({ photo: '' })]).toEqual([false, '']);
      expect(await readProfile(device, owner)).toMatchObject({ bio: 'Kites', photo: null });
    },
  );

  test('keeps the page URL when the user changes the name, and ignores a blank name', async () => {
    const { account, renames, page } = openAs(u1);
    const { profile } = await account.loadProfile();
    const unnamed = await account.saveProfile({ ...typedProfile(profile), name: ' ', bio: 'Kites' });
    expect([unnamed.profile.name, unnamed.profile.bio, renames]).toEqual(['Nora Lund', 'Kites', []]);
    expect(await readProfile(device, u1)).toEqual({ bio: 'Kites' });
    const renamed = await account.saveProfile({ ...typedProfile(profile), name: ' Nora Vik ' });
    expect([renamed.profile.name, renames]).toEqual(['Nora Vik', ['Nora Vik']]);
    expect(await readProfile(device, u1)).toEqual({ bio: '', name: 'Nora Vik' });
    expect(await page('user', 'nora-lund')).toMatchObject({ isOwn: true, profile: { name: 'Nora Vik' } });
  });

  test('is unchanged when storage rejects an edit', async () => {
    const { account, renames } = openAs(u1);
    const before = await account.loadProfile();
    refuseNext();
    const change = { ...typedProfile(before.profile), name: 'Nora Vik' };
    await expect(account.saveProfile(change)).rejects.toThrow('full');
    expect([await account.loadProfile(), renames]).toEqual([before, []]);
  });
});

/** Returns a startup’s names in the four lists of the directory that can contain startups. */
const mentionsOf = (id: string, { startups, investors, users }: Omit<DirectoryData, 'dealFlow'>) =>
  [
    startups,
    startups.flatMap(({ similarStartups }) => similarStartups),
    investors.flatMap(({ portfolio }) => portfolio),
    users.flatMap((user) => user.startups),
  ].map((named) => named.filter((startup) => startup.id === id).map(({ name }) => name));

describe('a user’s startup', () => {
  test('shows the user’s edits on the startup’s page and in all lists of the directory', async () => {
    const { account, page, loadDirectory } = openAs('sample');
    const text = { tagline: 'Sun for the street', stage: 'Series A', industry: 'AI', employees: '21-50' };
    const more = { website: 'https://two.example', description: 'A street that trades.' };
    const change = { ...text, ...more, name: ' Heliogrid Two ', founded: '2021', revenue: '90000' };
    const saved = await account.saveStartup('heliogrid', change);
    const kept = { name: 'Heliogrid Two', logo: '/images/logos/heliogrid.svg', founded: 2021 };
    const found = saved.find(({ id }) => id === 'heliogrid');
    expect(found).toMatchObject({ ...text, ...more, ...kept, revenue: 90_000, isActive: true });
    const { profile } = (await page('startup', 'heliogrid')) ?? {};
    expect(startupSchema.parse(profile)).toEqual(profile);
    const shown = { name: kept.name, categories: ['AI', 'Hardware'], stage: 'Series A', teamSize: '21-50' };
    const rest = { about: more.description, email: 'hello@heliogrid.example' };
    expect(profile).toMatchObject({ ...shown, ...rest, metrics: { monthlyRevenue: 90_000 } });
    // The language of the owner's texts isn't known.
    expect(profile).toHaveProperty('lang', undefined);
    for (const names of mentionsOf('heliogrid', await loadDirectory()))
      expect(new Set(names)).toEqual(new Set(['Heliogrid Two']));
  });

  test('stores every field of the edit form, and shows the values on the startup’s page', async () => {
    await listWindrow(u1, { revenue: '5', users: '7' });
    const { account, startup, page } = openAs(u1);
    const said = { location: 'Oslo', email: 'a@windrow.example', problem: 'Hay rots.', solution: 'A row.' };
    const figures = { users: '30', arr: '120', growth: '12.5', cac: '8', ltv: '80' };
    const round = { raised: '40000', goal: '90000', fundingRound: 'Bootstrapped', investors: ['Northlight'] };
    const awards = [
      { title: 'Best kite', by: 'Port of Oslo', year: '2024' },
      { title: 'Second', by: '', year: '' },
    ];
    const beyondTheWizard = { valuation: '8000000', closingDate: '2026-03-31', awards };
    const change = { ...said, ...figures, ...round, ...beyondTheWizard, team: ['Nora Lund, CEO', 'Ivo'] };
    await account.saveStartup('windrow', { ...change, videoDemo: 'video.example' });
    const videoDemo = 'https://video.example';
    expect(typedStartup(await startup('windrow'))).toMatchObject({ ...change, videoDemo, revenue: '5' });
    const { profile } = (await page('startup', 'windrow')) ?? {};
    expect(startupSchema.parse(profile)).toEqual(profile);
    expect(profile).toMatchObject({
      ...said,
      videoDemo,
      awards: [{ ...awards[0], year: 2024 }, { title: 'Second' }],
      metrics: { monthlyRevenue: 5, activeUsers: 30 },
      fundraising: {
        currentRound: 'Bootstrapped',
        raised: 40_000,
        goal: 90_000,
        investors: 1,
        valuation: 8_000_000,
        // The round stays open until the end of its closing day, in local time.
        closingDate: new Date(2026, 2, 31, 23, 59, 59, 999).getTime(),
      },
    });
  });

  test('keeps the name and the page if the user saves a blank name', async () => {
    const { account, page } = openAs('sample');
    const before = await page('startup', 'heliogrid');
    await account.saveStartup('heliogrid', { name: ' ' });
    expect(await page('startup', 'heliogrid')).toEqual(before);
    expect(before?.profile.lang).toBe('en');
  });

  test.each([
    ['listed by the user', 'windrow'],
    ['from the sample data', 'heliogrid'],
  ])('disappears from all pages when removed, and reappears unchanged when restored (%s)', async (_, id) => {
    await listWindrow('sample', { logo: png });
    const { account, startup, page, loadDirectory } = openAs('sample');
    await account.saveStartup(id, { tagline: 'Barns' });
    const whole = async () => ({
      all: await loadDirectory(),
      mine: await startup(id),
      page: await page('startup', id),
      person: await page('user', 'asha-verma'),
      records: await device.readAll('sample'),
    });
    const before = await whole();

    await account.setRemoved(id, true);
    expect(await page('startup', id)).toBe(null);
    const { users, ...others } = await loadDirectory();
    expect(mentionsOf(id, { users, ...others })).toEqual([[], [], [], []]);
    expect(users.flatMap(({ following }) => following).map(({ ref }) => ref)).not.toContain(`startup:${id}`);
    expect(ids(await account.loadStartups())).not.toContain(id);
    const person = users.find((user) => user.id === 'asha-verma');
    expect(person?.stats.startups).toBe(person?.startups.length);

    await account.setRemoved(id, false);
    expect(await whole()).toEqual(before);
    // Restoring the startup a second time has no effect, because the startup isn't removed.
    await account.setActive(id, false);
    await account.setRemoved(id, false);
    expect((await startup(id)).isActive).toBe(false);
  });

  test('that the user listed leaves no stored record when removed', async () => {
    await listWindrow(u1);
    const { account } = openAs(u1);
    await account.setActive('windrow', false);
    const before = await device.readAll(u1);
    expect(ids(before).filter((id) => id === 'windrow')).toHaveLength(8);
    await account.setRemoved('windrow', true);
    expect(ids(await device.readAll(u1))).not.toContain('windrow');
    await expect(account.setRemoved('windrow', true)).rejects.toThrow('windrow');
    await account.setRemoved('windrow', false);
    expect(await device.readAll(u1)).toEqual(before);
  });

  test('can’t be changed by another account', async () => {
    await listWindrow(u1);
    await expect(openAs(u1).account.setActive('heliogrid', false)).rejects.toThrow('heliogrid');
    const { account, loadDirectory } = openAs('sample');
    for (const id of ['ledgerline', 'windrow']) await expect(account.saveStartup(id, {})).rejects.toThrow(id);
    await openAs(u1).account.setActive('windrow', false);
    expect(ids((await loadDirectory()).startups)).toContain('heliogrid');
  });

  test('keeps each file until the user replaces or removes the file, and revokes the URL of a replaced file', async () => {
    await listWindrow('uid-files', { logo: png, pitchDeck: pdf('listed') });
    const { account, startup } = openAs('uid-files');
    const save = (change: object) => account.saveStartup('windrow', change).then(() => startup('windrow'));
    const contents = async (...addresses: string[]) => Promise.all(addresses.map(contentAt));
    const { logo, pitchDeck } = await startup('windrow');
    expect(await contents(logo, pitchDeck)).toEqual(['png', '%PDF-listed']);
    await account.setActive('windrow', false);
    const before = { logo, pitchDeck, coverImage: '', isActive: false };
    expect(await save({ tagline: 'Barns' })).toMatchObject({ ...before, tagline: 'Barns' });
    const next = await save({
      logo: new Blob(['other'], { type: 'image/webp' }),
      pitchDeck: pdf('second'),
      coverImage: png,
    });
    const { coverImage } = next;
    expect(await contents(next.logo, next.pitchDeck, coverImage)).toEqual(['other', '%PDF-second', 'png']);
    const third = await save({ logo: '', pitchDeck: pdf('third') });
    expect(third).toMatchObject({ logo: '', coverImage });
    expect(await contents(third.pitchDeck, next.pitchDeck)).toEqual(['%PDF-third', undefined]);
    expect(await save({ pitchDeck: '' })).toMatchObject({ pitchDeck: '', coverImage });
    expect(await save({ tagline: 'Hay', coverImage: '' })).toMatchObject({ pitchDeck: '', coverImage: '' });
  });

  test('is in no list and no suggestion while inactive, but keeps the page and the id', async () => {
    await listWindrow('sample');
    const { account, page, loadDirectory } = openAs('sample');
    const shown = async () => ids((await loadDirectory()).startups);
    await Promise.all([account.setActive('heliogrid', false), account.setActive('windrow', false)]);
    expect(await shown()).toEqual(['ledgerline', 'mirahealth']);
    const own = { isOwn: true, isActive: false };
    expect(await page('startup', 'heliogrid')).toMatchObject({ ...own, isListed: false });
    expect(await page('startup', 'windrow')).toMatchObject({ ...own, isListed: true });
    const ledgerline = await page('startup', 'ledgerline');
    const similar = ledgerline?.kind === 'startup' ? ledgerline.profile.similarStartups : [];
    expect(similar.map(({ id }) => id)).not.toContain('heliogrid');
    const jonas = await page('user', 'jonas-felde');
    expect(jonas?.kind === 'user' && jonas.people.map(({ ref }) => ref)).not.toContain('startup:heliogrid');
    await account.setActive('heliogrid', true);
    expect(await shown()).toEqual(['ledgerline', 'mirahealth', 'heliogrid']);
  });

  test('loses no change when several changes are saved concurrently', async () => {
    await listWindrow(u1);
    const { account, startup } = openAs(u1);
    await Promise.all([
      account.setActive('windrow', false),
      account.saveStartup('windrow', { tagline: 'Barns' }),
      account.saveStartup('windrow', { stage: 'Seed' }),
    ]);
    const all = { tagline: 'Barns', stage: 'Seed', isActive: false };
    expect(await startup('windrow')).toMatchObject(all);
  });
});

test('an account’s observers are notified of this account’s changes in any tab, but not of other changes', async () => {
  const listener = vi.fn();
  const stop = openAs(u1).account.observe(listener);
  await addToProfile(device, u1, { bio: 'Kites' });
  await addToProfile(device, 'uid-ole', { bio: 'Boats' });
  expect(listener).toHaveBeenCalledTimes(1);
  await addToProfile(openTab(), u1, { bio: 'Kites and boats' });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  stop();
  await addToProfile(device, u1, { bio: 'Nothing' });
  expect(listener).toHaveBeenCalledTimes(2);
});
