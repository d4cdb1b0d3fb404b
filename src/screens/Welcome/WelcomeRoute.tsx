import { useMessages } from '@messages';
import { PageHead } from '@/app/PageHead';
import { useSession } from '@/app/useSession';
import { WelcomeScreen } from './WelcomeScreen';

export default function WelcomeRoute() {
  const { userName } = useSession();
  return (
    <>
      <PageHead title={useMessages('auth').welcomeNameless} />
      <WelcomeScreen name={userName} />
    </>
  );
}
