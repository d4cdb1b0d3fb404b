import type { SnapshotFrom } from 'xstate';
import type { Session } from '@/data/ports/SessionStore';
import type { sessionMachine } from './machine';

/**
 * Whether observers of the signed-in user may be notified of this session: it is decided, and it isn't the
 * result of a request in this tab whose caller has no answer yet.
 */
export function canNotifyObservers(snapshot: SnapshotFrom<typeof sessionMachine>, { uid }: Session): boolean {
  const isOwn = uid !== null && snapshot.context.requests.some((request) => request.uid === uid);
  return snapshot.hasTag('decided') && !isOwn;
}
