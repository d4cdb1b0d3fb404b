import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { AuthOutcome, AuthRequest, SessionUser } from '@/data/ports/SessionStore';
import type { SessionChanged } from './machine';

/** Observes the current user and makes requests to the provider. Errors have the provider's message. */
type SessionPort = {
  observe(listener: (user: SessionUser | null) => void): () => void;
  authenticate(request: AuthRequest): Promise<AuthOutcome>;
  resetPassword(email: string): Promise<void>;
  signOut(): Promise<void>;
};

/** Returns the actors of the sign-in machine. */
export const authActors = ({ session }: { session: SessionPort }) => ({
  observeSession: fromCallback<EventObject, void>(({ sendBack }) =>
    session.observe((user) => sendBack({ type: 'session.changed', user } satisfies SessionChanged)),
  ),
  authenticate: fromPromise<AuthOutcome, AuthRequest>(({ input }) => session.authenticate(input)),
  resetPassword: fromPromise<void, { email: string }>(({ input }) => session.resetPassword(input.email)),
  signOut: fromPromise<void, void>(() => session.signOut()),
});
