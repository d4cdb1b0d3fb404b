import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { device } from '@/app/services/device';
import { openDirectory } from '@/app/services/directoryStore';
import { openMessageStore } from '@/app/services/messageStore';
import { readName, writeName } from '@/app/services/store';
import { completeProfile, keepInvestor, listStartup, openDrafts } from '@/app/services/wizardStore';
import { openDeviceStore } from '@/data/adapters/deviceStore';
import { readProfile } from '@/data/adapters/profiles';
import type { Session } from '@/data/ports/session';
import { emptyRegistration } from '@/data/schema/investorRegistration';
import { emptyOnboarding, emptyWork, onboardingDraftSchema } from '@/data/schema/onboarding';
import { emptyListing } from '@/data/schema/startupListing';
import { serveSample } from '../sampleFetch';

// There is no window to be left here.
vi.mock('@/components/controls/askToLeave');
const server = serveSample();
afterAll(() => device.close());

let accounts = 0;
/** Somebody new each time. */
const newcomer = (userName: string | null = 'Nora Lund'): Session => {
  accounts += 1;
  return { isSignedIn: true, uid: `uid-${accounts}`, userName };
};
const sample: Session = { isSignedIn: true, uid: null, userName: null };
let nora: Session;
beforeEach(() => {
  server.isOffline = false;
  nora = newcomer();
});

const listing = (startupName: string) => ({ ...emptyListing, startupName, tagline: 't', category: 'AI' });
const account = (fullName: string) => ({ ...emptyRegistration, fullName, dob: '', investments: '' });
const load = (session: Session) => openDirectory(session).load();
/** What the session's own world has beside the sample. */
async function added(session: Session) {
  const { startups, investors } = await load(session);
  return {
    startups: startups.slice(3).map(({ id }) => id),
    investors: investors.slice(3).map(({ id }) => id),
  };
}

describe('a listed startup', () => {
  test('has a page of its own, and is its owner’s', async () => {
    await listStartup(nora, listing(' Windrose '));
    const page = await openDirectory(nora).find('startup', 'windrose');
    expect(page).toMatchObject({ isOwn: true, profile: { name: 'Windrose', categories: ['AI'] } });
    const me = await openDirectory(nora).find('user', 'nora-lund');
    expect(me?.profile).toMatchObject({
      startups: [{ id: 'windrose', role: 'Founder' }],
      stats: { startups: 1 },
    });
    expect((await added(newcomer())).startups).toEqual([]);
  });

  test.each([
    [
      ['Windrose', 'Windrose', 'WINDROSE!'],
      ['windrose', 'windrose-2', 'windrose-3'],
    ],
    [['Heliogrid'], ['heliogrid-2']],
    [
      ['Mina Okafor', 'Asha Verma', 'Jonas Felde'],
      ['asha-verma-2', 'jonas-felde-2', 'mina-okafor-2'],
    ],
    [['Nora Lund'], ['nora-lund-2']],
    [['🚀'], ['member']],
    [['आशा'], ['आशा']],
  ])('%j get addresses that nobody has', async (names, ids) => {
    for (const name of names) await listStartup(nora, listing(name));
    expect((await added(nora)).startups).toEqual(ids);
  });

  test('stands beside an investor of the same name', async () => {
    await keepInvestor(nora, account('Windrose'));
    await listStartup(nora, listing('Windrose'));
    expect(await added(nora)).toEqual({ startups: ['windrose-2'], investors: ['windrose'] });
  });

  test('is heard of in another tab, and is there', async () => {
    const heard = vi.fn();
    const otherTab = openDeviceStore();
    const stop = otherTab.subscribe(nora.uid ?? '', heard);
    await listStartup(nora, listing('Windrose'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    stop();
    await otherTab.close();
  });

  test('that can’t be kept is none', async () => {
    server.isOffline = true;
    await expect(listStartup(nora, listing('Windrose'))).rejects.toThrow('Failed to fetch');
    server.isOffline = false;
    const write = vi.spyOn(device, 'write').mockRejectedValueOnce(new Error('No room'));
    await expect(listStartup(nora, listing('Windrose'))).rejects.toThrow('No room');
    write.mockRestore();
    expect((await added(nora)).startups).toEqual([]);
  });
});

test.each([
  ['Nora Lund', 'nora-lund'],
  ['Mina Okafor', 'mina-okafor-2'],
  ['Windrose', 'windrose'],
])('an investor called %s has the address of the person they are, never another’s', async (name, id) => {
  const person = newcomer(name);
  await listStartup(person, listing('Windrose'));
  await keepInvestor(person, account(name));
  expect((await added(person)).investors).toEqual([id]);
  const find = openDirectory(person).find;
  expect(await find('investor', id)).toMatchObject({ isOwn: true, profile: { name } });
  expect(await find('user', id)).toMatchObject({ isOwn: true, profile: { name } });
});

test('nobody writes to themselves under their investor’s address', async () => {
  await keepInvestor(nora, account('Nora Lund'));
  expect(await openMessageStore(nora).open('nora-lund')).toBeNull();
  expect((await openMessageStore(nora).open('mina-okafor'))?.conversation.name).toBe('Mina Okafor');
});

describe('a completed profile', () => {
  const form = { ...emptyOnboarding, role: 'Founder, Norrsken', interests: ['AI'], skills: ['Wiring'] };
  const pageOf = async (session: Session, id: string) =>
    (await openDirectory(session).find('user', id))?.profile;

  test('fills the person’s own page and keeps their name', async () => {
    await writeName(nora.uid ?? '', 'Nora Lund');
    await completeProfile(nora, form);
    expect(await readProfile(device, nora.uid ?? '')).toEqual({
      name: 'Nora Lund',
      role: form.role,
      interests: form.interests,
      skills: form.skills,
    });
    expect(await readName(nora.uid ?? '')).toBe('Nora Lund');
    expect(await pageOf(nora, 'nora-lund')).toMatchObject({
      name: 'Nora Lund',
      role: form.role,
      skills: ['Wiring'],
    });
  });

  test('takes nothing away that was said before', async () => {
    await completeProfile(nora, form);
    await completeProfile(nora, { ...emptyOnboarding, bio: 'I wire things.' });
    expect(await readProfile(device, nora.uid ?? '')).toEqual({
      role: form.role,
      interests: form.interests,
      skills: form.skills,
      bio: 'I wire things.',
    });
  });

  test('outlives the next writing of the name', async () => {
    await completeProfile(nora, form);
    await writeName(nora.uid ?? '', 'Nora L.');
    expect(await readProfile(device, nora.uid ?? '')).toMatchObject({ name: 'Nora L.', role: form.role });
  });

  test('is one without a name, too', async () => {
    const nobody = newcomer(null);
    await completeProfile(nobody, form);
    expect(await readProfile(device, nobody.uid ?? '')).toMatchObject({ role: form.role });
    expect(await readName(nobody.uid ?? '')).toBeNull();
  });

  test('of the sample person lies over what Asha’s page says', async () => {
    const before = await pageOf(sample, 'asha-verma');
    await completeProfile(sample, {
      ...emptyOnboarding,
      bio: 'Roofs.',
      workExperience: [{ ...emptyWork, title: 'CEO' }],
    });
    expect(await pageOf(sample, 'asha-verma')).toEqual({
      ...before,
      bio: 'Roofs.',
      workExperience: [
        {
          title: 'CEO',
          company: '',
          duration: '',
          description: '',
          logo: '',
          location: '',
          achievements: [],
        },
      ],
    });
    expect(await pageOf(nora, 'asha-verma')).toMatchObject({
      bio: before && 'bio' in before ? before.bio : '',
    });
  });
});

test('a draft belongs to whoever is signed in, or to the guest until they are', async () => {
  const open = (session: Session) =>
    openDrafts(session, 'onboardingDraft', async () => onboardingDraftSchema);
  const guest: Session = { isSignedIn: false, uid: null, userName: null };
  const draft = (role: string) => ({
    values: { ...emptyOnboarding, role },
    step: 'experience' as const,
    furthest: 'experience' as const,
  });
  await open(guest).keep(draft('Guest'));
  await open(sample).keep(draft('Sample'));
  await open(nora).keep(draft('Nora'));
  expect(await open(guest).load()).toEqual(draft('Guest'));
  expect(await open(sample).load()).toEqual(draft('Sample'));
  expect(await open(nora).load()).toEqual(draft('Nora'));
  expect(await open(sample).load()).toEqual(draft('Sample'));
  await open(sample).discard();
  expect(await open(sample).load()).toBeNull();
  // Of whoever signs up next.
  expect(await open(newcomer()).load()).toEqual(draft('Guest'));
  expect(await open(newcomer()).load()).toBeNull();
  expect(await open(guest).load()).toBeNull();
});
