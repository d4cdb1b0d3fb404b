import type { AuthUser } from '@/data/ports/AuthProvider';

/**
 * Whether an account is new: its creation and last sign-in times are equal (spec section 4). The provider
 * stores them in whole seconds, so after a second sign-in within a second, it still counts as new.
 */
export function isNewAccount(user: Pick<AuthUser, 'creationTime' | 'lastSignInTime'>): boolean {
  return user.creationTime === user.lastSignInTime;
}

/** Returns a name for an account without a stored one: the auth provider's, or the email's local part. */
export const givenName = ({ displayName, email }: Pick<AuthUser, 'displayName' | 'email'>): string | null =>
  displayName || email?.split('@')[0] || null;
