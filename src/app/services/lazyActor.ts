import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { handledElsewhere } from '@/data/log/report';
import { createStore } from '../hooks/createStore';

export type LazyState<Parts extends { actor: AnyActorRef }> = {
  /** The loaded actor, and what else `load` returned with it; null until then. */
  parts: Parts | null;
  /** The state of the actor's machine; null until the actor has loaded. */
  snapshot: SnapshotFrom<Parts['actor']> | null;
  /** Whether an event is waiting for the actor to load. */
  isStarting: boolean;
  /** Whether the actor failed to load when an event was sent to it. */
  hasFailed: boolean;
};

/**
 * Creates a store for `useSyncExternalStore` with an actor that loads on first use. Until the actor has
 * loaded, events wait in their order. If it can't load, they are dropped, and the next event loads it again.
 * @param load loads the code and starts the actor
 */
export function lazyActor<Parts extends { actor: AnyActorRef }>(load: () => Promise<Parts>) {
  type Event = Parameters<Parts['actor']['send']>[0];
  const idle: LazyState<Parts> = { parts: null, snapshot: null, isStarting: false, hasFailed: false };
  const { get, subscribe, set: show } = createStore(idle);
  let waiting: Event[] = [];
  let loading: Promise<Parts> | undefined;
  const set = (change: Partial<LazyState<Parts>>) => show({ ...get(), ...change });

  function reset(hasFailed: boolean) {
    waiting = [];
    loading = undefined;
    show({ ...idle, hasFailed });
  }

  function start() {
    // Each attempt to load has its own queue of events.
    const mine = waiting;
    loading ??= load().then(
      (parts) => {
        const { actor } = parts;
        // Stopped while it was loading.
        if (mine !== waiting) actor.stop();
        else {
          actor.subscribe((snapshot) => set({ snapshot }));
          set({ parts });
          while (mine.length > 0) actor.send(mine.shift());
          show({ ...idle, parts, snapshot: actor.getSnapshot() });
        }
        return parts;
      },
      (error: unknown) => {
        if (mine === waiting) reset(get().hasFailed || mine.length > 0);
        throw error;
      },
    );
    return loading;
  }

  return {
    get,
    atBuild: () => idle,
    subscribe,
    /** Loads the actor in advance. Resolves with `undefined` if it can't load: the next use tries again. */
    prepare: (): Promise<Parts | undefined> => start().catch(handledElsewhere),
    /** Sends an event. Sends it synchronously if the actor has loaded. `onFailed`: it can't load. */
    send(event: Event, onFailed: (error: unknown) => void = handledElsewhere) {
      const { parts } = get();
      if (parts && waiting.length === 0) return parts.actor.send(event);
      waiting.push(event);
      set({ isStarting: true });
      start().catch(onFailed);
    },
    /** Clears `hasFailed`. */
    dismiss: () => set({ hasFailed: false }),
    /** Stops the actor. The next use loads a new one. */
    stop() {
      get().parts?.actor.stop();
      reset(false);
    },
  };
}

/** Runs a {@link lazyActor} until the component unmounts. Uses the `load` of the first render. */
export function useLazyActor<Parts extends { actor: AnyActorRef }>(load: () => Promise<Parts>) {
  const [{ get, atBuild, subscribe, prepare, send, stop }] = useState(() => lazyActor(load));
  useEffect(() => stop, [stop]);
  return { ...useSyncExternalStore(subscribe, get, atBuild), prepare, send };
}
