import type { SnapshotFrom } from 'xstate';
import type { Session } from '@/data/ports/SessionStore';
import type { sessionMachine } from './machine';

/**
 * Whether observers of the signed-in user may be notified of this session. The machine must have the tag
 * `decided`. A request of this tab that signed in the account must be closed: its caller is answered first.
 */
export function canNotifyObservers(snapshot: SnapshotFrom<typeof sessionMachine>, { uid }: Session): boolean {
  const isOwn = uid !== null && snapshot.context.requests.some((request) => request.uid === uid);
  return snapshot.hasTag('decided') && !isOwn;
}
