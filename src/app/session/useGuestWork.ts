import { useLocale } from '@messages';
import { createContext, use, useEffect, useState } from 'react';
import { reporting } from '@/data/log/report';
import type { GuestWork } from '@/data/ports/GuestWork';
import type { LazyPort } from '@/data/ports/LazyPort';
import { whenIdle } from '../hooks/whenIdle';

/** Opens the store of a guest's work. Loads on demand: the login page needs no other services. */
export const GuestWorkContext = createContext<LazyPort<GuestWork>>(async () =>
  (await import('./currentServices')).currentServices().guestWork(),
);

/**
 * Returns a message that lists a guest's submissions, stars, follows and requests. The message is empty if
 * there are none, until they are loaded, and after a failure.
 */
export function useGuestWork(): string {
  const open = use(GuestWorkContext);
  const locale = useLocale();
  const [message, setMessage] = useState('');
  useEffect(() => {
    async function read() {
      const { guestWorkMessage } = await import('./guestWorkMessage');
      setMessage(await guestWorkMessage(open, 'read', locale));
    }
    // With the delay, the code of a sign-in loads first.
    return whenIdle(() => void read().catch(reporting('guest work')), 500);
  }, [open, locale]);
  return message;
}
