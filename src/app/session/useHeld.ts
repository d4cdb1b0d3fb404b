import { createContext, use, useEffect, useState } from 'react';
import type { Held, HeldWork } from '@/data/ports/HeldWork';
import type { Opening } from '@/data/ports/Opening';
import { whenIdle } from '../hooks/whenIdle';

/** Where what waits on the device is found: fetched when it is asked for, the login page has no other need of it. */
export const HeldContext = createContext<Opening<HeldWork>>(async () =>
  (await import('./currentServices')).currentServices().held(),
);

/** What was submitted while nobody was signed in; `null` until it is known, and where the device can't be read. */
export function useHeld(): Held | null {
  const open = use(HeldContext);
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        open()
          .then((work) => work.read())
          .then(setHeld, () => {});
      }),
    [open],
  );
  return held;
}
