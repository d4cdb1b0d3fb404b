import { useParams } from '@/app/router/useParams';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { UserScreen } from '@/screens/User/UserScreen';
import { ProfileHead } from './ProfileHead';
import { viewOfUser } from './profileConnector';
import { useProfile } from './useProfile';

function User({ slug }: { slug: string }) {
  const { view, actions, now } = useProfile('user', slug, viewOfUser);
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
  return <User key={`${name} ${useServices().userKey}`} slug={name} />;
}

export const preloadData = async () => currentServices().directory();
