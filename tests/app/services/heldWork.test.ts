import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from '@/app/services/device';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { readProfile } from '@/data/adapters/records/profiles';
import type { Session } from '@/data/ports/session';
import { emptyOnboarding } from '@/data/schema/onboarding';
import { emptyListing } from '@/data/schema/startupListing';
import { removeAccounts } from '../../support/device';
import { servicesOf } from '../../support/services';

// There is no window to be left here.
vi.mock('@/components/controls/warnBeforeUnload');
afterAll(() => device.close());
afterEach(() => removeAccounts(device));

const guest: Session = { isSignedIn: false, uid: null, userName: null };
const flagAlone: Session = { ...guest, isSignedIn: true };
const asha: Session = { isSignedIn: true, uid: 'sample', userName: 'Asha Verma' };
let accounts = 0;
let nora: Session;
beforeEach(() => {
  accounts += 1;
  nora = { isSignedIn: true, uid: `nora-${accounts}`, userName: 'Nora Lund' };
});

const on = (session: Session, store = device) => servicesOf(session, { device: store });
const listing = {
  ...emptyListing,
  startupName: 'Windrose',
  tagline: 't',
  category: 'AI',
  logo: new Blob(['<svg/>'], { type: 'image/svg+xml' }),
};
const profile = { ...emptyOnboarding, role: 'Founder', skills: ['Sails'] };
const nothing = { startups: [], hasProfile: false };
const startupsOf = async (session: Session) => {
  const { startups } = await (await on(session).directory()).load();
  return startups.slice(3).map(({ id }) => id);
};
const held = async (session = guest) => (await on(session).held()).read();
const takeOver = async (session: Session, store = device) => (await on(session, store).held()).takeOver();

test('what nobody signed in submitted waits, and is nobody’s', async () => {
  await on(guest).listStartup(listing);
  await on(guest).completeProfile(profile);
  expect(await held()).toEqual({ startups: ['Windrose'], hasProfile: true });
  for (const session of [flagAlone, asha, nora]) expect(await startupsOf(session)).toEqual([]);
  expect([await readProfile(device, 'sample'), await readProfile(device, nora.uid ?? '')]).toEqual([
    null,
    null,
  ]);
});

test('it is the account’s that comes next, with all that was said, and waits no longer', async () => {
  await on(guest).listStartup(listing);
  await on(guest).completeProfile(profile);
  expect(await takeOver(nora)).toEqual({ startups: ['Windrose'], hasProfile: true });
  expect(await startupsOf(nora)).toEqual(['windrose']);
  const [kept] = (await device.readAll(nora.uid ?? '')).filter(({ kind }) => kind === 'listing');
  const value = kept?.value as { listing: typeof listing } | undefined;
  expect(await value?.listing.logo.text()).toBe('<svg/>');
  expect(await readProfile(device, nora.uid ?? '')).toEqual({ role: 'Founder', skills: ['Sails'] });
  expect(await held()).toEqual(nothing);
  expect(await takeOver(nora)).toEqual(nothing);
  const other = { ...nora, uid: `${nora.uid}-other` };
  expect([await takeOver(other), await startupsOf(other)]).toEqual([nothing, []]);
});

test('one of two kinds is taken over alone', async () => {
  await on(guest).completeProfile(profile);
  expect(await takeOver(nora)).toEqual({ startups: [], hasProfile: true });
  await on(guest).listStartup(listing);
  expect(await takeOver(nora)).toEqual({ startups: ['Windrose'], hasProfile: false });
});

test('the sample person never takes it, whichever way they came in', async () => {
  await on(guest).listStartup(listing);
  for (const session of [guest, flagAlone, asha]) expect(await takeOver(session)).toEqual(nothing);
  expect(await held()).toEqual({ startups: ['Windrose'], hasProfile: false });
  expect(await startupsOf(asha)).toEqual([]);
});

test('beside what the account has, it takes no address and no word away', async () => {
  await on(nora).listStartup({ ...listing, tagline: 'first' });
  await on(nora).completeProfile({ ...emptyOnboarding, bio: 'I wire things.', role: 'Engineer' });
  for (const tagline of ['second', 'third']) await on(guest).listStartup({ ...listing, tagline });
  await on(guest).completeProfile(profile);
  expect(await held()).toEqual({ startups: ['Windrose', 'Windrose'], hasProfile: true });
  await takeOver(nora);
  const { startups } = await (await on(nora).directory()).load();
  expect(startups.slice(3).map(({ id, tagline }) => [id, tagline])).toEqual([
    ['windrose', 'first'],
    ['windrose-2', 'second'],
    ['windrose-3', 'third'],
  ]);
  expect(await readProfile(device, nora.uid ?? '')).toEqual({
    bio: 'I wire things.',
    role: 'Founder',
    skills: ['Sails'],
  });
});

test('of two tabs one takes it over', async () => {
  await on(guest).listStartup(listing);
  await on(guest).completeProfile(profile);
  const otherTab = openDeviceStore();
  const taken = await Promise.all([takeOver(nora), takeOver(nora, otherTab)]);
  await otherTab.close();
  expect(taken.filter(({ hasProfile }) => hasProfile)).toHaveLength(1);
  expect(await startupsOf(nora)).toEqual(['windrose']);
});

test('what the device can’t hand over waits on, also after a reload', async () => {
  await on(guest).listStartup(listing);
  const handOver = vi.spyOn(device, 'handOver').mockRejectedValueOnce(new Error('No room'));
  await expect(takeOver(nora)).rejects.toThrow('No room');
  handOver.mockRestore();
  const nextVisit = openDeviceStore();
  expect(await (await on(guest, nextVisit).held()).read()).toEqual({
    startups: ['Windrose'],
    hasProfile: false,
  });
  expect(await takeOver(nora, nextVisit)).toEqual({ startups: ['Windrose'], hasProfile: false });
  await nextVisit.close();
});

test('what is no listing any more is not handed to anybody', async () => {
  await device.write('guest', 'listing', 'odd', { listing: { startupName: 7 }, savedAt: 'then' });
  await device.write('guest', 'profile', 'me', { role: 7 });
  expect([await held(), await takeOver(nora)]).toEqual([nothing, nothing]);
});
