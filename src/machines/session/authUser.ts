import type { AuthUser } from '@/data/ports/AuthProvider';

/**
 * Spec section 4: an account is new when its creation time equals its last sign-in time. The provider writes both in
 * whole seconds, so a second sign-in within the first second still counts as new.
 */
export function isNewAccount(user: Pick<AuthUser, 'creationTime' | 'lastSignInTime'>): boolean {
  return user.creationTime === user.lastSignInTime;
}

/** Returns a name for an account without a stored one: the provider's, or the email's local part. */
export const givenName = ({ displayName, email }: Pick<AuthUser, 'displayName' | 'email'>): string | null =>
  displayName || email?.split('@')[0] || null;
