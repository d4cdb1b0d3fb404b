import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { routeAt } from '../router/routeTable';
import { loadAuthProvider } from '../services/accounts';
import { keptNames } from '../services/keptNames';
import { opening } from '../services/opening';
import { storage } from '../services/storage';
import { createSession } from './session';
import { nobody, somebody } from './storedSession';

/** The authentication provider, fetched when it is first needed. */
export const loadProvider = opening<AuthProvider>(loadAuthProvider);

/** The address of whoever is signed in, as the provider knows it; `null` without an account. */
export async function loadEmail(): Promise<string | null> {
  const provider = await loadProvider();
  const user = await new Promise<AuthUser | null>((resolve) => {
    const stop = provider.observe((known) => {
      resolve(known);
      // Not before there is something to stop.
      queueMicrotask(() => stop());
    });
  });
  return user?.uid === session.get().uid ? user.email : null;
}

const loadDurable = () => import('../services/durable');

/** The one owner of who is signed in. */
export const session = createSession({
  storage: storage(),
  listen(callback) {
    const onStorage = (event: StorageEvent) => callback(event.key);
    // A page that Back brings out of the browser's cache has heard of nothing meanwhile.
    const onShow = (event: PageTransitionEvent) => event.persisted && callback(null);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
  durable: {
    restored: async () => (await (await loadDurable()).durable.reconcile()).get('session') ?? null,
    // Where the code can't be fetched, local storage is all there is.
    secure: (entries) =>
      loadDurable()
        .then(({ durable }) => durable.secure('session', entries))
        .catch(() => {}),
    keep: (entries) =>
      loadDurable()
        .then(({ durable }) => durable.keep('session', entries))
        .catch(() => {}),
  },
  loadProvider,
  // A page of the app is written for somebody, and the login card in its place for nobody; it shows who only once it is
  // alive. Whoever is signed in is met as they are: another person would begin the page anew.
  atBuild(now) {
    const { hasShell, isProtected } = routeAt(window.location.pathname);
    if (!hasShell || (isProtected && !now.isSignedIn)) return nobody;
    return now.isSignedIn ? now : somebody;
  },
  ...keptNames(async () => (await import('../services/device')).device),
});
