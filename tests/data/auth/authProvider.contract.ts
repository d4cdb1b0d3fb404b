import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { popupProviders } from '@/data/schema/lists';

/** What the person does in the provider's own window. */
export type PopupAnswer = { account: { name: string; email: string } } | 'close';

/** A fresh service (or device) with no accounts, and the tabs that look at it. */
export type AuthWorld = {
  /** The provider as a newly opened tab makes it. Tabs of one world share accounts and the session. */
  openTab(): AuthProvider;
  /** How the next pop-up is answered: an account is entered when it exists, created otherwise. */
  choosing(answer: PopupAnswer): void;
  /** Lets at least two seconds pass on the provider's clock, which counts whole ones. */
  later(): Promise<void>;
  close(): Promise<void>;
};

const mina = { email: 'mina@northlight.example', password: 'northern lights' };
const sentence = {
  invalidCredential:
    'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).',
  inUse: 'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
  weakPassword: 'Firebase: Password should be at least 6 characters (auth/weak-password).',
  invalidEmail: 'Firebase: The email address is badly formatted. (auth/invalid-email).',
  missingEmail: 'Firebase: Error (auth/missing-email).',
  missingPassword: 'Firebase: A non-empty password must be provided (auth/missing-password).',
  popupClosed:
    'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).',
  nullUser:
    'Firebase: A null user object was provided as the argument for an operation which requires a non-null user object. (auth/null-user).',
};

/** The code and the message a promise rejects with. */
async function refusal(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => expect.fail('It should have been refused.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw error;
  return { code: 'code' in error ? error.code : undefined, message: error.message };
}

const refused = (message: string) => ({ code: /\((auth\/[^)]+)\)/.exec(message)?.[1], message });

/** Everything an observer of this tab was told, in order. */
function watching(tab: AuthProvider) {
  const told: (AuthUser | null)[] = [];
  const stop = tab.observe((user) => told.push(user));
  return { told, stop, uids: () => told.map((user) => user?.uid ?? null) };
}

/** Another tab knows within a second. */
const soon = { timeout: 1000, interval: 10 };

/**
 * What every {@link AuthProvider} does, whatever stands behind it.
 *
 * @param makeWorld a world of its own for each test
 */
export function describeAuthProvider(name: string, makeWorld: () => AuthWorld | Promise<AuthWorld>): void {
  describe(`${name} keeps the AuthProvider contract`, () => {
    let world: AuthWorld;
    let tab: AuthProvider;

    beforeEach(async () => {
      world = await makeWorld();
      tab = world.openTab();
    });
    afterEach(() => world.close());

    describe('signing up', () => {
      test('makes an account that is signed in and new, with a password of six characters', async () => {
        const user = await tab.signUp({ ...mina, password: 'lights' });
        expect(user).toEqual({
          uid: expect.stringMatching(/./),
          email: mina.email,
          displayName: null,
          creationTime: user.lastSignInTime,
          lastSignInTime: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/),
        });
        const { told } = watching(world.openTab());
        await vi.waitFor(() => expect(told).toEqual([user]), soon);
      });

      test.each([
        ['no address', { email: '', password: mina.password }, sentence.missingEmail],
        ['no password', { email: mina.email, password: '' }, sentence.missingPassword],
        ['a malformed address', { email: 'mina.northlight', password: mina.password }, sentence.invalidEmail],
        ['five characters', { email: mina.email, password: 'light' }, sentence.weakPassword],
      ])('refuses %s', async (_case, credentials, message) => {
        expect(await refusal(tab.signUp(credentials))).toEqual(refused(message));
        expect(await refusal(tab.signIn(mina))).toEqual(refused(sentence.invalidCredential));
      });

      test('refuses an address in use, which still signs in, in any case, spaces around it aside', async () => {
        const first = await tab.signUp(mina);
        await tab.signOut();
        for (const email of [mina.email, mina.email.toUpperCase(), ` ${mina.email} `]) {
          const again = tab.signUp({ email, password: 'another one' });
          expect(await refusal(again)).toEqual(refused(sentence.inUse));
          expect((await tab.signIn({ ...mina, email })).uid).toBe(first.uid);
        }
      });
    });

    describe('signing in', () => {
      test('finds the account again, no longer new', async () => {
        const first = await tab.signUp(mina);
        await tab.signOut();
        await world.later();
        const again = await tab.signIn(mina);
        expect(again).toEqual({ ...first, lastSignInTime: again.lastSignInTime });
        expect(Date.parse(again.lastSignInTime)).toBeGreaterThan(Date.parse(again.creationTime));
      });

      test('says one and the same of a wrong password and an unknown address', async () => {
        await tab.signUp(mina);
        await tab.signOut();
        for (const wrong of [{ password: 'Northern lights' }, { email: 'nobody@northlight.example' }])
          expect(await refusal(tab.signIn({ ...mina, ...wrong }))).toEqual(
            refused(sentence.invalidCredential),
          );
      });

      test.each([
        ['a malformed address', { email: 'mina@', password: mina.password }, sentence.invalidEmail],
        ['no password', { email: mina.email, password: '' }, sentence.missingPassword],
      ])('refuses %s', async (_case, credentials, message) => {
        await tab.signUp(mina);
        await tab.signOut();
        expect(await refusal(tab.signIn(credentials))).toEqual(refused(message));
      });

      test('leaves who is signed in signed in when it fails', async () => {
        const { uid } = await tab.signUp(mina);
        await refusal(tab.signIn({ ...mina, password: 'wrong one' }));
        const { uids } = watching(world.openTab());
        await vi.waitFor(() => expect(uids()).toEqual([uid]), soon);
      });

      test('switches from one account to another', async () => {
        const first = await tab.signUp(mina);
        const { uids } = watching(tab);
        await vi.waitFor(() => expect(uids()).toEqual([first.uid]), soon);
        const second = await tab.signUp({ email: 'ravi@angels.example', password: 'monsoon' });
        expect(second.uid).not.toBe(first.uid);
        await vi.waitFor(() => expect(uids()).toEqual([first.uid, second.uid]), soon);
      });
    });

    describe('the pop-up', () => {
      const account = { name: 'Claire Dubois', email: 'claire@ferrous.example' };

      test.each(popupProviders)('of %s makes a new account, and finds it the next time', async (provider) => {
        world.choosing({ account });
        const first = await tab.signInWithPopup(provider);
        expect(first).toEqual({
          uid: expect.stringMatching(/./),
          email: account.email,
          displayName: account.name,
          creationTime: first.lastSignInTime,
          lastSignInTime: first.creationTime,
        });
        await tab.signOut();
        await world.later();
        world.choosing({ account });
        const again = await tab.signInWithPopup(provider);
        expect(again).toEqual({ ...first, lastSignInTime: again.lastSignInTime });
        expect(again.lastSignInTime).not.toBe(again.creationTime);
      });

      test('closed without a choice signs no user in, and can be opened again', async () => {
        world.choosing('close');
        expect(await refusal(tab.signInWithPopup('google'))).toEqual(refused(sentence.popupClosed));
        const { told } = watching(tab);
        await vi.waitFor(() => expect(told).toEqual([null]), soon);
        world.choosing({ account });
        const user = await tab.signInWithPopup('google');
        await vi.waitFor(() => expect(told).toEqual([null, user]), soon);
      });

      test('leaves no password to sign in with', async () => {
        world.choosing({ account });
        await tab.signInWithPopup('google');
        await tab.signOut();
        expect(await refusal(tab.signIn({ email: account.email, password: 'anything' }))).toEqual(
          refused(sentence.invalidCredential),
        );
      });
    });

    describe('observing', () => {
      test('notifies after the call returns: first that no user is signed in, then of each change', async () => {
        const tabs = [watching(tab), watching(world.openTab())];
        const expectUids = (uids: (string | null)[]) =>
          vi.waitFor(() => expect(tabs.map((each) => each.uids())).toEqual([uids, uids]), soon);
        expect(tabs.flatMap((each) => each.told)).toEqual([]);
        await expectUids([null]);
        const { uid } = await tab.signUp(mina);
        await expectUids([null, uid]);
        await tab.signOut();
        await expectUids([null, uid, null]);
      });

      test('tells a late observer who is signed in', async () => {
        const { uid } = await tab.signUp(mina);
        const early = watching(tab);
        await vi.waitFor(() => expect(early.uids()).toEqual([uid]), soon);
        const late = watching(tab);
        await vi.waitFor(() => expect(late.uids()).toEqual([uid]), soon);
        expect(early.uids()).toEqual([uid]);
      });

      test('stops when it is asked to', async () => {
        const [atOnce, stopped] = [watching(tab), watching(tab)];
        atOnce.stop();
        await vi.waitFor(() => expect(stopped.told).toEqual([null]), soon);
        stopped.stop();
        const going = watching(tab);
        const { uid } = await tab.signUp(mina);
        await vi.waitFor(() => expect(going.uids().at(-1)).toBe(uid), soon);
        expect([atOnce.told, stopped.told]).toEqual([[], [null]]);
      });
    });

    test('signing out ends the session for the tabs opened later, and succeeds when no user is signed in', async () => {
      await tab.signUp(mina);
      await tab.signOut();
      await expect(tab.signOut()).resolves.toBeUndefined();
      const { told } = watching(world.openTab());
      await vi.waitFor(() => expect(told).toEqual([null]), soon);
    });

    describe('a reset mail', () => {
      test('is asked for in the same way for a known and an unknown address', async () => {
        await tab.signUp(mina);
        await tab.signOut();
        for (const email of [mina.email, 'nobody@northlight.example'])
          await expect(tab.sendPasswordReset(email)).resolves.toBeUndefined();
      });

      test.each([
        ['no address', '', sentence.missingEmail],
        ['a malformed address', 'mina at northlight', sentence.invalidEmail],
      ])('is refused for %s', async (_case, email, message) => {
        expect(await refusal(tab.sendPasswordReset(email))).toEqual(refused(message));
      });
    });

    describe('deleting the account', () => {
      test('signs out here and in other tabs, and frees the address', async () => {
        const { uids } = watching(world.openTab());
        const first = await tab.signUp(mina);
        await vi.waitFor(() => expect(uids().at(-1)).toBe(first.uid), soon);
        await tab.deleteAccount(mina.password);
        await vi.waitFor(() => expect(uids().at(-1)).toBeNull(), soon);
        expect(await refusal(tab.signIn(mina))).toEqual(refused(sentence.invalidCredential));
        expect((await tab.signUp(mina)).uid).not.toBe(first.uid);
      });

      test('leaves the other accounts alone', async () => {
        const ravi = { email: 'ravi@angels.example', password: 'monsoon' };
        const { uid } = await tab.signUp(ravi);
        await tab.signUp(mina);
        await tab.deleteAccount(mina.password);
        expect((await tab.signIn(ravi)).uid).toBe(uid);
      });

      test('asks for the password of an account that has one, and leaves all as it is for a wrong one', async () => {
        const { uids } = watching(world.openTab());
        const { uid } = await tab.signUp(mina);
        expect(await tab.loadSignInMethod()).toBe('password');
        expect(await refusal(tab.deleteAccount('southern lights'))).toEqual(
          refused(sentence.invalidCredential),
        );
        expect(await refusal(tab.deleteAccount(''))).toEqual(refused(sentence.missingPassword));
        await vi.waitFor(() => expect(uids().at(-1)).toBe(uid), soon);
        expect((await tab.signIn(mina)).uid).toBe(uid);
      });

      test.each(popupProviders)('asks in the window of %s, where one was entered by it', async (provider) => {
        const known = { name: 'Mina Okafor', email: mina.email };
        world.choosing({ account: known });
        const { uid } = await tab.signInWithPopup(provider);
        expect(await tab.loadSignInMethod()).toBe(provider);
        world.choosing('close');
        expect(await refusal(tab.deleteAccount(''))).toEqual(refused(sentence.popupClosed));
        world.choosing({ account: { name: 'Somebody', email: 'else@northlight.example' } });
        expect(await refusal(tab.deleteAccount(''))).toMatchObject({ code: 'auth/user-mismatch' });
        world.choosing({ account: known });
        await tab.deleteAccount('');
        expect((await tab.signUp(mina)).uid).not.toBe(uid);
      });

      test('is refused when nobody is signed in', async () => {
        for (const ask of [() => tab.loadSignInMethod(), () => tab.deleteAccount(mina.password)])
          expect(await refusal(ask())).toEqual(refused(sentence.nullUser));
      });
    });
  });
}
