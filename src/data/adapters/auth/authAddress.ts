import { authError } from './authError';

/** Returns an email address in the stored form: trimmed, in lower case. @throws `auth/invalid-email` */
export function validAddress(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(address)) throw authError('auth/invalid-email');
  return address;
}

/** Like `validAddress`, for a password reset. @throws `auth/missing-email`, `auth/invalid-email` */
export function resetAddress(email: string): string {
  if (!email.trim()) throw authError('auth/missing-email');
  return validAddress(email);
}
