import type { AuthMode, AuthValues } from '@/components/social/AuthCard';
import type { PopupProvider } from '@/data/schema/lists';
import type { AuthScreenProps } from '@/screens/Auth/AuthScreen';

// The auth machine seen from its card, which doesn't know machines: only what is shown and what can be asked for.

type AuthSnapshot = {
  hasTag: (tag: 'busy') => boolean;
  context: {
    request:
      | { kind: 'signIn' | 'signUp' | 'sample' | 'reset' }
      | { kind: 'popup'; provider: PopupProvider }
      | null;
    error: { kind: 'provider'; message: string } | { kind: 'terms' | 'load' } | null;
  };
};

type AuthEvent =
  | ({ type: 'signIn.submit' } & Pick<AuthValues, 'email' | 'password'>)
  | ({ type: 'signUp.submit' } & AuthValues)
  | { type: 'popup.open'; provider: PopupProvider }
  | { type: 'sample.enter' | 'form.edit' };

type Auth = {
  /** Null until the actor is there. */
  snapshot: AuthSnapshot | null;
  send: (event: AuthEvent) => void;
  /** An event waits for the actor. */
  isStarting: boolean;
  /** The actor could not be fetched. */
  hasFailed: boolean;
  /** Forgets that. */
  dismiss: () => void;
};

/** What the card shows of the authentication and does to it; which tab is open is the caller's. */
export function authProps(
  { snapshot, send, isStarting, hasFailed, dismiss }: Auth,
  mode: AuthMode,
  isOnDevice: boolean,
): Omit<AuthScreenProps, 'onModeChange'> {
  const { error, request } = snapshot?.context ?? {};
  return {
    mode,
    isBusy: isStarting || (snapshot?.hasTag('busy') ?? false),
    busyWith: request?.kind === 'popup' ? request.provider : request?.kind === 'sample' ? 'sample' : 'form',
    error: error?.kind === 'provider' ? error.message : null,
    areTermsMissing: error?.kind === 'terms',
    hasLoadFailed: hasFailed || error?.kind === 'load',
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
