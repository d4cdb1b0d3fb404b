import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth';

/** Where a server on the app's own origin is told who is signed in. */
export type TokenSync = {
  /** A path, or an address on the same origin. */
  url: string;
  /** A token older than this isn't sent again, in seconds. */
  maxAge: number;
};

/** How long a sign-in waits for the server, in ms. */
const timeout = 5000;

/**
 * Tells the server each change of the token (spec section 7): `POST` with the token on sign-in and refresh, `DELETE` on
 * sign-out. A sign-in waits for it, so that the next request finds the server informed, but never fails with it: whoever
 * can't be told is told again at the next change.
 *
 * Nothing is sent to another origin, nor from a page that isn't secure.
 */
export function syncToken(auth: Auth, { url, maxAge }: TokenSync): void {
  const target = new URL(url, location.origin);
  if (!isSecureContext || target.origin !== location.origin) {
    console.warn(`VITE_FIREBASE_TOKEN_SYNC_URL: no token is sent to ${target} from ${location.origin}.`);
    return;
  }

  /** What the server knows: a token, `null` for nobody, `undefined` for nothing yet. */
  let known: string | null | undefined;
  async function notify(user: User | null) {
    const result = await user?.getIdTokenResult();
    if (result && Date.now() - Date.parse(result.issuedAtTime) > maxAge * 1000) return;
    const token = result?.token ?? null;
    if (token === known) return;
    known = undefined;
    const { ok } = await fetch(target, {
      method: token ? 'POST' : 'DELETE',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(timeout),
    });
    if (ok) known = token;
  }

  // One after the other: an older token must not arrive after a sign-out.
  let last = Promise.resolve();
  const inOrder = (user: User | null) => {
    last = last.then(() => notify(user)).catch(() => {});
    return last;
  };
  beforeAuthStateChanged(auth, inOrder);
  onIdTokenChanged(auth, (user) => void inOrder(user));
}
