import { forgetFailures, lazyModule } from '@messages/lazyModule';
import { type ComponentType, createElement, use, useState } from 'react';

/** A component that is fetched by itself. Drawn before it is there it suspends; it throws where it can't be fetched. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it before it is drawn: when idle, pointed at or opened. @throws where it can't be; the next call tries again */
  fetch: () => Promise<void>;
};

/** `lazyPart(async () => (await import('./Card')).Card)`: as a component, and fetched once. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const get = lazyModule(load);
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

/**
 * What a button opens that is fetched: `open` opens it as soon as it is there. One that can't be fetched leaves the
 * button for another try.
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
