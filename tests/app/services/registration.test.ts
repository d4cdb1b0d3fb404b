import 'fake-indexeddb/auto';
import { listing, registration } from '@kit/fixtures/wizards';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { device } from '@/app/services/device';
import { session } from '@/app/session/current';
import { currentServices } from '@/app/session/currentServices';
import { warnBeforeUnload } from '@/components/controls/warnBeforeUnload';
import type { Registration } from '@/data/schema/shapes/investorRegistration';
import { removeAccounts } from '../../support/removeAccounts';
import { servicesOf } from '../../support/services';
import { startCounter } from '../../support/startCounter';
import { wholeDirectory } from '../../support/wholeDirectory';

// Mocked because Node has no window with a beforeunload event.
vi.mock('@/components/controls/warnBeforeUnload');
const guest = { isSignedIn: false, uid: null, userName: null };

let registrations = 0;
const newRegistration = (): Registration => {
  registrations += 1;
  const [fullName, email] = [`Iris ${registrations}`, `iris-${registrations}@holm.example`];
  return { ...registration, fullName, email };
};

let signUps: string[];
const authenticate = session.authenticate;
beforeEach(() => {
  signUps = [];
  // Mocked because Node has no window with a storage event.
  vi.spyOn(session, 'subscribe').mockReturnValue(() => {});
  vi.spyOn(session, 'authenticate').mockImplementation((request) => {
    if (request.kind === 'signUp') signUps.push(request.email);
    return authenticate(request);
  });
});
afterEach(async () => {
  if (session.get().isSignedIn) await session.signOut();
  await removeAccounts(device);
});
afterAll(() => device.close());

test('saving a wizard draft calls warnBeforeUnload only if the draft contains an image that isn’t stored yet', async () => {
  const drafts = await servicesOf(guest, { device }).drafts.listing();
  const step = 'basicInformation' as const;
  for (const about of ['a', 'ab', 'abc'])
    await drafts.save({ values: { ...listing, about }, step, furthest: step });
  expect(warnBeforeUnload).toHaveBeenCalledTimes(1);
  await expect(vi.mocked(warnBeforeUnload).mock.lastCall?.[0]).resolves.toBeUndefined();
});

/** Returns the investors other than the three in the sample data. */
const registered = async () => (await wholeDirectory(await currentServices().directory())).investors.slice(3);
const signUp = async ({ fullName, email, password } = newRegistration()) => {
  await session.authenticate({ kind: 'signUp', fullName, email, password });
  return { fullName, email, password };
};

describe('registerOwnInvestor', () => {
  const register = (values: Partial<Registration>) =>
    currentServices().registerOwnInvestor({ ...registration, ...values });

  test('uses the signed-in account instead of a new one, and loadContact returns the account’s name and email address', async () => {
    const { fullName, email } = await signUp();
    const { uid } = session.get();
    expect(await currentServices().loadContact()).toEqual({ fullName, email });
    await register({ fullName, email: 'desk@holm.example' });
    expect([signUps, session.get().uid]).toEqual([[email], uid]);
    expect(await registered()).toMatchObject([{ name: fullName, email: '' }]);
  });

  test('changes the name of the account, but not the addresses of the user page and the investor page', async () => {
    const { email, password } = await signUp();
    const { id, slug } = (await (await currentServices().feed()).load()).me;
    for (const name of ['Ida Berg', 'Ida Holm']) {
      await register({ fullName: ` ${name} ` });
      expect(session.get().userName).toBe(name);
      expect((await (await currentServices().feed()).load()).me).toMatchObject({ id, slug, name });
      expect(await registered()).toMatchObject([{ id, slug: 'ida-berg', name }]);
    }
    // The changed name persists after the next sign-in.
    await session.signOut();
    await session.authenticate({ kind: 'signIn', email, password });
    expect(session.get()).toMatchObject({ userName: 'Ida Holm', slug });
  });
});

test('hasAccount of the services is false for a guest and the demo account, and true for other accounts', async () => {
  expect(currentServices().hasAccount).toBe(false);
  await session.authenticate({ kind: 'sample' });
  expect(currentServices().hasAccount).toBe(false);
  expect(servicesOf({ ...guest, isSignedIn: true }, { device }).hasAccount).toBe(false);
  await signUp();
  expect(currentServices().hasAccount).toBe(true);
});

describe('registerInvestor', () => {
  const register = (values: Registration) => currentServices().registerInvestor(values);
  const refuseInvestors = () => {
    const { claim } = device;
    return vi.spyOn(device, 'claim').mockImplementation(async (owner, asked, recordsOf) => {
      if (asked.kind === 'investor') throw new Error('No room');
      return claim(owner, asked, recordsOf);
    });
  };

  test('creates an account and the account’s investor page', async () => {
    const { fullName, email, ...values } = newRegistration();
    await register({ ...values, fullName, email });
    expect([signUps, session.get()]).toMatchObject([[email], { isSignedIn: true, userName: fullName }]);
    expect(await registered()).toMatchObject([{ name: fullName, email: '', investments: '6-10' }]);
  });

  test('closes the services that it creates for the new account', async () => {
    const { open, counted } = startCounter();
    vi.mocked(session.subscribe).mockImplementation(counted(() => () => {}));
    await register(newRegistration());
    expect(session.subscribe).toHaveBeenCalled();
    expect(open.size).toBe(0);
  });

  test('doesn’t sign up again if the first sign-up succeeded and only writing the profile failed', async () => {
    const values = newRegistration();
    const broken = refuseInvestors();
    await expect(register(values)).rejects.toThrow('No room');
    await expect(register(values)).rejects.toThrow('No room');
    broken.mockRestore();
    await register({ ...values, about: 'I like wind.' });
    expect(signUps).toEqual([values.email]);
    expect(await registered()).toMatchObject([{ name: values.fullName, about: 'I like wind.' }]);
  });

  test('uses the signed-in account if the form contains the email address of the account', async () => {
    const { fullName, email } = await signUp();
    const { uid } = session.get();
    await register({ ...registration, fullName, email: ` ${email.toUpperCase()} ` });
    expect([signUps, session.get()]).toMatchObject([[email], { uid, userName: fullName }]);
    expect(await registered()).toMatchObject([{ name: fullName }]);
  });

  test('signs up again after a failure if the email address or the signed-in account has changed', async () => {
    const [first, other] = [newRegistration(), newRegistration()];
    const broken = refuseInvestors();
    for (const values of [first, other]) await expect(register(values)).rejects.toThrow('No room');
    await session.authenticate({ kind: 'sample' });
    broken.mockRestore();
    // `register` doesn't write to the demo account. It signs up, and the email address is already in use.
    await expect(register(other)).rejects.toThrow(/email-already-in-use/);
    expect(signUps).toEqual([first.email, other.email, other.email]);
    expect(await registered()).toEqual([]);
  });
});
