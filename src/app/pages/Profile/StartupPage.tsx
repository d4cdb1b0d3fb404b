import { useMessages } from '@messages';
import { useNow } from '@/app/hooks/useNow';
import { PageHead } from '@/app/pages/PageHead';
import { useParams } from '@/app/router/useParams';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { StartupScreen } from '@/screens/Startup/StartupScreen';
import { interestProps } from './startupProps';
import { useProfile } from './useProfile';

function Startup({ id }: { id: string }) {
  const { actor, snapshot, props } = useProfile('startup', id);
  const t = useMessages('profile').startup;
  return (
    <>
      <PageHead title={props.profile?.name ?? (props.status === 'loading' ? t.loading : t.notFoundTitle)} />
      <StartupScreen {...props} {...interestProps(actor, snapshot)} now={useNow(useServices().now)} />
    </>
  );
}

/** A startup as whoever is signed in sees it: another one, or another person, begins anew. */
export default function StartupPage() {
  const { startupId = '' } = useParams();
  return <Startup key={`${startupId} ${useSession().uid}`} id={startupId} />;
}
