import { useParams } from '@/app/router/useParams';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { UserScreen } from '@/screens/User/UserScreen';
import { ProfileHead } from './ProfileHead';
import { viewOfUser } from './profileConnector';
import { useProfile } from './useProfile';

function User({ id }: { id: string }) {
  const { view, actions, now } = useProfile('user', id, viewOfUser);
  return (
    <>
      <ProfileHead kind="user" view={view} />
      <UserScreen view={view} actions={actions} now={now} />
    </>
  );
}

/** A user's profile. Remounts for another user, and when another account signs in. */
export default function UserPage() {
  const { name = '' } = useParams();
  return <User key={`${name} ${useServices().userKey}`} id={name} />;
}

export const preloadData = async () => (await currentServices().directory()).loadIds();
