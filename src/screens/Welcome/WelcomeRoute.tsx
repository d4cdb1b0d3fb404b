import { useSession } from '@/app/useSession';
import { WelcomeScreen } from './WelcomeScreen';

export default function WelcomeRoute() {
  return <WelcomeScreen name={useSession().userName} />;
}
