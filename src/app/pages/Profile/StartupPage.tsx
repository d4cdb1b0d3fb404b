import { useParams } from '@/app/router/useParams';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { StartupScreen } from '@/screens/Startup/StartupScreen';
import { ProfileHead } from './ProfileHead';
import { viewOfStartup } from './profileConnector';
import { useGetAccount } from './useGetAccount';
import { useProfile } from './useProfile';

function Startup({ slug }: { slug: string }) {
  const { view, actions, now } = useProfile('startup', slug, viewOfStartup);
  const onGetAccount = useGetAccount(slug);
  return (
    <>
      <ProfileHead kind="startup" view={view} />
      <StartupScreen view={view} actions={{ ...actions, onGetAccount }} now={now} />
    </>
  );
}

/** A startup's profile. Remounts for another startup, and when another account signs in. */
export default function StartupPage() {
  const { startupId = '' } = useParams();
  return <Startup key={`${startupId} ${useServices().userKey}`} slug={startupId} />;
}

export const preloadData = async () => currentServices().directory();
