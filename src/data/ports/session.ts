import type { PopupProvider } from '../schema/lists';
import type { AuthUser, Credentials } from './AuthProvider';

/** One way in (spec section 7). The full name is kept on the device only: the provider never sees it. */
export type AuthRequest =
  | ({ kind: 'signIn' } & Credentials)
  | ({ kind: 'signUp'; fullName: string } & Credentials)
  | { kind: 'popup'; provider: PopupProvider }
  | { kind: 'sample' };

/** What a request ends in. `isNew`: the account's creation time equals its last sign-in time. */
export type AuthOutcome = { user: AuthUser; isNew: boolean };

/** Who is signed in on this device. Without a `uid` it is the flag alone: the sample person. */
export type SessionUser = { uid: string | null; userName: string | null };
