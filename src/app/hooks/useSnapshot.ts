import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Returns the actor's whole current snapshot, so that a screen renders from one snapshot. */
export function useSnapshot<Actor extends AnyActorRef>(actor: Actor): SnapshotFrom<Actor> {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  const get = () => actor.getSnapshot() as SnapshotFrom<Actor>;
  return useSyncExternalStore(subscribe, get, get);
}
