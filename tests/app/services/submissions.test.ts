import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from '@/app/services/device';
import { storedNames } from '@/app/services/storedNames';
import { addToProfile, readProfile } from '@/data/adapters/records/profiles';
import type { Session } from '@/data/ports/SessionStore';
import { emptyRegistration } from '@/data/schema/shapes/investorRegistration';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import { type Addressed, addressOf } from '@/data/schema/shapes/ref';
import { removeAccounts } from '../../support/removeAccounts';
import { serveSample } from '../../support/sampleServer';
import { servicesOf } from '../../support/services';
import { wholeDirectory } from '../../support/wholeDirectory';

// Mocked because Node has no window with a beforeunload event.
vi.mock('@/components/controls/warnBeforeUnload');
const server = serveSample();
afterEach(() => removeAccounts(device));
afterAll(() => device.close());

const { claimSlug, readName, writeName } = storedNames(async () => device);
const on = (session: Session) => servicesOf(session, { device });

const uid = 'uid-nora';
const nora: Session = { isSignedIn: true, uid, userName: 'Nora Lund', slug: 'nora-lund' };
beforeEach(() => {
  server.isOffline = false;
});

const listing = (startupName: string) => ({ ...emptyListing, startupName, tagline: 't', category: 'AI' });
const account = (fullName: string) => ({ ...emptyRegistration, fullName, dob: '', investments: '' });
/** Returns the addresses of the startups and investors that the session sees, except those in the sample data. */
async function added(session: Session) {
  const { startups, investors } = await wholeDirectory(await on(session).directory());
  const addressesOf = (profiles: readonly Addressed[]) => profiles.slice(3).map(addressOf);
  return { startups: addressesOf(startups), investors: addressesOf(investors) };
}

test.each([
  ['similar names', 'Windrose, Windrose, WINDROSE!', 'windrose, windrose-2, windrose-3'],
  ['a sample startup’s name', 'Heliogrid', 'heliogrid-2'],
  ['users’ names', 'Asha Verma, Jonas Felde, Mina Okafor', 'asha-verma-2, jonas-felde-2, mina-okafor-2'],
  ['the founder’s own name', 'Nora Lund', 'nora-lund-2'],
  ['an emoji', '🚀', 'member'],
  ['a Devanagari name', 'आशा', 'आशा'],
])('listStartup claims free addresses for %s: %s → %s', async (_, names, slugs) => {
  await claimSlug(uid, 'Nora Lund');
  for (const name of names.split(', ')) {
    const announced = await on(nora).findSlug(name);
    await on(nora).listStartup(listing(name));
    expect((await added(nora)).startups).toContain(announced);
  }
  expect((await added(nora)).startups.join(', ')).toBe(slugs);
});

test('listStartup rejects and lists no startup if writing the startup fails', async () => {
  vi.spyOn(device, 'claim').mockRejectedValueOnce(new Error('No room'));
  await expect(on(nora).listStartup(listing('Windrose'))).rejects.toThrow('No room');
  expect((await added(nora)).startups).toEqual([]);
});

test.each([
  ['Nora Lund', 'nora-lund'],
  ['Mina Okafor', 'mina-okafor-2'],
  ['Windrose', 'windrose'],
])(
  'registerOwnInvestor gives the investor page of %j the same address as the user page: %j',
  async (name, slug) => {
    const person = { ...nora, userName: name, slug: (await claimSlug(uid, name)) ?? '' };
    await on(person).listStartup(listing('Windrose'));
    await on(person).registerOwnInvestor(account(name));
    expect((await added(person)).investors).toEqual([slug]);
    const { find } = await on(person).directory();
    expect(await find('investor', { slug })).toMatchObject({ isOwn: true, profile: { name } });
    expect(await find('user', { slug })).toMatchObject({ isOwn: true, profile: { name } });
  },
);

test('registerOwnInvestor makes the user an investor, and a later call with empty fields doesn’t clear stored values', async () => {
  const [kept, changed] = [{ about: 'Wind.' }, { investorType: 'Corporate', preference: ['AI'] }];
  const first = { ...account('Nora Lund'), ...kept, investorType: 'Angel', avgInvestment: '5' };
  expect(await on(nora).isInvestor()).toBe(false);
  await on(nora).registerOwnInvestor(first);
  expect(await on(nora).isInvestor()).toBe(true);
  await on(nora).registerOwnInvestor({ ...account('Nora Lund'), ...changed });
  const { investor } = await (await on(nora).account()).loadInvestor();
  expect(investor).toMatchObject({
    id: uid,
    slug: 'nora-lund',
    account: { ...kept, ...changed, avgInvestment: 5 },
  });
});

test('the messages store opens no conversation with the user’s own investor page', async () => {
  await on(nora).registerOwnInvestor(account('Nora Lund'));
  expect(await (await on(nora).messages()).open('nora-lund')).toBeNull();
  expect((await (await on(nora).messages()).open('mina-okafor'))?.conversation.name).toBe('Mina Okafor');
});

const said = { role: 'Founder, Norrsken', interests: ['AI'], skills: ['Wiring'] };
const form = { ...emptyOnboarding, ...said };
const pageOf = async (session: Session, slug: string) =>
  (await (await on(session).directory()).find('user', { slug }))?.profile;

test('completeProfile fills the user’s page, and doesn’t change the stored name', async () => {
  await writeName(uid, 'Nora Lund');
  await on(nora).completeProfile(form);
  expect(await readProfile(device, uid)).toEqual({ name: 'Nora Lund', ...said });
  expect(await readName(uid)).toBe('Nora Lund');
  expect(await pageOf(nora, 'nora-lund')).toMatchObject({ name: 'Nora Lund', ...said });
});

test('followPhoto calls the listener with the photo’s URL, and again when the photo or the account is deleted', async () => {
  const photo = new Blob(['png'], { type: 'image/png' });
  await on(nora).completeProfile({ ...form, photo });
  const kept = await readProfile(device, uid);
  expect(kept).toEqual({ ...said, photo, photoSavedAt: expect.any(Number) });
  const heard = vi.fn();
  const stop = on(nora).followPhoto(heard);
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(expect.stringMatching(/^blob:/)));
  await addToProfile(device, uid, { photo: null, photoSavedAt: 1 });
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(''));
  await device.removeAll(uid);
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(undefined));
  stop();
  await addToProfile(device, uid, { photo, photoSavedAt: 2 });
  expect(heard).toHaveBeenCalledTimes(3);
});

test('completeProfile stores the profile of an account without a name', async () => {
  await on({ ...nora, userName: null }).completeProfile(form);
  expect(await readProfile(device, uid)).toEqual(said);
});
