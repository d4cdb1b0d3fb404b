import { useMessages } from '@messages';
import { useEffect, useState } from 'react';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, usePathname, useSearch } from '@/app/router/address';
import { meOf } from '@/app/services/me';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { useShowToast } from '@/app/shell/useToasts';
import { SentRequests } from '@/components/account/SentRequests';
import { lazyPart } from '@/components/layout/lazyPart';
import { Stack } from '@/components/layout/Stack';
import { profileHref } from '@/data/schema/shapes/ref';
import { AccountScreen } from '@/screens/Account/AccountScreen';
import { ProfileTab } from '@/screens/Account/ProfileTab';
import { searchOf, tabOf } from './accountAddress';
import { editProfileOf } from './machines';
import { useEdit } from './useEdit';
import { useRequests } from './useRequests';

const OwnStartups = lazyPart(() => import('./OwnStartups'), 'OwnStartups');
const SettingsTab = lazyPart(() => import('./SettingsTab'), 'SettingsTab');

function Profile() {
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

function Account() {
  const tab = tabOf(useSearch());
  const pathname = usePathname();
  const go = useGo();
  const t = useMessages('account').founder;
  const { waiting, ...requests } = useRequests();
  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      <AccountScreen
        tab={tab}
        waiting={waiting}
        onTabChange={(next) => void go(`${pathname}${searchOf(next)}`)}
        contents={{
          profile: (
            <Stack gap={20}>
              <Profile />
              <SentRequests view={requests.view} onRetry={requests.actions.onRetry} />
            </Stack>
          ),
          settings: <SettingsTab kind="founder" />,
          startups: <OwnStartups requests={requests} />,
        }}
      />
    </>
  );
}

/** The account of the current user. Remounts when another account signs in. */
export default function AccountPage() {
  return <Account key={useServices().userKey} />;
}

export const preloadData = async () => currentServices().account();
