import { useMessages } from '@messages';
import { PageHead } from '@/app/PageHead';
import { useNow } from '@/app/useNow';
import { useParams } from '@/app/useParams';
import { useProfile } from '@/app/useProfile';
import { useSession } from '@/app/useSession';
import { connectionsOf, suggestedOf } from '@/machines/profile/view';
import { UserScreen } from './UserScreen';
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
        now={useNow()}
      />
    </>
  );
}

/** A person as whoever is signed in sees them: another one, or another viewer, begins anew. */
export default function UserRoute() {
  const { name = '' } = useParams();
  return <User key={`${name} ${useSession().uid}`} id={name} />;
}
