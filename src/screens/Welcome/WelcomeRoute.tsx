import { useSession } from '@/app/hooks';
import { WelcomeScreen } from './WelcomeScreen';

export default function WelcomeRoute() {
  return <WelcomeScreen name={useSession().userName} />;
}
