import type { AuthUser } from '@/data/ports/AuthProvider';
import type { AuthOutcome, AuthRequest, Session, SessionAccount } from '@/data/ports/SessionStore';

/** A sign-in, sign-out or account deletion, requested in this tab. */
export type SessionRequest =
  | { kind: 'authenticate'; request: AuthRequest }
  | { kind: 'signOut' }
  /** `password`: ignored if the account has none. `forget`: deletes an account's data from this browser. */
  | { kind: 'deleteAccount'; password: string; forget: (uid: string) => Promise<void> };

/** A request that the machine forwards to its `requests` actor. The answer has the same `id`. */
export type RequestCommand = { type: 'request.submit'; id: number; request: SessionRequest };

/** What the `requests` actor reports: exactly one report per request. */
export type RequestReport =
  /** A user signed in, registered, or opened the demo account. */
  | { type: 'account.entered'; id: number; account: SessionAccount; output: AuthOutcome }
  /** The user signed out. */
  | { type: 'account.left'; id: number; output: undefined }
  /** An account was deleted. `output`: whether all its data in this browser was deleted too. */
  | { type: 'account.deleted'; id: number; output: boolean }
  /** A request failed; `error` has the reason. */
  | { type: 'request.failed'; id: number; error: unknown };

/** Sent before `account.entered`: the account is signed in, and its stored data is being read. */
export type RequestAccepted = { type: 'request.accepted'; id: number; uid: string };

/** What the machine sends to its `stored` actor, which replies to `answer.compare` with `answer.compared`. */
export type StoredCommand =
  | { type: 'answer.compare'; user: AuthUser | null }
  | { type: 'account.keep'; account: SessionAccount }
  | { type: 'account.clear' };

/** The auth provider's answer, with the stored session to compare it with. */
export type AnswerCompared = { type: 'answer.compared'; user: AuthUser | null; session: Session };

/** What the `observeProvider` actor sends. */
export type ProviderReport =
  /** The signed-in user: soon after the start, and after every change. */
  | { type: 'provider.answer'; user: AuthUser | null }
  /** The provider is unavailable. */
  | { type: 'provider.failed' };

/** The account that the provider reported, and the session in storage after the account’s data was found. */
export type FoundAccount = { account: SessionAccount; session: Session };

export type SessionContext = {
  /** Requests whose caller hasn't received the answer yet. `uid`: the account that the request signed in. */
  requests: { id: number; request: SessionRequest; uid: string | null }[];
  /** The auth provider's last answer, while it waits for pending requests; else `null`. */
  pendingAnswer: { user: AuthUser | null } | null;
};

export type SessionEvent =
  /** Starts observing the provider, for a caller that needs to know who is signed in. */
  | { type: 'provider.observe' }
  | ProviderReport
  | AnswerCompared
  | RequestCommand
  | RequestAccepted
  | RequestReport
  /** Raised when the caller has received its answer. */
  | { type: 'request.close'; id: number }
  /** Raised to end the provider's session. */
  | { type: 'providerSession.end' };

export type SessionEmitted =
  /** The stored session, or whether observers may see it, may have changed. */
  | { type: 'session.changed' }
  | { type: 'request.done'; id: number; output: AuthOutcome | boolean | undefined }
  | { type: 'request.failed'; id: number; error: unknown };
