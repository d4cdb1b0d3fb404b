import type { LazyPort } from '@/data/ports/LazyPort';

/** Returns a function that opens a port on its first call. After a failure, the next call tries again. */
export function openOnce<Port>(open: () => Promise<Port>): LazyPort<Port> {
  let known: Promise<Port> | undefined;
  return () => {
    const current = known ?? open();
    known = current;
    current.catch(() => {
      if (known === current) known = undefined;
    });
    return current;
  };
}
