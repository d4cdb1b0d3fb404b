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

/** The one owner of who is signed in. */
export const session = createSession({
  storage: storage(),
  listen(callback) {
    const onStorage = (event: StorageEvent) => callback(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
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
