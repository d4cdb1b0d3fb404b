import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** An actor's state as it is now. All of it: a screen draws from one snapshot. */
export function useSnapshot<Actor extends AnyActorRef>(actor: Actor): SnapshotFrom<Actor> {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  const get = () => actor.getSnapshot() as SnapshotFrom<Actor>;
  return useSyncExternalStore(subscribe, get, get);
}
