import { forgetFailures, lazyModule } from '@messages/lazyModule';
import { type ComponentType, createElement, use, useEffect, useState } from 'react';
import { handledElsewhere } from '@/data/log/report';

/** A component in a separate chunk. Suspends while it loads, and throws if it fails to load. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads the component, for example on hover. @throws if loading fails; the next call tries again */
  fetch: () => Promise<void>;
};

/** Returns a component that is loaded once: `lazyPart(() => import('./Card'), 'Card')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  const get = lazyModule(async () => (await load())[name]);
  const fetch = () =>
    get().then(
      () => {},
      (reason: unknown) => {
        forgetFailures();
        throw reason;
      },
    );
  return Object.assign((props: Props) => createElement(use(get()), props), { fetch });
}

/** Preloads a component that the user may open soon, once the page is interactive. */
export function usePreload({ fetch }: { fetch: () => Promise<void> }) {
  useEffect(() => void fetch().catch(handledElsewhere), [fetch]);
}

/**
 * State of lazily loaded content that a button opens. `isThere`: the content has loaded. If loading fails,
 * resets `isOpen`, so that the next press tries again.
 */
export function useOpened({ fetch }: { fetch: () => Promise<void> }) {
  const [isThere, setThere] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    fetch().then(
      () => setThere(true),
      () => setOpen(false),
    );
  };
  return { isThere, isOpen, open, onOpenChange: setOpen };
}
