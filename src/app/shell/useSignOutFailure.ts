import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { Auth } from '../session/useAuth';
import { useSession } from '../session/useSession';
import { useShowToast } from './useToasts';

/** Shows a toast with the reason when signing out fails. */
export function useSignOutFailure({ snapshot, hasFailed }: Pick<Auth, 'snapshot' | 'hasFailed'>) {
  const t = useMessages('app');
  const { isSignedIn } = useSession();
  const showToast = useShowToast();
  const error = snapshot?.context.error;
  const failure =
    isSignedIn && (hasFailed || error?.kind === 'load')
      ? t.signOutFailed
      : error?.kind === 'provider'
        ? error.message
        : null;

  useEffect(() => {
    if (failure) showToast({ text: failure, tone: 'danger' });
  }, [failure, showToast]);
}
