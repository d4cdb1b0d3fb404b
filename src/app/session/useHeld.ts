import { useLocale } from '@messages';
import { createContext, use, useEffect, useState } from 'react';
import type { HeldWork } from '@/data/ports/HeldWork';
import type { Opening } from '@/data/ports/Opening';
import { whenIdle } from '../hooks/whenIdle';

/** Where what waits on the device is found: fetched when it is asked for, the login page has no other need of it. */
export const HeldContext = createContext<Opening<HeldWork>>(async () =>
  (await import('./currentServices')).currentServices().held(),
);

/**
 * What was submitted while nobody was signed in, as part of a sentence; empty for nothing, until it is known, and where
 * the device can't be read.
 * @param profile what a completed profile is called
 */
export function useHeld(profile: string): string {
  const open = use(HeldContext);
  const locale = useLocale();
  const [what, setWhat] = useState('');
  useEffect(() => {
    async function read() {
      const [work, { heldWords }] = await Promise.all([open(), import('./heldWords')]);
      setWhat(heldWords(await work.read(), profile, locale));
    }
    return whenIdle(() => void read().catch(() => {}));
  }, [open, profile, locale]);
  return what;
}
