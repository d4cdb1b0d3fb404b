import type { SnapshotFrom } from 'xstate';
import type { Session } from '@/data/ports/SessionStore';
import type { sessionMachine } from './machine';

/**
 * Whether observers may be notified of the stored session. The machine must have the tag `decided`. While this
 * browser tab has an unanswered sign-in request for the account, the request is answered first.
 */
export function canNotifyObservers(snapshot: SnapshotFrom<typeof sessionMachine>, { uid }: Session): boolean {
  const isOwn = uid !== null && snapshot.context.requests.some((request) => request.uid === uid);
  return snapshot.hasTag('decided') && !isOwn;
}
