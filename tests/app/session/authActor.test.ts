import { asking, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthOutcome, AuthRequest, SessionUser } from '@/data/ports/SessionStore';
import { stubBrowser } from '../../support/stubBrowser';

const parts = vi.hoisted(() => ({
  session: {} as object,
  go: (..._: unknown[]): void => {},
  readHeld: async (): Promise<object> => ({}),
}));
vi.mock('@/app/session/current', () => ({
  get session() {
    return parts.session;
  },
}));
vi.mock('@/app/router/navigation', () => ({
  navigation: { go: (...asked: unknown[]) => parts.go(...asked) },
}));
vi.mock('@/app/session/currentServices', () => ({
  currentServices: () => ({ guestWork: async () => ({ read: () => parts.readHeld() }) }),
}));

const account = { uid: 'u1', email: null, displayName: 'Asha', creationTime: '', lastSignInTime: '' };
const asha: SessionUser = { uid: 'u1', userName: 'Asha' };
const signIn = { type: 'signIn.submit', email: 'a@b.example', password: 'cumulus-9' } as const;
const signUp = { ...signIn, type: 'signUp.submit', fullName: 'Asha', hasAcceptedTerms: true } as const;

let goneTo: unknown[][];
beforeEach(() => {
  goneTo = [];
  parts.go = (...asked) => void goneTo.push(asked);
});

/** Starts the actor on a page at this path. `first` is the user that the session reports first. */
async function start(pathname: string, first: SessionUser | null = null) {
  stubBrowser(pathname);
  const requests = asking<[AuthRequest], AuthOutcome>();
  const users = listening<[SessionUser | null]>();
  parts.session = { observe: users.listen, authenticate: requests.ask, signOut: async () => {} };
  vi.resetModules();
  const { authActor } = await import('@/app/session/authActor');
  users.tell(first);
  return {
    actor: authActor,
    tell: users.tell,
    async enter(event: typeof signIn | typeof signUp = signIn) {
      authActor.send(event);
      expect(goneTo).toHaveLength(0);
      requests.last().resolve({ user: account, isNew: event === signUp });
      await settled();
    },
  };
}
const feed = ['/explore', { replace: true }];

it('authActor enters the state signedIn when a user signs in to the session', async () => {
  const { actor, tell } = await start('/login');
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  tell(asha);
  expect(actor.getSnapshot()).toMatchObject({ value: { signedIn: 'idle' }, context: { user: asha } });
});

describe('authActor', () => {
  it.each([
    ['/login', 'opens the feed', feed],
    ['/register', 'opens the feed', feed],
    ['/register?startup=kestrel', 'opens /startups/kestrel', ['/startups/kestrel', { replace: true }]],
    ['/Login/', 'opens the feed', feed],
    ['/profile', 'stays on the page', null],
    ['/explore', 'stays on the page', null],
    ['/Investor-register', 'stays on the page', null],
  ])('after a sign-in on %s, %s', async (pathname, _, destination) => {
    const { enter } = await start(pathname);
    await enter();
    expect(goneTo).toEqual(destination ? [destination] : []);
  });

  const nothing = async () => ({ startups: [], hasProfile: false });
  it.each([
    ['without a profile', '/login', '/userOnboard', nothing, true],
    ['without a profile', '/register?startup=kestrel', '/userOnboard?startup=kestrel', nothing, true],
    ['without a profile', '/profile', '/userOnboard', nothing, false],
    ['with a completed guest profile', '/register', '/explore', async () => ({ hasProfile: true }), true],
    ['with unreadable guest data', '/register', '/userOnboard', () => Promise.reject(new Error()), true],
  ])('after a sign-up %s on %s, opens %s', async (_, page, to, readHeld, replace) => {
    parts.readHeld = readHeld;
    const { enter } = await start(page);
    await enter(signUp);
    await vi.waitFor(() => expect(goneTo).toEqual([[to, { replace }]]));
  });

  it('navigates only once per sign-in, and again after a sign-out and another sign-in', async () => {
    const { actor, enter, tell } = await start('/login');
    await enter();
    tell({ ...asha, userName: 'Asha V.' });
    tell(asha);
    expect(goneTo.splice(0)).toEqual([feed]);
    actor.send({ type: 'signOut.submit' });
    await settled();
    await enter();
    expect(goneTo).toEqual([feed]);
  });

  it('opens the feed after a sign-in in another tab', async () => {
    const { tell } = await start('/login');
    tell(asha);
    expect(goneTo).toEqual([feed]);
  });

  it('doesn’t navigate if the user was signed in before the page opened', async () => {
    await start('/login', asha);
    expect(goneTo).toEqual([]);
  });
});
