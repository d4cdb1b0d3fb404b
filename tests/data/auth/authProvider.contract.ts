import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { popupProviders } from '@/data/schema/shapes/lists';

/** The user's action in the provider's window. */
export type PopupAnswer = { account: { name: string; email: string } } | 'close';

/** A new authentication service (or browser) without accounts, and the tabs that use this service. */
export type AuthWorld = {
  /** Returns the provider of a newly opened tab. Tabs of one world share accounts and the session. */
  openTab(): AuthProvider;
  /** Sets the answer to the next pop-up. An account that doesn't exist yet is created. */
  choosing(answer: PopupAnswer): void;
  /** Advances the provider's clock by at least two seconds, because it reports times in whole seconds. */
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

/** Expects that a promise rejects with this message, and with the code at the end of the message. */
export async function expectRefusal(promise: Promise<unknown>, message: string) {
  const code = /\((auth\/[^)]+)\)\.$/.exec(message)?.[1];
  await expect(promise).rejects.toMatchObject({ code, message });
}

/** Records the users that an observer of this tab receives, in order. */
function watching(tab: AuthProvider) {
  const told: (AuthUser | null)[] = [];
  const stop = tab.observe((user) => told.push(user));
  return { told, stop, uids: () => told.map((user) => user?.uid ?? null) };
}

/** Another tab receives a change within one second. */
const soon = { timeout: 1000, interval: 10 };

/**
 * Tests that every {@link AuthProvider} must pass.
 *
 * @param makeWorld creates a separate world for each test
 */
export function describeAuthProvider(name: string, makeWorld: () => AuthWorld | Promise<AuthWorld>): void {
  describe(`the ${name} auth provider`, () => {
    let world: AuthWorld;
    let tab: AuthProvider;

    beforeEach(async () => {
      world = await makeWorld();
      tab = world.openTab();
    });
    afterEach(() => world.close());

    describe('signUp', () => {
      test('creates and signs in a new account when the password has six characters', async () => {
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
        ['no email address', { email: '' }, sentence.missingEmail],
        ['no password', { password: '' }, sentence.missingPassword],
        ['a malformed email address', { email: 'mina.northlight' }, sentence.invalidEmail],
        ['a password of five characters', { password: 'light' }, sentence.weakPassword],
      ])('rejects a sign-up with %s', async (_, wrong, message) => {
        await expectRefusal(tab.signUp({ ...mina, ...wrong }), message);
        await expectRefusal(tab.signIn(mina), sentence.invalidCredential);
      });

      test('rejects a registered email address in another letter case or with outer spaces, while signIn accepts this address', async () => {
        const first = await tab.signUp(mina);
        await tab.signOut();
        for (const email of [mina.email, mina.email.toUpperCase(), ` ${mina.email} `]) {
          await expectRefusal(tab.signUp({ email, password: 'another one' }), sentence.inUse);
          expect((await tab.signIn({ ...mina, email })).uid).toBe(first.uid);
        }
      });

      test('signs in the new account when another user is signed in', async () => {
        const first = await tab.signUp(mina);
        const { uids } = watching(tab);
        await vi.waitFor(() => expect(uids()).toEqual([first.uid]), soon);
        const second = await tab.signUp({ email: 'ravi@angels.example', password: 'monsoon' });
        expect(second.uid).not.toBe(first.uid);
        await vi.waitFor(() => expect(uids()).toEqual([first.uid, second.uid]), soon);
      });
    });

    describe('signIn', () => {
      test('returns the existing account with a later sign-in time', async () => {
        const first = await tab.signUp(mina);
        await tab.signOut();
        await world.later();
        const again = await tab.signIn(mina);
        expect(again).toEqual({ ...first, lastSignInTime: again.lastSignInTime });
        expect(Date.parse(again.lastSignInTime)).toBeGreaterThan(Date.parse(again.creationTime));
      });

      test.each([
        ['a wrong password', { password: 'Northern lights' }, sentence.invalidCredential],
        ['an unknown email address', { email: 'nobody@northlight.example' }, sentence.invalidCredential],
        ['a malformed email address', { email: 'mina@' }, sentence.invalidEmail],
        ['no password', { password: '' }, sentence.missingPassword],
      ])('rejects a sign-in with %s, and leaves the current user signed in', async (_, wrong, message) => {
        const { uid } = await tab.signUp(mina);
        await expectRefusal(tab.signIn({ ...mina, ...wrong }), message);
        const { uids } = watching(world.openTab());
        await vi.waitFor(() => expect(uids()).toEqual([uid]), soon);
      });
    });

    describe('signInWithPopup', () => {
      const account = { name: 'Claire Dubois', email: 'claire@ferrous.example' };

      test.each(popupProviders)(
        'given the provider “%s”, creates an account without a password, and signs in to this account at the next call',
        async (provider) => {
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
          const signIn = tab.signIn({ email: account.email, password: 'anything' });
          await expectRefusal(signIn, sentence.invalidCredential);
          await world.later();
          world.choosing({ account });
          const again = await tab.signInWithPopup(provider);
          expect(again).toEqual({ ...first, lastSignInTime: again.lastSignInTime });
          expect(again.lastSignInTime).not.toBe(again.creationTime);
        },
      );

      test('trims the user’s name that the pop-up returns', async () => {
        world.choosing({ account: { ...account, name: ` ${account.name} ` } });
        expect((await tab.signInWithPopup('google')).displayName).toBe(account.name);
      });

      test('rejects when the user closes the pop-up without choosing an account, and succeeds when called again', async () => {
        world.choosing('close');
        await expectRefusal(tab.signInWithPopup('google'), sentence.popupClosed);
        const { told } = watching(tab);
        await vi.waitFor(() => expect(told).toEqual([null]), soon);
        world.choosing({ account });
        const user = await tab.signInWithPopup('google');
        await vi.waitFor(() => expect(told).toEqual([null, user]), soon);
      });
    });

    describe('observe', () => {
      test('calls the observer asynchronously, first with null (no user), then after each sign-in or sign-out in any tab', async () => {
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

      test('notifies a new observer of the user who is signed in', async () => {
        const { uid } = await tab.signUp(mina);
        const early = watching(tab);
        await vi.waitFor(() => expect(early.uids()).toEqual([uid]), soon);
        const late = watching(tab);
        await vi.waitFor(() => expect(late.uids()).toEqual([uid]), soon);
        expect(early.uids()).toEqual([uid]);
      });

      test('stops calling the observer when the function that observe returned is called', async () => {
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

    test('signOut ends the session for tabs that open later, and succeeds when no user is signed in', async () => {
      await tab.signUp(mina);
      await tab.signOut();
      await expect(tab.signOut()).resolves.toBeUndefined();
      const { told } = watching(world.openTab());
      await vi.waitFor(() => expect(told).toEqual([null]), soon);
    });

    describe('sendPasswordReset', () => {
      test('resolves for the email address of an account and for an unknown email address', async () => {
        await tab.signUp(mina);
        await tab.signOut();
        for (const email of [mina.email, 'nobody@northlight.example'])
          await expect(tab.sendPasswordReset(email)).resolves.toBeUndefined();
      });

      test.each([
        ['no email address', '', sentence.missingEmail],
        ['a malformed email address', 'mina at northlight', sentence.invalidEmail],
      ])('rejects a reset request with %s', async (_, email, message) => {
        await expectRefusal(tab.sendPasswordReset(email), message);
      });
    });

    describe('deleteAccount', () => {
      test('signs the user out in all tabs, and allows a new account with the same email address', async () => {
        const { uids } = watching(world.openTab());
        const first = await tab.signUp(mina);
        await vi.waitFor(() => expect(uids().at(-1)).toBe(first.uid), soon);
        await tab.deleteAccount(mina.password);
        await vi.waitFor(() => expect(uids().at(-1)).toBeNull(), soon);
        await expectRefusal(tab.signIn(mina), sentence.invalidCredential);
        expect((await tab.signUp(mina)).uid).not.toBe(first.uid);
      });

      test('leaves other accounts unchanged', async () => {
        const ravi = { email: 'ravi@angels.example', password: 'monsoon' };
        const { uid } = await tab.signUp(ravi);
        await tab.signUp(mina);
        await tab.deleteAccount(mina.password);
        expect((await tab.signIn(ravi)).uid).toBe(uid);
      });

      test('rejects a wrong or empty password for a password account, and leaves the user signed in', async () => {
        const { uids } = watching(world.openTab());
        const { uid } = await tab.signUp(mina);
        expect(await tab.loadSignInMethod()).toBe('password');
        await expectRefusal(tab.deleteAccount('southern lights'), sentence.invalidCredential);
        await expectRefusal(tab.deleteAccount(''), sentence.missingPassword);
        await vi.waitFor(() => expect(uids().at(-1)).toBe(uid), soon);
        expect((await tab.signIn(mina)).uid).toBe(uid);
      });

      test.each(popupProviders)(
        'deletes an account of the provider “%s” only after the user signs in to this account again',
        async (provider) => {
          const known = { name: 'Mina Okafor', email: mina.email };
          world.choosing({ account: known });
          const { uid } = await tab.signInWithPopup(provider);
          expect(await tab.loadSignInMethod()).toBe(provider);
          world.choosing('close');
          await expectRefusal(tab.deleteAccount(''), sentence.popupClosed);
          world.choosing({ account: { name: 'Somebody', email: 'else@northlight.example' } });
          await expect(tab.deleteAccount('')).rejects.toMatchObject({ code: 'auth/user-mismatch' });
          world.choosing({ account: known });
          await tab.deleteAccount('');
          expect((await tab.signUp(mina)).uid).not.toBe(uid);
        },
      );

      test('rejects when no user is signed in, and so does loadSignInMethod', async () => {
        await expectRefusal(tab.loadSignInMethod(), sentence.nullUser);
        await expectRefusal(tab.deleteAccount(mina.password), sentence.nullUser);
      });
    });
  });
}
