import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Returns the actor's current snapshot. A screen renders all its data from this one snapshot. */
export function useSnapshot<Actor extends AnyActorRef>(actor: Actor): SnapshotFrom<Actor> {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  const get = () => actor.getSnapshot() as SnapshotFrom<Actor>;
  return useSyncExternalStore(subscribe, get, get);
}
