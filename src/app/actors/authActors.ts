// What is real behind each machine: one file a machine, every actor it names, on the device's own parts. What a part needs
// beyond the first page is fetched when it is first called.

import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { AuthOutcome, AuthRequest } from '@/data/ports/session';
import type { SessionChanged } from '@/machines/auth/machine';
import { session } from '../services/services';

export const authActors = {
  observeSession: fromCallback<EventObject, void>(({ sendBack }) =>
    session.observe((user) => sendBack({ type: 'session.changed', user } satisfies SessionChanged)),
  ),
  authenticate: fromPromise<AuthOutcome, AuthRequest>(({ input }) => session.authenticate(input)),
  resetPassword: fromPromise<void, { email: string }>(({ input }) => session.resetPassword(input.email)),
  signOut: fromPromise<void, void>(() => session.signOut()),
};
