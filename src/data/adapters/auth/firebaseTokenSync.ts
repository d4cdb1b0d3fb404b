import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth';
import { reporting } from '../../log/report';

/** The endpoint on the app's own server that receives the user's ID token. */
export type TokenSync = {
  /** A path, or a URL on the same origin. */
  url: string;
  /** Tokens older than this, in seconds, aren't sent. */
  maxAge: number;
};

/** How long a sign-in waits for the endpoint, in ms. */
const timeout = 5000;

/**
 * Sends each change of the ID token to the endpoint (spec section 7): `POST` with the token on sign-in and
 * refresh, `DELETE` on sign-out. A sign-in waits for this request, so that the server has the token before
 * the next request. A failed request doesn't fail the sign-in; the next token change sends another request.
 *
 * Sends nothing to another origin, and nothing from an insecure page.
 */
export function syncToken(auth: Auth, { url, maxAge }: TokenSync): void {
  const target = new URL(url, location.origin);
  if (!isSecureContext || target.origin !== location.origin) {
    console.warn(`VITE_FIREBASE_TOKEN_SYNC_URL: no token is sent to ${target} from ${location.origin}.`);
    return;
  }

  /** The token that the server has; `null` after a sign-out, `undefined` if unknown. */
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

  // Requests run in sequence, so that an older token doesn't arrive after a sign-out.
  let last = Promise.resolve();
  const inOrder = (user: User | null) => {
    last = last.then(() => notify(user)).catch(reporting('token'));
    return last;
  };
  beforeAuthStateChanged(auth, inOrder);
  onIdTokenChanged(auth, (user) => void inOrder(user));
}
