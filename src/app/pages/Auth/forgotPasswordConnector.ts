import type { Auth } from '@/app/session/useAuth';
import type { ForgotPasswordScreenProps } from '@/screens/ForgotPassword/ForgotPasswordScreen';

/** Returns the props of the forgot-password screen from the authentication state. */
export function forgotPasswordConnector({
  snapshot,
  send,
  isStarting,
  hasFailed,
  isOffline,
  dismiss,
  accountsAt,
}: Auth): ForgotPasswordScreenProps {
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
    isOffline,
    hasDeviceNote: accountsAt === 'device',
  };
}
