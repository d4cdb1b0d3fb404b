import { useLocale } from '@messages';
import { createContext, use, useEffect, useState } from 'react';
import type { HeldWork } from '@/data/ports/HeldWork';
import type { Opening } from '@/data/ports/Opening';
import { whenIdle } from '../hooks/whenIdle';

/** Opens a guest's submissions and marks. Loads on demand: the login page needs no other services. */
export const HeldContext = createContext<Opening<HeldWork>>(async () =>
  (await import('./currentServices')).currentServices().held(),
);

/** Returns a message about a guest's submissions and marks. Empty for none, and until loaded. */
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
