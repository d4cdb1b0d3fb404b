import { authError } from './authError';

/** The address as accounts keep it. @throws `auth/invalid-email` */
export function validAddress(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(address)) throw authError('auth/invalid-email');
  return address;
}

/** The address a reset mail goes to. @throws `auth/missing-email`, `auth/invalid-email` */
export function resetAddress(email: string): string {
  if (!email.trim()) throw authError('auth/missing-email');
  return validAddress(email);
}
