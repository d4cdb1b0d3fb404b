import 'fake-indexeddb/auto';
import { listing as fullListing } from '@kit/fixtures/wizards';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { device } from '@/app/services/device';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { readProfile } from '@/data/adapters/records/profiles';
import { readMarks } from '@/data/adapters/stores/readMarks';
import type { Session } from '@/data/ports/SessionStore';
import { sampleMarks } from '@/data/sample/marks';
import type { MarkKind } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import type { CardId, StoredCard } from '@/data/schema/shapes/pipeline';
import { addressOf } from '@/data/schema/shapes/ref';
import { removeAccounts } from '../../support/removeAccounts';
import { servicesOf } from '../../support/services';
import { wholeDirectory } from '../../support/wholeDirectory';

// Mocked because Node has no window with a beforeunload event.
vi.mock('@/components/controls/warnBeforeUnload');
afterAll(() => device.close());
afterEach(() => removeAccounts(device));

const guest: Session = { isSignedIn: false, uid: null, userName: null };
const flagAlone: Session = { ...guest, isSignedIn: true };
const asha: Session = { isSignedIn: true, uid: 'sample', userName: 'Asha Verma' };
const nora = { isSignedIn: true, uid: 'nora', userName: 'Nora Lund' };

const on = (session: Session, store = device) => servicesOf(session, { device: store });
const listing = { ...fullListing, logo: new Blob(['<svg/>'], { type: 'image/svg+xml' }) };
const profile = { ...emptyOnboarding, role: 'Founder', skills: ['Sails'] };
const nothing = { startups: [], hasProfile: false, hasMarks: false, hasCards: false };
const startupsOf = async (session: Session) => {
  const { startups } = await wholeDirectory(await on(session).directory());
  return startups.slice(3).map(addressOf);
};
const held = async (session = guest) => (await on(session).guestWork()).read();
const transfer = async (session: Session, store = device) =>
  (await on(session, store).guestWork()).transfer();

const submit = async () => {
  await on(guest).listStartup(listing);
  await on(guest).completeProfile(profile);
};
const both = { startups: ['Windrose'], hasProfile: true, hasMarks: false, hasCards: false };
const one = { ...both, hasProfile: false };
const profileOf = (session: Session) => readProfile(device, session.uid ?? 'sample');

test('the startup and the profile of a guest belong to no account before guestWork.transfer', async () => {
  await submit();
  expect(await held()).toEqual(both);
  for (const session of [flagAlone, asha, nora]) expect(await startupsOf(session)).toEqual([]);
  expect([await profileOf(asha), await profileOf(nora)]).toEqual([null, null]);
});

test('guestWork.transfer moves a guest’s startup and profile to the signed-in account, and only once', async () => {
  await submit();
  expect(await transfer(nora)).toEqual(both);
  expect(await startupsOf(nora)).toEqual(['windrose']);
  const [kept] = (await device.readAll(nora.uid)).filter(({ kind }) => kind === 'listing');
  const value = kept?.value as { listing: typeof listing } | undefined;
  expect(await value?.listing.logo.text()).toBe('<svg/>');
  const [own] = await (await on(nora).account()).loadStartups();
  expect(own).toMatchObject({ website: listing.website, email: listing.email, raised: 450_000, ltv: 2480 });
  expect((await device.readAll('guest')).map(({ kind }) => kind)).toEqual([]);
  expect(await profileOf(nora)).toEqual({ role: 'Founder', skills: ['Sails'] });
  const other = { ...nora, uid: 'other' };
  expect([await held(), await transfer(nora), await transfer(other)]).toEqual([nothing, nothing, nothing]);
  expect(await startupsOf(other)).toEqual([]);
});

test('guestWork.transfer never moves a guest’s startup to the demo account', async () => {
  await on(guest).listStartup(listing);
  for (const session of [guest, flagAlone, asha]) expect(await transfer(session)).toEqual(nothing);
  expect([await held(), await startupsOf(asha)]).toEqual([one, []]);
});

test('guestWork.transfer changes neither the addresses of the account’s startups nor the profile fields that the guest left empty', async () => {
  await on(nora).listStartup({ ...listing, tagline: 'first' });
  await on(nora).completeProfile({ ...emptyOnboarding, bio: 'I wire things.', role: 'Engineer' });
  for (const tagline of ['second', 'third']) await on(guest).listStartup({ ...listing, tagline });
  await on(guest).completeProfile(profile);
  expect(await transfer(nora)).toEqual({ ...both, startups: ['Windrose', 'Windrose'] });
  const { startups } = await wholeDirectory(await on(nora).directory());
  expect(startups.slice(3).map(({ slug, tagline }) => [slug, tagline])).toEqual([
    ['windrose', 'first'],
    ['windrose-2', 'second'],
    ['windrose-3', 'third'],
  ]);
  expect(await profileOf(nora)).toEqual({ bio: 'I wire things.', role: 'Founder', skills: ['Sails'] });
});

test('guestWork.transfer keeps a guest’s startup if the transaction fails, and moves the startup after a reload', async () => {
  await on(guest).listStartup(listing);
  vi.spyOn(device, 'handOver').mockRejectedValueOnce(new Error('No room'));
  await expect(transfer(nora)).rejects.toThrow('No room');
  const nextVisit = openDeviceStore();
  expect(await (await on(guest, nextVisit).guestWork()).read()).toEqual(one);
  expect(await transfer(nora, nextVisit)).toEqual(one);
  await nextVisit.close();
});

test('guestWork.transfer omits invalid startups and profiles', async () => {
  await device.write('guest', 'listing', 'odd', { listing: { startupName: 7 }, savedAt: 'then' });
  await device.write('guest', 'profile', 'me', { role: 7 });
  expect([await held(), await transfer(nora)]).toEqual([nothing, nothing]);
});

const marksOf = async (session: Session) => readMarks(await on(session).marks());
const mark = async (session: Session, kind: MarkKind, id: string, isOn = true) =>
  (await on(session).marks()).set({ kind, id, isOn });
/** Expresses interest as the profile page does: this also sends a request to the startup's owner. */
const expressInterest = async (session: Session, id: string) => {
  const record = { kind: 'interest', id: `startup:${id}`, value: true } as const;
  await (await on(session).requests()).ask(id, record);
};
const sentBy = async (session: Session) =>
  (await (await on(session).requests()).load()).sent.map(({ startupId }) => startupId);

test('a guest starts with the demo account’s stars and follows, and can’t change the demo account', async () => {
  expect(await marksOf(guest)).toEqual(sampleMarks);
  await mark(guest, 'follow', 'user:jonas-felde');
  await expressInterest(guest, 'mirahealth');
  expect((await marksOf(guest)).follow).toEqual({ ...sampleMarks.follow, 'user:jonas-felde': true });
  for (const session of [flagAlone, asha])
    expect([await marksOf(session), await sentBy(session)]).toEqual([sampleMarks, []]);
});

test('guestWork.transfer moves a guest’s stars, follows, access requests and interests, but no interest in a startup that doesn’t exist', async () => {
  await mark(guest, 'star', 'startup:heliogrid', false);
  await mark(guest, 'star', 'investor:ravi-kulkarni');
  await mark(guest, 'follow', 'user:jonas-felde');
  await expressInterest(guest, 'mirahealth');
  // The startup of this interest doesn't exist.
  await mark(guest, 'interest', 'startup:gone');
  expect(await transfer(nora)).toEqual({ ...nothing, hasMarks: true });
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

test('guestWork.transfer keeps the account’s access request if the guest sent a later request to the same startup', async () => {
  await expressInterest(nora, 'mirahealth');
  const kept = () => device.readAll(nora.uid);
  const before = await kept();
  await expressInterest(guest, 'mirahealth');
  await transfer(nora);
  expect(await kept()).toEqual(before);
});

const cardOf = (name: string, more: Partial<StoredCard> = {}): StoredCard => ({
  ...{ name, face: '', board: 'deals', stage: 'look', since: 1, history: [], source: { kind: 'directory' } },
  ...more,
});
const add = async (session: Session, id: CardId, value: StoredCard) =>
  (await on(session).pipeline()).write([{ kind: 'card', id, value }]);
const cardsOf = async (session: Session) => {
  const { cards } = await (await on(session).pipeline()).load();
  return cards.map(({ id, name, stage }) => [id, name, stage]).sort();
};

test('guestWork.transfer moves the cards that a guest added to the pipeline, and no removed cards, and keeps the account’s own cards', async () => {
  const tidewater = cardOf('Tidewater', { stage: 'talking' });
  await add(nora, 'startup:tidewater', tidewater);
  await add(guest, 'startup:tidewater', cardOf('Tidewater', { stage: 'passed' }));
  await add(guest, 'startup:windrose', cardOf('Windrose'));
  await mark(guest, 'star', 'startup:ledgerline');
  await add(guest, 'startup:ledgerline', cardOf('Ledgerline', { removedAt: 2 }));
  expect(await held()).toEqual({ ...nothing, hasMarks: true, hasCards: true });
  expect(await transfer(nora)).toEqual({ ...nothing, hasMarks: true, hasCards: true });
  expect(await cardsOf(nora)).toEqual([
    ['startup:tidewater', 'Tidewater', 'talking'],
    ['startup:windrose', 'Windrose', 'look'],
  ]);
  expect((await marksOf(nora)).star).toEqual({ 'startup:ledgerline': true });
  expect((await device.readAll('guest')).map(({ kind }) => kind)).toEqual(['sampleDate']);
});

test('guestWork.transfer returns nothing for a guest who only removed cards', async () => {
  await add(guest, 'startup:ledgerline', cardOf('Ledgerline', { removedAt: 2 }));
  expect([await held(), await transfer(nora), await cardsOf(nora)]).toEqual([nothing, nothing, []]);
});
