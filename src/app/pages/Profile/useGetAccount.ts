import { use } from 'react';
import { useGo } from '@/app/router/address';
import { href } from '@/data/schema/shapes/href';
import { SessionContext } from '../../session/useSession';
import { useShowToast } from '../../shell/useToasts';

/**
 * Returns a function that opens the register card. After registration, the card navigates back to this
 * startup. The function first signs the demo account out, because the card is for guests.
 */
export function useGetAccount(startupId: string) {
  const session = use(SessionContext);
  const go = useGo();
  const showToast = useShowToast();
  return async () => {
    try {
      if (session.get().isSignedIn) await session.signOut();
    } catch (error) {
      return showToast({ text: error instanceof Error ? error.message : String(error), tone: 'danger' });
    }
    await go(href('register', { search: { startup: startupId } }));
  };
}
