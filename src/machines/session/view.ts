import type { SnapshotFrom } from 'xstate';
import type { Session } from '@/data/ports/SessionStore';
import type { sessionMachine } from './machine';

/**
 * Whether observers may be notified of the stored session. The machine must have the tag `decided`. If a
 * request of this tab signed in the account, its caller must have received the answer first.
 */
export function canNotifyObservers(snapshot: SnapshotFrom<typeof sessionMachine>, { uid }: Session): boolean {
  const isOwn = uid !== null && snapshot.context.requests.some((request) => request.uid === uid);
  return snapshot.hasTag('decided') && !isOwn;
}
