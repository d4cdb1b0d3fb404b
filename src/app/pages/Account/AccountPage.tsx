import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, usePathname, useSearch } from '@/app/router/address';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { SentRequests } from '@/components/account/SentRequests';
import { lazyPart } from '@/components/layout/lazyPart';
import { Stack } from '@/components/layout/Stack';
import { AccountScreen } from '@/screens/Account/AccountScreen';
import { searchOf, tabOf } from './accountAddress';
import { useRequests } from './useRequests';

const OwnProfile = lazyPart(() => import('./OwnProfile'), 'OwnProfile');
const OwnStartups = lazyPart(() => import('./OwnStartups'), 'OwnStartups');
const SettingsTab = lazyPart(() => import('./SettingsTab'), 'SettingsTab');

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
              <OwnProfile />
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

export const preloadData = () => Promise.all([currentServices().account(), OwnProfile.fetch()]);
