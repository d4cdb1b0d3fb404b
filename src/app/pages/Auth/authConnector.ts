import type { Auth } from '@/app/session/useAuth';
import type { AuthMode } from '@/machines/auth/machine';
import type { AuthScreenProps } from '@/screens/Auth/AuthScreen';

/** Returns the login card's props from the authentication state. `mode` is the open tab. */
export function authConnector(
  { snapshot, send, isStarting, hasFailed, isOffline, dismiss, accountsAt, setupProblem }: Auth,
  mode: AuthMode,
): Omit<AuthScreenProps, 'onModeChange' | 'guestWork'> {
  const { error, request } = snapshot?.context ?? {};
  const isOnDevice = accountsAt === 'device';
  return {
    mode,
    isBusy: isStarting || (snapshot?.hasTag('busy') ?? false),
    busyWith: request?.kind === 'popup' ? request.provider : request?.kind === 'sample' ? 'sample' : 'form',
    error: error?.kind === 'provider' ? error.message : setupProblem,
    wait: error?.kind === 'provider' ? error.wait : undefined,
    areTermsMissing: error?.kind === 'terms',
    hasLoadFailed: hasFailed || error?.kind === 'load',
    isLate: error?.kind === 'late',
    isOffline,
    onSubmit: ({ fullName, email, password, hasAcceptedTerms }) =>
      send(
        mode === 'login'
          ? { type: 'signIn.submit', email, password }
          : { type: 'signUp.submit', fullName, email, password, hasAcceptedTerms },
      ),
    onContinueWith: (provider) => send({ type: 'popup.open', provider }),
    onEdit: () => {
      if (hasFailed) dismiss();
      if (error) send({ type: 'form.edit' });
    },
    onLookAround: isOnDevice ? () => send({ type: 'sample.enter' }) : undefined,
    hasDeviceNote: isOnDevice,
  };
}
