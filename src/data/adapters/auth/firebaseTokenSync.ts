import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth';

/** The endpoint on the app's own origin that receives the sign-in state. */
export type TokenSync = {
  /** A path, or an address on the same origin. */
  url: string;
  /** The maximum age of a token that is sent, in seconds. */
  maxAge: number;
};

/** How long a sign-in waits for the server, in ms. */
const timeout = 5000;

/**
 * Sends each token change to the server (spec section 7): `POST` with the token on sign-in and refresh,
 * `DELETE` on sign-out. A sign-in waits for this request, so that the server has the token before the next
 * request, but never fails because of it. After a failed request, the next token change sends another one.
 *
 * Sends nothing to another origin, nor from an insecure page.
 */
export function syncToken(auth: Auth, { url, maxAge }: TokenSync): void {
  const target = new URL(url, location.origin);
  if (!isSecureContext || target.origin !== location.origin) {
    console.warn(`VITE_FIREBASE_TOKEN_SYNC_URL: no token is sent to ${target} from ${location.origin}.`);
    return;
  }

  /** The server's token; `null` after a sign-out, `undefined` if unknown. */
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
    last = last.then(() => notify(user)).catch(() => {});
    return last;
  };
  beforeAuthStateChanged(auth, inOrder);
  onIdTokenChanged(auth, (user) => void inOrder(user));
}
