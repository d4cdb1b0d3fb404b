/** The signed-in user, as the rules see it in `auth`. */
export type Auth = { uid: string; provider?: string; token?: Record<string, unknown> };

type Claims = {
  sub?: unknown;
  user_id?: unknown;
  iat?: number;
  exp?: number;
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
  const auth = { uid, provider: claims.firebase?.sign_in_provider ?? 'custom', token: claims };
  return expiryOf(auth) <= now ? 'expired_token' : auth;
}

/** Returns when a user's token expires, in ms since the epoch. */
export function expiryOf(auth: Auth | null): number {
  const { iat, exp } = (auth?.token ?? {}) as Claims;
  // A token of `mockUserToken` is issued in 1970 and doesn't expire.
  return iat && exp ? exp * 1000 : Number.POSITIVE_INFINITY;
}

function claimsOf(token: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}
