import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { useAuth, useForGuestsOnly } from '@/app/session/useAuth';
import { ForgotPasswordScreen } from '@/screens/ForgotPassword/ForgotPasswordScreen';
import { forgotPasswordConnector } from './forgotPasswordConnector';

export default function ForgotPasswordPage() {
  const t = useMessages('auth');
  const auth = useAuth();
  useForGuestsOnly(auth.snapshot);

  return (
    <>
      <PageHead title={t.forgotTitle} description={t.headText} />
      <ForgotPasswordScreen {...forgotPasswordConnector(auth)} />
    </>
  );
}
