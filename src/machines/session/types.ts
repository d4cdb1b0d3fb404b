import type { AuthUser } from '@/data/ports/AuthProvider';
import type { AuthOutcome, AuthRequest, Session, SessionAccount } from '@/data/ports/session';

/** What somebody in this tab asks for. */
export type SessionRequest =
  | { kind: 'authenticate'; request: AuthRequest }
  | { kind: 'signOut' }
  /** `password` of an account that has one. `forget` removes what this device keeps of an account. */
  | { kind: 'deleteAccount'; password: string; forget: (uid: string) => Promise<void> };

/** What the machine sends to its `requests` actor, and takes itself. `id` is the caller's: its answer bears it too. */
export type RequestCommand = { type: 'request.submit'; id: number; request: SessionRequest };

/** What the `requests` actor sends back: of each request one of these in the end. */
export type RequestReport =
  /** Somebody is in: signed in or up, or as the sample person. */
  | { type: 'account.entered'; id: number; account: SessionAccount; output: AuthOutcome }
  /** Whoever was signed in is out. */
  | { type: 'account.left'; id: number; output: undefined }
  /** An account is gone. `output`: whether all that was kept of it is gone too. */
  | { type: 'account.deleted'; id: number; output: boolean }
  /** A request came to nothing; the error says why. */
  | { type: 'request.failed'; id: number; error: unknown };

/** Sent before `account.entered`: the provider has let an account in, what is known of it is still being looked up. */
export type RequestAccepted = { type: 'request.accepted'; id: number; uid: string };

/** What the machine sends to its `stored` actor. A comparison comes back in `answer.compared`, at once. */
export type StoredCommand =
  | { type: 'answer.compare'; user: AuthUser | null }
  | { type: 'account.keep'; account: SessionAccount }
  | { type: 'account.clear' };

/** What the provider says beside what is stored. */
export type AnswerCompared = { type: 'answer.compared'; user: AuthUser | null; session: Session };

/** What the `observeProvider` actor sends. */
export type ProviderReport =
  /** Who is signed in: soon after the start, and at every change. */
  | { type: 'provider.answer'; user: AuthUser | null }
  /** The provider can't be had. */
  | { type: 'provider.failed' };

/** The account of somebody whom the provider names, and what is stored when it is found. */
export type FoundAccount = { account: SessionAccount; session: Session };

export type SessionContext = {
  /** Requests that haven't been closed. `uid`: the account that one has led to. */
  requests: { id: number; request: SessionRequest; uid: string | null }[];
  /** What the provider said last, until it is compared with what is stored: not while requests are pending. */
  pendingAnswer: { user: AuthUser | null } | null;
};

export type SessionEvent =
  /** Somebody wants to know who is signed in: the provider is asked from now on. */
  | { type: 'provider.observe' }
  | ProviderReport
  | AnswerCompared
  | RequestCommand
  | RequestAccepted
  | RequestReport
  /** Raised when the caller has its answer. */
  | { type: 'request.close'; id: number }
  /** Raised when the provider's session is to end. */
  | { type: 'providerSession.end' };

export type SessionEmitted =
  /** What is stored, or who may be told of it, has perhaps changed. */
  | { type: 'session.changed' }
  | { type: 'request.done'; id: number; output: AuthOutcome | boolean | undefined }
  | { type: 'request.failed'; id: number; error: unknown };
