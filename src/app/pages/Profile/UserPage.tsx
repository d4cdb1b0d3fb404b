import { useMessages } from '@messages';
import { useNow } from '@/app/hooks/useNow';
import { PageHead } from '@/app/pages/PageHead';
import { useParams } from '@/app/router/useParams';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { connectionsOf, suggestedOf } from '@/machines/profile/view';
import { UserScreen } from '@/screens/User/UserScreen';
import { useProfile } from './useProfile';
import { networkProps } from './userProps';

function User({ id }: { id: string }) {
  const { actor, snapshot, props } = useProfile('user', id);
  const { context } = snapshot;
  const t = useMessages('profile').user;
  return (
    <>
      <PageHead title={props.profile?.name ?? (props.status === 'loading' ? t.loading : t.notFoundTitle)} />
      <UserScreen
        {...props}
        {...networkProps(actor, connectionsOf(context), suggestedOf(context))}
        now={useNow(useServices().now)}
      />
    </>
  );
}

/** A person as whoever is signed in sees them: another one, or another viewer, begins anew. */
export default function UserPage() {
  const { name = '' } = useParams();
  return <User key={`${name} ${useSession().uid}`} id={name} />;
}
