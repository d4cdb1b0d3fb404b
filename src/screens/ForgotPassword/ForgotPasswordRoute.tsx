import { useMessages } from '@messages';
import { accountsAt } from '@/app/accounts';
import { PageHead } from '@/app/PageHead';
import { useAuth, useForGuestsOnly } from '@/app/useAuth';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { forgotPasswordProps } from './forgotPasswordProps';

export default function ForgotPasswordRoute() {
  const t = useMessages('auth');
  const auth = useAuth();
  useForGuestsOnly(auth.snapshot);

  return (
    <>
      <PageHead title={t.forgotTitle} description={t.headText} />
      <ForgotPasswordScreen {...forgotPasswordProps(auth, accountsAt === 'device')} />
    </>
  );
}
