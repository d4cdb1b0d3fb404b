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
 * Says what was done while nobody was signed in; empty for nothing, until it is known, and where the device can't be read.
 */
export function useHeld(): string {
  const open = use(HeldContext);
  const locale = useLocale();
  const [said, setSaid] = useState('');
  useEffect(() => {
    async function read() {
      const { heldWords } = await import('./heldWords');
      setSaid(await heldWords(open, 'read', locale));
    }
    return whenIdle(() => void read().catch(() => {}));
  }, [open, locale]);
  return said;
}
