import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { addToProfile, readProfile } from '@/data/adapters/records/profiles';
import { createAccountStore } from '@/data/adapters/stores/deviceAccount';
import { createDirectory } from '@/data/adapters/stores/deviceDirectory';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { SamplePosts } from '@/data/sample/feed';
import feedJson from '@/data/sample/feed.json';
import investorsJson from '@/data/sample/investors.json';
import { asha, freshMe } from '@/data/sample/people';
import startupsJson from '@/data/sample/startups.json';
import usersJson from '@/data/sample/users.json';
import type { SampleWorld } from '@/data/sample/world';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { typedProfile } from '@/data/schema/founderProfile';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import { type MyStartup, type OwnedStartup, typedStartup } from '@/data/schema/ownedStartup';
import { startupSchema } from '@/data/schema/startup';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { userSchema } from '@/data/schema/user';

const now = Date.UTC(2025, 10, 20, 9, 41);
const sample = { startups: startupsJson, investors: investorsJson, users: usersJson } as SampleWorld;
const nora = freshMe('nora-lund', 'Nora Lund');
const png = new Blob(['png'], { type: 'image/png' });

let devices = 0;
let device: DeviceStore;
beforeEach(() => {
  devices += 1;
  device = openDeviceStore({ databaseName: `account-${devices}` });
});
afterEach(() => device.close());

function openAs(owner: string, first = asha) {
  let me = first;
  const world = createWorld({ device, owner, me: () => me });
  const parts = { device, owner, now: () => now, world };
  const feedOf = () =>
    createFeedStore({ ...parts, me: () => me, loadSample: async () => feedJson as SamplePosts });
  const openDirectory = () =>
    createDirectory({
      ...parts,
      me: () => me,
      loadSample: async () => sample,
      loadFeed: () => feedOf().load(),
      loadSettings: async () => defaultSettings,
    });
  const renames: string[] = [];
  let time = now;
  const account = createAccountStore({
    device,
    owner,
    // No two savings at the same moment.
    now: () => {
      time += 1;
      return time;
    },
    pageId: () => first.id,
    directory: openDirectory(),
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
  const page = async (kind: 'startup' | 'user', id: string) => {
    const found = await openDirectory().find(kind, id);
    if (!found) throw new Error(`No page ${id}`);
    return found;
  };
  return { account, startup, page, renames, feedOf, openDirectory };
}

const listWindrow = (owner: string, logo: Blob | null = null) =>
  device.write(owner, 'listing', 'windrow', {
    listing: listingOf({
      ...emptyListing,
      startupName: 'Windrow',
      category: 'AI',
      fundingRound: 'Bootstrapped',
      logo,
    }),
    savedAt: now,
  });

describe('a profile', () => {
  test('of the sample person is as the sample has it', async () => {
    const { profile, isInvestor } = await openAs('sample').account.loadProfile();
    expect(profile).toMatchObject({
      name: 'Asha Verma',
      role: 'Founder, Heliogrid',
      location: 'Pune, India',
    });
    expect(profile.workExperience[0]).toEqual({
      title: 'Founder',
      company: 'Heliogrid',
      duration: '2022–now',
      description: 'Took peer-to-peer rooftop trading from 40 to 3,100 homes.',
    });
    expect(isInvestor).toBe(true);
  });

  test('of a new account is a name and nothing else', async () => {
    expect(await openAs('u1', nora).account.loadProfile()).toEqual({
      profile: {
        name: 'Nora Lund',
        role: '',
        location: '',
        interests: [],
        bio: '',
        email: '',
        website: '',
        linkedin: '',
        education: [],
        skills: [],
        workExperience: [],
      },
      isInvestor: false,
    });
  });

  test('saved, is on the public page, and only what was changed is kept', async () => {
    const { account, page, feedOf } = openAs('sample');
    const { profile } = await account.loadProfile();
    const kept = await account.saveProfile({
      ...typedProfile(profile),
      role: ' Founder and CEO ',
      interests: 'Climate Tech, , Grids',
      workExperience: profile.workExperience.map((work, at) => (at === 0 ? { ...work, title: 'CEO' } : work)),
    });
    expect(kept.profile).toEqual({
      ...profile,
      role: 'Founder and CEO',
      interests: ['Climate Tech', 'Grids'],
      workExperience: [{ ...profile.workExperience[0], title: 'CEO' }, ...profile.workExperience.slice(1)],
    });
    expect(Object.keys((await readProfile(device, 'sample')) ?? {}).sort()).toEqual([
      'interests',
      'role',
      'workExperience',
    ]);
    const user = (await page('user', 'asha-verma')).profile;
    expect(userSchema.parse(user)).toEqual(user);
    // Nobody edits the logo and what came of it: the place is still the same one.
    expect(user).toMatchObject({
      role: 'Founder and CEO',
      workExperience: [
        {
          title: 'CEO',
          logo: '/images/logos/heliogrid.svg',
          achievements: [expect.anything(), expect.anything()],
        },
        { title: 'Grid engineer', location: 'Bengaluru' },
        { title: 'Co-founder' },
      ],
      education: [{ description: expect.stringContaining('Thesis') }, { description: expect.anything() }],
    });
    expect((await feedOf().load()).me).toMatchObject({ name: 'Asha Verma', role: 'Founder and CEO' });
  });

  test('emptied on purpose is empty', async () => {
    const { account } = openAs('sample');
    const { profile } = await account.loadProfile();
    const typed = { ...typedProfile(profile), bio: ' ', skills: '', education: [] };
    expect((await account.saveProfile(typed)).profile).toEqual({
      ...profile,
      bio: '',
      skills: [],
      education: [],
    });
  });

  test('beside what is known already, and what no form here edits', async () => {
    await addToProfile(device, 'u1', {
      name: 'Nora Lund',
      github: 'https://github.example/nora',
      bio: 'Kites',
    });
    const { account } = openAs('u1', nora);
    const { profile } = await account.loadProfile();
    await account.saveProfile({ ...typedProfile(profile), location: 'Oslo' });
    expect(await readProfile(device, 'u1')).toEqual({
      name: 'Nora Lund',
      github: 'https://github.example/nora',
      bio: 'Kites',
      location: 'Oslo',
    });
  });

  test('renamed, keeps its page and its posts', async () => {
    const { account, renames, page } = openAs('u1', nora);
    const { profile } = await account.loadProfile();
    const kept = await account.saveProfile({ ...typedProfile(profile), name: ' Nora Vik ' });
    expect([kept.profile.name, renames]).toEqual(['Nora Vik', ['Nora Vik']]);
    expect(await readProfile(device, 'u1')).toEqual({ id: 'nora-lund', name: 'Nora Vik' });
    expect(await page('user', 'nora-lund')).toMatchObject({ isOwn: true, profile: { name: 'Nora Vik' } });
  });

  test('keeps nothing but what was changed', async () => {
    const { account } = openAs('u1', nora);
    await addToProfile(device, 'u1', { bio: 'Boats', location: 'Oslo' });
    await account.saveProfile({ bio: 'Kites' });
    expect(await readProfile(device, 'u1')).toEqual({ bio: 'Kites', location: 'Oslo' });
  });

  test('without a name keeps the one it has', async () => {
    const { account, renames } = openAs('u1', nora);
    const { profile } = await account.loadProfile();
    const kept = await account.saveProfile({ ...typedProfile(profile), name: ' ', bio: 'Kites' });
    expect([kept.profile.name, kept.profile.bio, renames]).toEqual(['Nora Lund', 'Kites', []]);
    expect(await readProfile(device, 'u1')).toEqual({ bio: 'Kites' });
  });

  test('that the device refuses is as it was', async () => {
    const { account, renames } = openAs('u1', nora);
    const { profile } = await account.loadProfile();
    vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('The disk is full'));
    await expect(account.saveProfile({ ...typedProfile(profile), name: 'Nora Vik' })).rejects.toThrow('full');
    expect([await account.loadProfile(), renames]).toEqual([{ profile, isInvestor: false }, []]);
  });

  test('of a registered investor says so', async () => {
    const registered = accountOf({ ...emptyRegistration, fullName: 'Nora Lund', dob: '', investments: '' });
    await device.write('u1', 'investorAccount', 'nora-lund', registered);
    expect((await openAs('u1', nora).account.loadProfile()).isInvestor).toBe(true);
  });
});

describe('one’s own startups', () => {
  test('are the one that the sample person founded, and what was listed', async () => {
    await listWindrow('sample');
    const startups = await openAs('sample').account.loadStartups();
    expect(startups.map(({ id, name, industry, isActive }) => [id, name, industry, isActive])).toEqual([
      ['heliogrid', 'Heliogrid', 'Climate Tech', true],
      ['windrow', 'Windrow', 'AI', true],
    ]);
    expect(await openAs('u1', nora).account.loadStartups()).toEqual([]);
  });

  test('edited, are that on their pages, on Discover and on the person’s', async () => {
    const { account, startup, page, openDirectory } = openAs('sample');
    const saved = await account.saveStartup('heliogrid', {
      ...typedStartup(await startup('heliogrid')),
      name: ' Heliogrid Two ',
      tagline: 'Sun for the street',
      stage: 'Series A',
      industry: 'AI',
      founded: '2021',
      revenue: '90000',
      employees: '21-50',
      website: 'https://two.example',
      description: 'A street that trades.',
    });
    const edited = saved.find(({ id }) => id === 'heliogrid');
    expect(edited).toMatchObject({
      id: 'heliogrid',
      name: 'Heliogrid Two',
      tagline: 'Sun for the street',
      logo: '/images/logos/heliogrid.svg',
      stage: 'Series A',
      industry: 'AI',
      founded: 2021,
      website: 'https://two.example',
      revenue: 90_000,
      employees: '21-50',
      description: 'A street that trades.',
      isActive: true,
    });
    const { profile } = await page('startup', 'heliogrid');
    expect(startupSchema.parse(profile)).toEqual(profile);
    expect(profile).toMatchObject({
      name: 'Heliogrid Two',
      categories: ['AI', 'Hardware'],
      stage: 'Series A',
      teamSize: '21-50',
      about: 'A street that trades.',
      metrics: { monthlyRevenue: 90_000 },
      email: 'hello@heliogrid.example',
    });
    const { startups, investors, users } = await openDirectory().load();
    expect(startups.map(({ name }) => name)).toContain('Heliogrid Two');
    expect(users.flatMap((user) => user.startups).map(({ name }) => name)).toContain('Heliogrid Two');
    const mentions = [
      ...startups.flatMap(({ similarStartups }) => similarStartups),
      ...investors.flatMap(({ portfolio }) => portfolio),
      ...users.flatMap((user) => user.startups),
    ].filter(({ id }) => id === 'heliogrid');
    expect(new Set(mentions.map(({ name }) => name))).toEqual(new Set(['Heliogrid Two']));
  });

  test('keep nothing but what was changed: another tab’s changes stay', async () => {
    await listWindrow('u1');
    const { account, startup } = openAs('u1', nora);
    const other = openDeviceStore({ databaseName: `account-${devices}` });
    await account.saveStartup('windrow', { tagline: 'Barns' });
    const { records } = await other.read('u1', 'ownedStartup', async () => z.any());
    const known = records[0]?.value as OwnedStartup;
    await other.write('u1', 'ownedStartup', 'windrow', { ...known, description: 'Elsewhere' });
    await vi.waitFor(async () => expect((await startup('windrow')).description).toBe('Elsewhere'));
    await account.saveStartup('windrow', { stage: 'Seed' });
    expect(await startup('windrow')).toMatchObject({
      tagline: 'Barns',
      description: 'Elsewhere',
      stage: 'Seed',
    });
    await other.close();
  });

  test('keep every field that they were listed with, and show it on their page', async () => {
    const listing = { ...emptyListing, startupName: 'Windrow', category: 'AI', revenue: '5', users: '7' };
    const value = { listing: listingOf(listing), savedAt: now };
    await device.write('u1', 'listing', 'windrow', value);
    const { account, startup, page } = openAs('u1', nora);
    const typed = {
      location: 'Oslo',
      email: 'post@windrow.example',
      problem: 'Hay rots.',
      solution: 'A dry row.',
      users: '30',
      raised: '40000',
      goal: '90000',
      fundingRound: 'Bootstrapped',
      arr: '120',
      growth: '12.5',
      cac: '8',
      ltv: '80',
      team: ['Nora Lund, CEO', 'Ivo'],
      investors: ['Northlight'],
    };
    await account.saveStartup('windrow', typed);
    expect(typedStartup(await startup('windrow'))).toMatchObject({ ...typed, revenue: '5' });
    const { profile } = await page('startup', 'windrow');
    expect(startupSchema.parse(profile)).toEqual(profile);
    expect(profile).toMatchObject({
      location: 'Oslo',
      email: 'post@windrow.example',
      problem: 'Hay rots.',
      solution: 'A dry row.',
      metrics: { monthlyRevenue: 5, activeUsers: 30, arr: 120, monthlyGrowth: 0.125, cac: 8, ltv: 80 },
      fundraising: { currentRound: 'Bootstrapped', raised: 40_000, goal: 90_000, investors: 1 },
      team: [
        { name: 'Nora Lund', title: 'CEO' },
        { name: 'Ivo', title: '' },
      ],
      investors: [{ name: 'Northlight' }],
    });
  });

  test('saved as they are, change nothing on the page of one that comes with the sample', async () => {
    const { account, startup, page } = openAs('sample');
    const before = await page('startup', 'heliogrid');
    await account.saveStartup('heliogrid', typedStartup(await startup('heliogrid')));
    expect(await page('startup', 'heliogrid')).toEqual(before);
  });

  test.each([
    ['listed', 'windrow'],
    ['of the sample', 'heliogrid'],
  ])('%s, taken away, are nowhere, and put back are whole', async (_, id) => {
    await listWindrow('sample', png);
    const { account, startup, page, openDirectory } = openAs('sample');
    await account.saveStartup(id, { tagline: 'Barns' });
    const whole = async () => ({
      all: await openDirectory().load(),
      mine: await startup(id),
      page: await page('startup', id),
      person: await page('user', 'asha-verma'),
      records: await device.readAll('sample'),
    });
    const before = await whole();

    await account.setRemoved(id, true);
    expect(await openDirectory().find('startup', id)).toBe(null);
    const { startups, investors, users } = await openDirectory().load();
    const named = [
      ...startups,
      ...startups.flatMap(({ similarStartups }) => similarStartups),
      ...investors.flatMap(({ portfolio }) => portfolio),
      ...users.flatMap((user) => user.startups),
    ];
    expect(named.map((mention) => mention.id)).not.toContain(id);
    expect(users.flatMap(({ following }) => following).map(({ ref }) => ref)).not.toContain(`startup:${id}`);
    expect((await account.loadStartups()).map((own) => own.id)).not.toContain(id);
    const person = users.find((user) => user.id === 'asha-verma');
    expect(person?.stats.startups).toBe(person?.startups.length);

    await account.setRemoved(id, false);
    expect(await whole()).toEqual(before);
    // Nothing is left to be put back.
    await account.setActive(id, false);
    await account.setRemoved(id, false);
    expect((await startup(id)).isActive).toBe(false);
  });

  test('listed, taken away, leave nothing of them on the device', async () => {
    await listWindrow('u1');
    const { account } = openAs('u1', nora);
    await account.setActive('windrow', false);
    await account.setRemoved('windrow', true);
    expect((await device.readAll('u1')).map(({ id }) => id)).not.toContain('windrow');
    await expect(account.setRemoved('windrow', true)).rejects.toThrow('windrow');
  });

  test('are nobody else’s to change', async () => {
    await expect(openAs('u1', nora).account.setActive('heliogrid', false)).rejects.toThrow('heliogrid');
    const { account, startup } = openAs('sample');
    await expect(account.saveStartup('ledgerline', typedStartup(await startup('heliogrid')))).rejects.toThrow(
      'ledgerline',
    );
    const { account: theirs } = openAs('u1', nora);
    await listWindrow('u1');
    await theirs.setActive('windrow', false);
    expect((await openAs('sample').openDirectory().load()).startups.map(({ id }) => id)).toContain(
      'heliogrid',
    );
  });

  test('keep their logo until another one is chosen, or none', async () => {
    await listWindrow('u-logo', png);
    const { account, startup } = openAs('u-logo', nora);
    const { logo } = await startup('windrow');
    expect(logo).toMatch(/^blob:/);
    await account.saveStartup('windrow', { ...typedStartup(await startup('windrow')), tagline: 'Barns' });
    await account.setActive('windrow', false);
    expect(await startup('windrow')).toMatchObject({ tagline: 'Barns', logo, isActive: false });
    const other = new Blob(['other'], { type: 'image/webp' });
    await account.saveStartup('windrow', { ...typedStartup(await startup('windrow')), logo: other });
    const next = (await startup('windrow')).logo;
    expect(next).toMatch(/^blob:/);
    expect(next).not.toBe(logo);
    await account.saveStartup('windrow', { ...typedStartup(await startup('windrow')), logo: '' });
    expect((await startup('windrow')).logo).toBe('');
  });

  test('without a name keep the one they have', async () => {
    await listWindrow('u1');
    const { account, startup } = openAs('u1', nora);
    await account.saveStartup('windrow', { ...typedStartup(await startup('windrow')), name: '  ' });
    expect((await startup('windrow')).name).toBe('Windrow');
  });

  test('inactive, leave Discover and the suggestions, keep their page and their id', async () => {
    await listWindrow('sample');
    const { account, page, openDirectory } = openAs('sample');
    const shown = async () => (await openDirectory().load()).startups.map(({ id }) => id);
    await Promise.all([account.setActive('heliogrid', false), account.setActive('windrow', false)]);
    expect(await shown()).toEqual(['ledgerline', 'mirahealth']);
    expect(await page('startup', 'heliogrid')).toMatchObject({
      isOwn: true,
      isListed: false,
      isActive: false,
    });
    expect(await page('startup', 'windrow')).toMatchObject({ isOwn: true, isListed: true, isActive: false });
    expect(await page('startup', 'ledgerline')).toMatchObject({
      isOwn: false,
      isActive: true,
      profile: {
        similarStartups: expect.not.arrayContaining([expect.objectContaining({ id: 'heliogrid' })]),
      },
    });
    const jonas = await page('user', 'jonas-felde');
    expect(jonas.kind === 'user' && jonas.people.map(({ ref }) => ref)).not.toContain('startup:heliogrid');
    const ids = await openDirectory().loadIds();
    expect(['heliogrid', 'windrow', 'asha-verma', 'mina-okafor'].filter((id) => !ids.has(id))).toEqual([]);
    await account.setActive('heliogrid', true);
    expect(await shown()).toEqual(['ledgerline', 'mirahealth', 'heliogrid']);
  });

  test('changed one after the other lose no change', async () => {
    await listWindrow('u1');
    const { account, startup } = openAs('u1', nora);
    const typed = typedStartup(await startup('windrow'));
    await Promise.all([
      account.setActive('windrow', false),
      account.saveStartup('windrow', { ...typed, tagline: 'Barns' }),
      account.setActive('windrow', true),
      account.setActive('windrow', false),
    ]);
    expect(await startup('windrow')).toMatchObject({ tagline: 'Barns', isActive: false });
  });

  test('made active or inactive while they are being saved keep both', async () => {
    await listWindrow('u1');
    const { account, startup } = openAs('u1', nora);
    const typed = typedStartup(await startup('windrow'));
    const { update } = device;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const writing = vi.spyOn(device, 'update').mockImplementationOnce(async (...args) => {
      await held;
      return update(...args);
    });
    const saving = account.saveStartup('windrow', { ...typed, tagline: 'Barns' });
    await vi.waitFor(() => expect(writing).toHaveBeenCalledOnce());
    const setting = account.setActive('windrow', false);
    // Long enough for whatever wouldn't wait.
    await device.write('u2', 'profile', 'me', { bio: 'Boats' });
    release();
    await Promise.all([saving, setting]);
    expect(await startup('windrow')).toMatchObject({ tagline: 'Barns', isActive: false });
  });

  test('go on after a refusal', async () => {
    await listWindrow('u1');
    const { account, startup } = openAs('u1', nora);
    expect((await startup('windrow')).isActive).toBe(true);
    vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('The disk is full'));
    await expect(account.setActive('windrow', false)).rejects.toThrow('full');
    await account.setActive('windrow', false);
    expect((await startup('windrow')).isActive).toBe(false);
  });
});

test('every change is told, from wherever it comes', async () => {
  const { account } = openAs('u1', nora);
  const listener = vi.fn();
  const stop = account.observe(listener);
  await addToProfile(device, 'u1', { bio: 'Kites' });
  expect(listener).toHaveBeenCalledTimes(1);
  await addToProfile(device, 'u2', { bio: 'Boats' });
  expect(listener).toHaveBeenCalledTimes(1);
  const other = openDeviceStore({ databaseName: `account-${devices}` });
  await addToProfile(other, 'u1', { bio: 'Kites and boats' });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  await other.close();
  stop();
  await addToProfile(device, 'u1', { bio: 'Nothing' });
  expect(listener).toHaveBeenCalledTimes(2);
});
