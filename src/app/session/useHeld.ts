import { useLocale } from '@messages';
import { createContext, use, useEffect, useState } from 'react';
import type { HeldWork } from '@/data/ports/HeldWork';
import type { Opening } from '@/data/ports/Opening';
import { whenIdle } from '../hooks/whenIdle';

/** Opens what a guest left on the device. The code is fetched on demand: the login page needs nothing else of it. */
export const HeldContext = createContext<Opening<HeldWork>>(async () =>
  (await import('./currentServices')).currentServices().held(),
);

/**
 * A sentence about what a guest left on the device; empty for nothing, while it is read, and where the device can't be read.
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
