import { useEffect, useRef, useSyncExternalStore } from 'react';
import { href } from '@/data/schema/href';
import type { AuthEvent } from '@/machines/auth/machine';
import { whenIdle } from '../hooks/whenIdle';
import { navigation } from '../router/navigation';

/** The authentication actor with all it needs, the provider included: nothing that a page waits for. */
const loadAuth = () => import('./authActor');
type Auth = Awaited<ReturnType<typeof loadAuth>>;

/** Shared by all who use it, as the actor is: what one of them asks for, another may show. */
const idle = { auth: null as Auth | null, isStarting: false, hasFailed: false };
let start = idle;
const listeners = new Set<() => void>();

function set(change: Partial<typeof idle>) {
  start = { ...start, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const found = (auth: Auth) => set({ auth, isStarting: false, hasFailed: false });
const dismiss = () => set({ hasFailed: false });

function send(event: AuthEvent) {
  set({ isStarting: !start.auth, hasFailed: false });
  loadAuth().then(
    (auth) => {
      found(auth);
      auth.authActor.send(event);
    },
    () => set({ isStarting: false, hasFailed: true }),
  );
}

const never = () => () => {};

/**
 * The one authentication actor, fetched and started when the page is idle or with the first event sent to it. Until
 * then `snapshot` is null, and `isStarting` tells that an event is on its way; `hasFailed`, that it could not be
 * delivered, until the next one or `dismiss`.
 * @param delay how long the page has better things to fetch, in ms
 */
export function useAuth(delay = 0) {
  const { auth, isStarting, hasFailed } = useSyncExternalStore(
    subscribe,
    () => start,
    () => idle,
  );
  const snapshot = useSyncExternalStore(
    auth?.subscribe ?? never,
    () => auth?.authActor.getSnapshot() ?? null,
    () => null,
  );

  useEffect(() => whenIdle(() => void loadAuth().then(found, () => {}), delay), [delay]);

  // It was said on a page that is gone.
  useEffect(() => dismiss, []);

  return { snapshot, send, isStarting, hasFailed, dismiss };
}

/** The login card is not for whoever is signed in already when it comes up: they go on to the feed. */
export function useForGuestsOnly(snapshot: ReturnType<typeof useAuth>['snapshot'], isApplied = true) {
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || !snapshot || snapshot.matches('checking')) return;
    isDecided.current = true;
    if (isApplied && snapshot.matches('signedIn')) void navigation.go(href('explore'), { replace: true });
  }, [snapshot, isApplied]);
}
