import 'fake-indexeddb/auto';
import { listing as fullListing } from '@kit/fixtures/wizards';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { device } from '@/app/services/device';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { readProfile } from '@/data/adapters/records/profiles';
import { readMarks } from '@/data/adapters/stores/deviceNotifications';
import type { Session } from '@/data/ports/session';
import { sampleMarks } from '@/data/sample/marks';
import type { MarkKind } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { emptyOnboarding } from '@/data/schema/onboardingWizard';
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
const listing = { ...fullListing, logo: new Blob(['<svg/>'], { type: 'image/svg+xml' }) };
const profile = { ...emptyOnboarding, role: 'Founder', skills: ['Sails'] };
const nothing = { startups: [], hasProfile: false, hasMarks: false };
const startupsOf = async (session: Session) => {
  const { startups } = await (await on(session).directory()).load();
  return startups.slice(3).map(({ id }) => id);
};
const held = async (session = guest) => (await on(session).held()).read();
const takeOver = async (session: Session, store = device) => (await on(session, store).held()).takeOver();

const submit = async () => {
  await on(guest).listStartup(listing);
  await on(guest).completeProfile(profile);
};
const both = { startups: ['Windrose'], hasProfile: true, hasMarks: false };
const one = { startups: ['Windrose'], hasProfile: false, hasMarks: false };
const profileOf = (session: Session) => readProfile(device, session.uid ?? 'sample');

test('what a guest submitted waits, and belongs to no account', async () => {
  await submit();
  expect(await held()).toEqual(both);
  for (const session of [flagAlone, asha, nora]) expect(await startupsOf(session)).toEqual([]);
  expect([await profileOf(asha), await profileOf(nora)]).toEqual([null, null]);
});

test('the next account takes it over, whole, and it waits no longer', async () => {
  await submit();
  expect(await takeOver(nora)).toEqual(both);
  expect(await startupsOf(nora)).toEqual(['windrose']);
  const [kept] = (await device.readAll(nora.uid ?? '')).filter(({ kind }) => kind === 'listing');
  const value = kept?.value as { listing: typeof listing } | undefined;
  expect(await value?.listing.logo.text()).toBe('<svg/>');
  expect(await profileOf(nora)).toEqual({ role: 'Founder', skills: ['Sails'] });
  const other = { ...nora, uid: `${nora.uid}-other` };
  expect([await held(), await takeOver(nora), await takeOver(other)]).toEqual([nothing, nothing, nothing]);
  expect(await startupsOf(other)).toEqual([]);
});

test('the sample person never takes it over, by whichever way they came in', async () => {
  await on(guest).listStartup(listing);
  for (const session of [guest, flagAlone, asha]) expect(await takeOver(session)).toEqual(nothing);
  expect([await held(), await startupsOf(asha)]).toEqual([one, []]);
});

test('beside what the account has, it takes no address and no word away', async () => {
  await on(nora).listStartup({ ...listing, tagline: 'first' });
  await on(nora).completeProfile({ ...emptyOnboarding, bio: 'I wire things.', role: 'Engineer' });
  for (const tagline of ['second', 'third']) await on(guest).listStartup({ ...listing, tagline });
  await on(guest).completeProfile(profile);
  expect(await takeOver(nora)).toEqual({ ...both, startups: ['Windrose', 'Windrose'] });
  const { startups } = await (await on(nora).directory()).load();
  expect(startups.slice(3).map(({ id, tagline }) => [id, tagline])).toEqual([
    ['windrose', 'first'],
    ['windrose-2', 'second'],
    ['windrose-3', 'third'],
  ]);
  expect(await profileOf(nora)).toEqual({ bio: 'I wire things.', role: 'Founder', skills: ['Sails'] });
});

test('what the device can’t hand over waits on, also after a reload', async () => {
  await on(guest).listStartup(listing);
  vi.spyOn(device, 'handOver').mockRejectedValueOnce(new Error('No room'));
  await expect(takeOver(nora)).rejects.toThrow('No room');
  const nextVisit = openDeviceStore();
  expect(await (await on(guest, nextVisit).held()).read()).toEqual(one);
  expect(await takeOver(nora, nextVisit)).toEqual(one);
  await nextVisit.close();
});

test('what is no listing any more is not handed over', async () => {
  await device.write('guest', 'listing', 'odd', { listing: { startupName: 7 }, savedAt: 'then' });
  await device.write('guest', 'profile', 'me', { role: 7 });
  expect([await held(), await takeOver(nora)]).toEqual([nothing, nothing]);
});

describe('what a guest marked', () => {
  const marksOf = async (session: Session) => readMarks(await on(session).marks());
  const mark = async (session: Session, kind: MarkKind, id: string, isOn = true) =>
    (await on(session).marks()).set({ kind, id, isOn });
  /** As the profile does it: the owner is asked with it. */
  const expressInterest = async (session: Session, id: string) => {
    const record = { kind: 'interest', id: `startup:${id}`, value: true } as const;
    await (await on(session).requests()).ask(id, record);
  };
  const sentBy = async (session: Session) =>
    (await (await on(session).requests()).load()).sent.map(({ startupId }) => startupId);

  test('begins as the sample person’s, and is never theirs', async () => {
    expect(await marksOf(guest)).toEqual(sampleMarks);
    await mark(guest, 'follow', 'user:jonas-felde');
    await expressInterest(guest, 'mirahealth');
    expect((await marksOf(guest)).follow).toEqual({ ...sampleMarks.follow, 'user:jonas-felde': true });
    for (const session of [flagAlone, asha])
      expect([await marksOf(session), await sentBy(session)]).toEqual([sampleMarks, []]);
  });

  test('is the next account’s, with what was asked, and without what was taken from the sample person', async () => {
    await mark(guest, 'star', 'startup:heliogrid', false);
    await mark(guest, 'star', 'investor:ravi-kulkarni');
    await mark(guest, 'follow', 'user:jonas-felde');
    await expressInterest(guest, 'mirahealth');
    // Its startup is deleted.
    await mark(guest, 'interest', 'startup:gone');
    expect(await takeOver(nora)).toEqual({ ...nothing, hasMarks: true });
    expect([await marksOf(nora), await sentBy(nora)]).toEqual([
      {
        ...noMarks,
        star: { 'investor:ravi-kulkarni': true },
        follow: { 'user:jonas-felde': true },
        interest: { 'startup:mirahealth': true },
      },
      ['mirahealth'],
    ]);
    expect([await held(), await marksOf(guest), await sentBy(guest)]).toEqual([nothing, sampleMarks, []]);
  });

  test('leaves as it is what the account asked for before', async () => {
    await expressInterest(nora, 'mirahealth');
    const kept = () => device.readAll(nora.uid ?? '');
    const before = await kept();
    await expressInterest(guest, 'mirahealth');
    await takeOver(nora);
    expect(await kept()).toEqual(before);
  });
});
