import { useMessages } from '@messages';
import { accountsAt } from '@/app/accounts';
import { PageHead } from '@/app/PageHead';
import { useAuth, useForGuestsOnly } from '@/app/useAuth';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

export default function ForgotPasswordRoute() {
  const t = useMessages('auth');
  const { snapshot, send, isStarting } = useAuth();
  const { error, resetSentTo } = snapshot?.context ?? {};
  const isBusy = isStarting || snapshot?.hasTag('busy');
  useForGuestsOnly(snapshot);

  return (
    <>
      <PageHead title={t.forgotTitle} description={t.headText} />
      <ForgotPasswordScreen
        state={isBusy ? 'submitting' : resetSentTo ? 'sent' : 'idle'}
        error={error?.kind === 'provider' ? error.message : null}
        sentTo={resetSentTo ?? undefined}
        onSubmit={(email) => send({ type: 'reset.submit', email })}
        onEdit={() => {
          if (error) send({ type: 'form.edit' });
        }}
        deviceNote={accountsAt === 'device'}
      />
    </>
  );
}
