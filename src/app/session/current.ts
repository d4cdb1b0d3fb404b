import { reporting } from '@/data/log/report';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { routeAt } from '../router/routeTable';
import { loadAuthProvider } from '../services/accounts';
import { openOnce } from '../services/openOnce';
import { storage } from '../services/storage';
import { createSession } from './createSession';
import { nobody, somebody } from './storedSession';

/** Loads the authentication provider on first use. */
export const loadProvider = openOnce<AuthProvider>(loadAuthProvider);

/** Returns the user's email address according to the provider; `null` without an account. */
export async function loadEmail(): Promise<string | null> {
  const provider = await loadProvider();
  const user = await new Promise<AuthUser | null>((resolve) => {
    const stop = provider.observe((known) => {
      resolve(known);
      // `observe` may call back before it returns: `stop` isn't assigned yet then.
      queueMicrotask(() => stop());
    });
  });
  return user?.uid === session.get().uid ? user.email : null;
}

const loadDurable = () => import('../services/durable');

/** The app's session: the single source of who is signed in. */
export const session = createSession({
  storage: storage(),
  listen(callback) {
    const onStorage = (event: StorageEvent) => callback(event.key);
    // A page restored from the back/forward cache has missed events, so that any key may have changed.
    const onShow = (event: PageTransitionEvent) => event.persisted && callback(null);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
  durable: {
    restore: async () => (await loadDurable()).durable.reconcile(),
    // If the code fails to load, only local storage contains the session.
    save: (entries) =>
      loadDurable()
        .then(({ durable }) => durable.save(entries))
        .catch(reporting('session')),
  },
  loadProvider,
  // Matches the prerendered HTML: the app's pages show a signed-in user without a name. The login card and
  // public pages show no user. A user who is signed in now replaces the unnamed one, because a later change
  // of user would remount the page.
  atBuild(now) {
    const { hasShell, isProtected } = routeAt(window.location.pathname);
    if (!hasShell || (isProtected && !now.isSignedIn)) return nobody;
    return now.isSignedIn ? now : somebody;
  },
  openDevice: import.meta.env.VITE_FIREBASE_DATABASE_URL
    ? async () => (await import('../services/remoteDevice')).remoteDevice()
    : async () => (await import('../services/device')).device,
});
