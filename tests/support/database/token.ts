/** The signed-in user, as the rules see it in `auth`. */
export type Auth = { uid: string; provider?: string; token?: Record<string, unknown> };

type Claims = {
  sub?: unknown;
  user_id?: unknown;
  exp?: unknown;
  firebase?: { sign_in_provider?: string };
};

/**
 * Reads a token of `mockUserToken` or of the auth emulator. It doesn't verify the signature, because such tokens
 * have none. Returns the status for the SDK if the token isn't valid.
 */
export function authOf(token: string, now: number): Auth | 'invalid_token' | 'expired_token' {
  const claims = claimsOf(token);
  const uid = claims?.user_id ?? claims?.sub;
  if (!claims || typeof uid !== 'string' || uid === '') return 'invalid_token';
  if (claims.sub !== undefined && claims.sub !== uid) return 'invalid_token';
  if (typeof claims.exp === 'number' && claims.exp * 1000 <= now) return 'expired_token';
  return { uid, provider: claims.firebase?.sign_in_provider ?? 'custom', token: claims };
}

/** Returns when a user's token expires, in ms since the epoch. */
export const expiryOf = (auth: Auth | null): number =>
  typeof auth?.token?.exp === 'number' ? auth.token.exp * 1000 : Number.POSITIVE_INFINITY;

function claimsOf(token: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
