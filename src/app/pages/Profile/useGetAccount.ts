import { use } from 'react';
import { useGo } from '@/app/router/address';
import { href } from '@/data/schema/shapes/href';
import { SessionContext } from '../../session/useSession';
import { useShowToast } from '../../shell/useToasts';

/**
 * Returns a function that navigates to /register, and back to this startup after the registration. The
 * function first signs the demo account out, because only guests can register.
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
