import type { Opening } from '@/data/ports/Opening';

/** A port opened once, with its first use; a failed opening is tried anew the next time. */
export function opening<Port>(open: () => Promise<Port>): Opening<Port> {
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
