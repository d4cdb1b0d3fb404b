import { asking, settled } from '@kit/answers';
import { listening } from '@kit/listening';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthOutcome, AuthRequest, SessionUser } from '@/data/ports/session';
import { stubBrowser } from '../../support/browser';

const parts = vi.hoisted(() => ({ session: {} as object, go: (_to: string): void => {} }));
vi.mock('@/app/session/current', () => ({
  get session() {
    return parts.session;
  },
}));
vi.mock('@/app/router/navigation', () => ({ navigation: { go: (to: string) => parts.go(to) } }));

const outcome = (isNew: boolean): AuthOutcome => ({
  user: { uid: 'u1', email: null, displayName: 'Asha', creationTime: '', lastSignInTime: '' },
  isNew,
});
const asha: SessionUser = { uid: 'u1', userName: 'Asha' };
const signIn = { type: 'signIn.submit', email: 'a@b.example', password: 'cumulus-9' } as const;
const signUp = { ...signIn, type: 'signUp.submit', fullName: 'Asha', hasAcceptedTerms: true } as const;

let goneTo: string[];
beforeEach(() => {
  goneTo = [];
  parts.go = (to) => void goneTo.push(to);
});

/** The actor of a page at this address, with nobody signed in. */
async function start(pathname: string) {
  stubBrowser(pathname);
  const requests = asking<[AuthRequest], AuthOutcome>();
  const users = listening<[SessionUser | null]>();
  parts.session = { observe: users.listen, authenticate: requests.ask, signOut: async () => {} };
  vi.resetModules();
  const { authActor } = await import('@/app/session/authActor');
  return {
    actor: authActor,
    tell: users.tell,
    async answer(isNew = false) {
      requests.last().resolve(outcome(isNew));
      await settled();
    },
    async signOut() {
      authActor.send({ type: 'signOut.submit' });
      await settled();
    },
  };
}

/** With nobody signed in. */
async function startGuest(pathname: string) {
  const started = await start(pathname);
  started.tell(null);
  return started;
}

it('runs, and knows who is signed in', async () => {
  const { actor, tell } = await startGuest('/login');
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  tell(asha);
  expect(actor.getSnapshot()).toMatchObject({ value: { signedIn: 'idle' }, context: { user: asha } });
});

describe('a sign-in leads', () => {
  it.each(['/login', '/register', '/Login/'])('from %s to the feed', async (pathname) => {
    const { actor, answer } = await startGuest(pathname);
    actor.send(signIn);
    expect(goneTo).toEqual([]);
    await answer();
    expect(goneTo).toEqual(['/explore']);
  });

  it.each(['/profile', '/explore', '/Investor-register'])('nowhere from %s: one stays', async (pathname) => {
    const { actor, answer } = await startGuest(pathname);
    actor.send(signIn);
    await answer();
    expect(goneTo).toEqual([]);
  });

  it.each(['/login', '/profile'])('to the own profile where one is new, from %s too', async (pathname) => {
    const { actor, answer } = await startGuest(pathname);
    actor.send(signUp);
    await answer();
    expect(goneTo).toEqual(['/userOnboard']);
  });

  it('once, whatever is heard of the person afterwards', async () => {
    const { actor, answer, tell } = await startGuest('/login');
    actor.send(signIn);
    await answer();
    tell({ ...asha, userName: 'Asha V.' });
    tell(asha);
    expect(goneTo).toEqual(['/explore']);
  });

  it('again after one was gone', async () => {
    const { actor, answer, signOut } = await startGuest('/login');
    actor.send(signIn);
    await answer();
    await signOut();
    actor.send(signIn);
    await answer();
    expect(goneTo).toEqual(['/explore', '/explore']);
  });

  it('in another tab leads here too', async () => {
    const { tell } = await startGuest('/login');
    tell(asha);
    expect(goneTo).toEqual(['/explore']);
  });
});

it('whoever was signed in already is led nowhere', async () => {
  const { tell } = await start('/login');
  tell(asha);
  expect(goneTo).toEqual([]);
});
