import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { popupProviders } from '@/data/schema/shapes/lists';

/** The user's action in the provider's window. */
export type PopupAnswer = { account: { name: string; email: string } } | 'close';

/** A new service (or browser) without accounts, and the tabs that use it. */
export type AuthWorld = {
  /** Returns the provider of a newly opened tab. Tabs of one world share accounts and the session. */
  openTab(): AuthProvider;
  /** Sets the answer to the next pop-up: it signs in to an existing account, and creates a missing one. */
  choosing(answer: PopupAnswer): void;
  /** Advances the provider's clock by at least two seconds, because it counts whole seconds. */
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

/** Returns the code and the message that a promise rejects with. */
async function refusal(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => expect.fail('It should have been refused.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw error;
  return { code: 'code' in error ? error.code : undefined, message: error.message };
}

const refused = (message: string) => ({ code: /\((auth\/[^)]+)\)/.exec(message)?.[1], message });

/** Records the users that an observer of this tab receives, in order. */
function watching(tab: AuthProvider) {
  const told: (AuthUser | null)[] = [];
  const stop = tab.observe((user) => told.push(user));
  return { told, stop, uids: () => told.map((user) => user?.uid ?? null) };
}

/** Another tab receives a change within one second. */
const soon = { timeout: 1000, interval: 10 };

/**
 * The contract of every {@link AuthProvider}.
 *
 * @param makeWorld creates a separate world for each test
 */
export function describeAuthProvider(name: string, makeWorld: () => AuthWorld | Promise<AuthWorld>): void {
  describe(`${name} implements AuthProvider`, () => {
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
        ['no address', { email: '', password: mina.password }, sentence.missingEmail],
        ['no password', { email: mina.email, password: '' }, sentence.missingPassword],
        ['a malformed address', { email: 'mina.northlight', password: mina.password }, sentence.invalidEmail],
        ['five characters', { email: mina.email, password: 'light' }, sentence.weakPassword],
      ])('rejects a sign-up with %s', async (_case, credentials, message) => {
        expect(await refusal(tab.signUp(credentials))).toEqual(refused(message));
        expect(await refusal(tab.signIn(mina))).toEqual(refused(sentence.invalidCredential));
      });

      test('rejects an address in use, whatever its letter case or surrounding spaces, but signs in with it', async () => {
        const first = await tab.signUp(mina);
        await tab.signOut();
        for (const email of [mina.email, mina.email.toUpperCase(), ` ${mina.email} `]) {
          const again = tab.signUp({ email, password: 'another one' });
          expect(await refusal(again)).toEqual(refused(sentence.inUse));
          expect((await tab.signIn({ ...mina, email })).uid).toBe(first.uid);
        }
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

      test('rejects a wrong password and an unknown address with the same error', async () => {
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
      ])('rejects a sign-in with %s', async (_case, credentials, message) => {
        await tab.signUp(mina);
        await tab.signOut();
        expect(await refusal(tab.signIn(credentials))).toEqual(refused(message));
      });

      test('leaves the current user signed in when a sign-in fails', async () => {
        const { uid } = await tab.signUp(mina);
        await refusal(tab.signIn({ ...mina, password: 'wrong one' }));
        const { uids } = watching(world.openTab());
        await vi.waitFor(() => expect(uids()).toEqual([uid]), soon);
      });

      test('replaces the current user when another account signs up', async () => {
        const first = await tab.signUp(mina);
        const { uids } = watching(tab);
        await vi.waitFor(() => expect(uids()).toEqual([first.uid]), soon);
        const second = await tab.signUp({ email: 'ravi@angels.example', password: 'monsoon' });
        expect(second.uid).not.toBe(first.uid);
        await vi.waitFor(() => expect(uids()).toEqual([first.uid, second.uid]), soon);
      });
    });

    describe('signInWithPopup', () => {
      const account = { name: 'Claire Dubois', email: 'claire@ferrous.example' };

      test.each(popupProviders)('creates an account with %s, and reuses it next time', async (provider) => {
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

      test('rejects when the pop-up is closed without a choice, and can open it again', async () => {
        world.choosing('close');
        expect(await refusal(tab.signInWithPopup('google'))).toEqual(refused(sentence.popupClosed));
        const { told } = watching(tab);
        await vi.waitFor(() => expect(told).toEqual([null]), soon);
        world.choosing({ account });
        const user = await tab.signInWithPopup('google');
        await vi.waitFor(() => expect(told).toEqual([null, user]), soon);
      });

      test('creates an account without a password', async () => {
        world.choosing({ account });
        await tab.signInWithPopup('google');
        await tab.signOut();
        expect(await refusal(tab.signIn({ email: account.email, password: 'anything' }))).toEqual(
          refused(sentence.invalidCredential),
        );
      });
    });

    describe('observe', () => {
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

      test('notifies a late observer of the signed-in user', async () => {
        const { uid } = await tab.signUp(mina);
        const early = watching(tab);
        await vi.waitFor(() => expect(early.uids()).toEqual([uid]), soon);
        const late = watching(tab);
        await vi.waitFor(() => expect(late.uids()).toEqual([uid]), soon);
        expect(early.uids()).toEqual([uid]);
      });

      test('doesn’t notify an observer that has stopped', async () => {
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
      test('resolves for both a known and an unknown address', async () => {
        await tab.signUp(mina);
        await tab.signOut();
        for (const email of [mina.email, 'nobody@northlight.example'])
          await expect(tab.sendPasswordReset(email)).resolves.toBeUndefined();
      });

      test.each([
        ['no address', '', sentence.missingEmail],
        ['a malformed address', 'mina at northlight', sentence.invalidEmail],
      ])('rejects a reset request with %s', async (_case, email, message) => {
        expect(await refusal(tab.sendPasswordReset(email))).toEqual(refused(message));
      });
    });

    describe('deleteAccount', () => {
      test('signs out in all tabs and frees the address', async () => {
        const { uids } = watching(world.openTab());
        const first = await tab.signUp(mina);
        await vi.waitFor(() => expect(uids().at(-1)).toBe(first.uid), soon);
        await tab.deleteAccount(mina.password);
        await vi.waitFor(() => expect(uids().at(-1)).toBeNull(), soon);
        expect(await refusal(tab.signIn(mina))).toEqual(refused(sentence.invalidCredential));
        expect((await tab.signUp(mina)).uid).not.toBe(first.uid);
      });

      test('leaves other accounts unchanged', async () => {
        const ravi = { email: 'ravi@angels.example', password: 'monsoon' };
        const { uid } = await tab.signUp(ravi);
        await tab.signUp(mina);
        await tab.deleteAccount(mina.password);
        expect((await tab.signIn(ravi)).uid).toBe(uid);
      });

      test('requires the right password of a password account, and changes nothing without it', async () => {
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

      test.each(popupProviders)('requires a new sign-in for an account from %s', async (provider) => {
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

      test('rejects when no user is signed in', async () => {
        for (const ask of [() => tab.loadSignInMethod(), () => tab.deleteAccount(mina.password)])
          expect(await refusal(ask())).toEqual(refused(sentence.nullUser));
      });
    });
  });
}
