import { useMessages } from '@messages';
import { useEffect, useState } from 'react';
import { meOf } from '@/app/services/me';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { useShowToast } from '@/app/shell/useToasts';
import { profileHref } from '@/data/schema/shapes/ref';
import { ProfileTab } from '@/screens/Account/ProfileTab';
import { editProfileOf } from './editMachines';
import { useEdit } from './useEdit';

/** The founder's profile, in its tab. */
export function OwnProfile() {
  const t = useMessages('account').founder;
  const me = meOf(useSession());
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => editProfileOf(services));
  const { view, actions } = useEdit(machine, {
    onSaved: () => showToast({ text: t.saved, tone: 'success' }),
  });
  const [signInEmail, setSignInEmail] = useState(services.hasAccount ? '' : null);
  useEffect(() => {
    let isUnmounted = !services.hasAccount;
    const show = (email: string | null) => {
      if (!isUnmounted) setSignInEmail(email || null);
    };
    void services.loadEmail().then(show, () => show(null));
    return () => {
      isUnmounted = true;
    };
  }, [services]);
  return (
    <ProfileTab
      view={view}
      actions={actions}
      signInEmail={signInEmail}
      publicHref={profileHref('user', me)}
    />
  );
}
