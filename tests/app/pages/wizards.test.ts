import 'fake-indexeddb/auto';
import { listing as fullListing, registration } from '@kit/fixtures/wizards';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, type AnyStateMachine, createActor, type StateValue, waitFor } from 'xstate';
import { investorWizardOf, ownInvestorWizardOf, startupWizardOf } from '@/app/pages/Wizard/machines';
import { device } from '@/app/services/device';
import { session } from '@/app/session/current';
import { currentServices } from '@/app/session/currentServices';
import { warnBeforeUnload } from '@/components/controls/warnBeforeUnload';
import type { Registration } from '@/data/schema/investorRegistration';
import { removeAccounts } from '../../support/device';
import { servicesOf } from '../../support/services';

vi.mock('@/components/controls/warnBeforeUnload');
/** There is no window to be left here. */
const page = new EventTarget();
vi.mock('@/app/services/onPageHide', () => ({
  onPageHide(listener: () => void) {
    page.addEventListener('pagehide', listener);
    return () => page.removeEventListener('pagehide', listener);
  },
}));
const hide = () => page.dispatchEvent(new Event('pagehide'));
const guest = { isSignedIn: false, uid: null, userName: null };
const startupWizard = () => startupWizardOf(currentServices());
const investorWizard = () => investorWizardOf(currentServices());

const listing = { ...fullListing, logo: new Blob(['<svg/>'], { type: 'image/svg+xml' }) };
let registrations = 0;
const newRegistration = () => {
  registrations += 1;
  const [fullName, email] = [`Iris ${registrations}`, `iris-${registrations}@holm.example`];
  return { ...registration, fullName, email };
};

const inUse = { kind: 'provider', message: expect.stringMatching(/email-already-in-use/) };

const started: { stop: () => void }[] = [];
/** A visit to a wizard's page. */
async function visit<Machine extends AnyStateMachine>(machineOf: () => Machine) {
  const actor = createActor(machineOf()).start();
  started.push(actor);
  await waitFor<Actor<AnyStateMachine>>(actor, (snapshot) => !snapshot.hasTag('restoring'));
  return actor;
}
/** Types what differs. */
function fill(
  actor:
    | Actor<ReturnType<typeof startupWizard>>
    | Actor<ReturnType<typeof investorWizard>>
    | Actor<ReturnType<typeof ownInvestorWizardOf>>,
  values: object,
) {
  const known: object = actor.getSnapshot().context.values;
  const changed = Object.entries(values).filter(([field, value]) => known[field as never] !== value);
  for (const [field, value] of changed)
    (actor as Actor<AnyStateMachine>).send({ type: 'field.edit', field, value });
}
const failed: StateValue = { open: { steps: { accountInformation: 'failed' } } };
const isOver = (snapshot: { status: string; matches: (value: never) => boolean }) =>
  snapshot.status === 'done' || snapshot.matches(failed as never);
const through = async (machineOf: typeof investorWizard, values: Registration) => {
  const actor = await visit(machineOf);
  fill(actor, values);
  for (let step = 0; step < 7; step += 1) actor.send({ type: 'step.next' });
  await waitFor(actor, isOver);
  return actor;
};
const draftsOf = (who: typeof guest) => servicesOf(who, { device }).drafts.listing();

let signUps: string[];
const authenticate = session.authenticate;
beforeEach(() => {
  signUps = [];
  vi.spyOn(session, 'authenticate').mockImplementation((request) => {
    if (request.kind === 'signUp') signUps.push(request.email);
    return authenticate(request);
  });
});
afterEach(async () => {
  for (const actor of started.splice(0)) actor.stop();
  if (session.get().isSignedIn) await session.signOut();
  await removeAccounts(device);
});
afterAll(() => device.close());

describe('a draft', () => {
  test('is there at the next visit, though it comes a moment after the last one was left', async () => {
    const left = await visit(startupWizard);
    fill(left, listing);
    left.send({ type: 'step.next' });
    fill(left, { about: 'We forecast roofs.' });
    hide();
    left.stop();
    const back = await visit(startupWizard);
    expect(back.getSnapshot()).toMatchObject({
      value: { open: { steps: { aboutStartup: 'editing' } } },
      context: { isRestored: true, values: { startupName: 'Windrose', about: 'We forecast roofs.' } },
    });
    expect(await back.getSnapshot().context.values.logo?.text()).toBe('<svg/>');
    back.send({ type: 'draft.discard' });
    back.stop();
    expect((await visit(startupWizard)).getSnapshot().context.isRestored).toBe(false);
  });

  test('with an image nobody has yet is not left before it is kept, and only then', async () => {
    vi.mocked(warnBeforeUnload).mockClear();
    const wizard = await visit(startupWizard);
    // Nobody leaves: it is written all the same.
    fill(wizard, { logo: listing.logo });
    await vi.waitFor(async () => expect((await (await draftsOf(guest)).load())?.values.logo?.size).toBe(6));
    for (const about of ['a', 'ab', 'abc']) {
      fill(wizard, { about });
      hide();
      await vi.waitFor(async () => expect((await (await draftsOf(guest)).load())?.values.about).toBe(about));
    }
    expect(warnBeforeUnload).toHaveBeenCalledTimes(1);
    await expect(vi.mocked(warnBeforeUnload).mock.lastCall?.[0]).resolves.toBeUndefined();
    wizard.send({ type: 'draft.discard' });
  });

  test('is gone once it was submitted, and the startup is there', async () => {
    const wizard = await visit(startupWizard);
    fill(wizard, listing);
    for (let step = 0; step < 5; step += 1) wizard.send({ type: 'step.next' });
    await waitFor(wizard, isOver);
    expect(wizard.getSnapshot().status).toBe('done');
    expect((await visit(startupWizard)).getSnapshot().context.isRestored).toBe(false);
    expect(await (await draftsOf(guest)).load()).toBeNull();
  });
});

/** Goes on with a registration whose submission failed, from its last step. */
async function goOn(wizard: Awaited<ReturnType<typeof through>>, values: object) {
  fill(wizard, values);
  wizard.send({ type: 'step.go', step: 'investmentCriteria' });
  wizard.send({ type: 'step.next' });
  await waitFor(wizard, isOver);
}
const directory = async () => (await currentServices().directory()).load();
/** The investors beside those of the sample. */
const registered = async () => (await directory()).investors.slice(3);
const refuseInvestors = () => {
  const { write } = device;
  return vi.spyOn(device, 'write').mockImplementation(async (owner, kind, id, value) => {
    if (kind === 'investorAccount') throw new Error('No room');
    return write(owner, kind, id, value);
  });
};
const isDone = (wizard: { getSnapshot: () => { status: string } }) =>
  expect(wizard.getSnapshot().status).toBe('done');

describe('registering as an investor while signed in', () => {
  const ownWizard = () => ownInvestorWizardOf(currentServices());
  async function signUp() {
    const { email, fullName, ...values } = newRegistration();
    await session.authenticate({ kind: 'signUp', fullName, email, password: 'another-1' });
    return { email, fullName, values: { ...values, password: '', confirmPassword: '' } };
  }
  async function register(values: object) {
    const wizard = await visit(ownWizard);
    fill(wizard, values);
    for (let step = 0; step < 7; step += 1) wizard.send({ type: 'step.next' });
    await waitFor(wizard, isOver);
    isDone(wizard);
  }

  test('begins with the account’s name and address, and makes no other account', async () => {
    const { email, fullName, values } = await signUp();
    const { uid } = session.get();
    const { context } = (await visit(ownWizard)).getSnapshot();
    expect(context).toMatchObject({ values: { fullName, email }, isRestored: false });
    await register({ ...values, email: 'desk@holm.example' });
    expect([signUps, session.get().uid]).toEqual([[email], uid]);
    expect(await registered()).toMatchObject([{ name: fullName, email: 'desk@holm.example' }]);
  });

  test('under another name renames the account, and the pages keep their addresses', async () => {
    const { email, values } = await signUp();
    const { id } = (await (await currentServices().feed()).load()).me;
    for (const name of ['Ida Berg', 'Ida Holm']) {
      await register({ ...values, fullName: ` ${name} ` });
      expect(session.get().userName).toBe(name);
      expect((await (await currentServices().feed()).load()).me).toMatchObject({ id, name });
      expect(await registered()).toMatchObject([{ id: 'ida-berg', name }]);
    }
    // So it is at the next sign-in.
    await session.signOut();
    await session.authenticate({ kind: 'signIn', email, password: 'another-1' });
    expect(session.get()).toMatchObject({ userName: 'Ida Holm', pageId: id });
  });

  test('is for an account: a guest and the sample person are asked for one', async () => {
    expect(currentServices().hasAccount).toBe(false);
    await session.authenticate({ kind: 'sample' });
    expect(currentServices().hasAccount).toBe(false);
    expect(servicesOf({ ...guest, isSignedIn: true }, { device }).hasAccount).toBe(false);
    await signUp();
    expect(currentServices().hasAccount).toBe(true);
  });
});

describe('registering as an investor', () => {
  test('makes the account and its page, and leaves no draft behind', async () => {
    const { fullName, email, ...values } = newRegistration();
    isDone(await through(investorWizard, { ...values, fullName, email }));
    expect([signUps, session.get()]).toMatchObject([[email], { isSignedIn: true, userName: fullName }]);
    expect(await registered()).toMatchObject([{ name: fullName, email, investments: '6-10' }]);
    const drafts = await servicesOf(guest, { device }).drafts.registration();
    await vi.waitFor(async () => expect(await drafts.load()).toBeNull());
  });

  test('tried again after its profile was refused by the device doesn’t sign up twice', async () => {
    const values = newRegistration();
    const broken = refuseInvestors();
    const wizard = await through(investorWizard, values);
    expect(wizard.getSnapshot()).toMatchObject({ value: failed, context: { failure: { kind: 'device' } } });
    wizard.send({ type: 'submit.retry' });
    await waitFor(wizard, isOver);
    broken.mockRestore();
    await goOn(wizard, { about: 'I like wind.' });
    isDone(wizard);
    expect(signUps).toEqual([values.email]);
    expect(await registered()).toMatchObject([{ name: values.fullName, about: 'I like wind.' }]);
  });

  test('with the address that is signed in goes on with that account', async () => {
    const { email, fullName } = newRegistration();
    await session.authenticate({ kind: 'signUp', fullName, email, password: 'another-1' });
    const { uid } = session.get();
    isDone(
      await through(investorWizard, { ...newRegistration(), email: ` ${email.toUpperCase()} `, fullName }),
    );
    expect([signUps, session.get()]).toMatchObject([[email], { uid, userName: fullName }]);
    expect(await registered()).toMatchObject([{ name: fullName }]);
  });

  test('under another address, or once another account is signed in, is another account', async () => {
    const values = newRegistration();
    const broken = refuseInvestors();
    const wizard = await through(investorWizard, values);
    const other = newRegistration();
    await goOn(wizard, other);
    await session.authenticate({ kind: 'sample' });
    broken.mockRestore();
    // Not the sample person's profile: the provider is asked, and knows the address.
    wizard.send({ type: 'submit.retry' });
    await waitFor(wizard, isOver);
    expect(signUps).toEqual([values.email, other.email, other.email]);
    expect(wizard.getSnapshot().context.failure).toEqual(inUse);
    expect(await registered()).toEqual([]);
  });

  test('says what the provider says, on the step that has the account', async () => {
    const values = { ...newRegistration(), email: 'iris-1@holm.example' };
    const wizard = await through(investorWizard, values);
    expect(wizard.getSnapshot()).toMatchObject({ value: failed, context: { failure: inUse, values } });
    await goOn(wizard, { email: 'iris-new@holm.example' });
    isDone(wizard);
  });
});
