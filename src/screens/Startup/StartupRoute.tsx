import { useMessages } from '@messages';
import { PageHead } from '@/app/PageHead';
import { useNow } from '@/app/useNow';
import { useParams } from '@/app/useParams';
import { useProfile } from '@/app/useProfile';
import { useSession } from '@/app/useSession';
import { StartupScreen } from './StartupScreen';
import { interestProps } from './startupProps';

function Startup({ id }: { id: string }) {
  const { actor, snapshot, props } = useProfile('startup', id);
  const t = useMessages('profile').startup;
  return (
    <>
      <PageHead title={props.profile?.name ?? (props.status === 'loading' ? t.loading : t.notFoundTitle)} />
      <StartupScreen {...props} {...interestProps(actor, snapshot)} now={useNow()} />
    </>
  );
}

/** A startup as whoever is signed in sees it: another one, or another person, begins anew. */
export default function StartupRoute() {
  const { startupId = '' } = useParams();
  return <Startup key={`${startupId} ${useSession().uid}`} id={startupId} />;
}
