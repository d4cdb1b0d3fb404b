import type { ForgotPasswordScreenProps } from '@/screens/ForgotPassword/ForgotPasswordScreen';

// The auth machine seen from this screen, which doesn't know machines.

type ResetSnapshot = {
  hasTag: (tag: 'busy') => boolean;
  context: {
    resetSentTo: string | null;
    error: { kind: 'provider'; message: string } | { kind: 'terms' | 'load' } | null;
  };
};

type Reset = {
  /** Null until the actor is there. */
  snapshot: ResetSnapshot | null;
  send: (event: { type: 'reset.submit'; email: string } | { type: 'form.edit' }) => void;
  /** An event waits for the actor. */
  isStarting: boolean;
  /** The actor could not be fetched. */
  hasFailed: boolean;
  /** Forgets that. */
  dismiss: () => void;
};

/** What the screen shows of the authentication and asks of it. */
export function forgotPasswordProps(
  { snapshot, send, isStarting, hasFailed, dismiss }: Reset,
  isOnDevice: boolean,
): ForgotPasswordScreenProps {
  const { error, resetSentTo } = snapshot?.context ?? {};
  const isBusy = isStarting || snapshot?.hasTag('busy');
  return {
    state: isBusy ? 'submitting' : resetSentTo ? 'sent' : 'idle',
    error: error?.kind === 'provider' ? error.message : null,
    hasLoadFailed: hasFailed || error?.kind === 'load',
    sentTo: resetSentTo ?? undefined,
    onSubmit: (email) => send({ type: 'reset.submit', email }),
    onEdit: () => {
      if (hasFailed) dismiss();
      if (error) send({ type: 'form.edit' });
    },
    hasDeviceNote: isOnDevice,
  };
}
