import type { SnapshotFrom } from 'xstate';
import type { Session } from '@/data/ports/session';
import type { sessionMachine } from './machine';

/**
 * Whether whoever observes the person who is signed in may be told of this session: it is decided, and no sign-in of
 * this tab that its caller doesn't know of yet.
 */
export function canNotifyObservers(snapshot: SnapshotFrom<typeof sessionMachine>, { uid }: Session): boolean {
  const isOwn = uid !== null && snapshot.context.requests.some((request) => request.uid === uid);
  return snapshot.hasTag('decided') && !isOwn;
}
