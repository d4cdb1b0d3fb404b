import { useMessages } from '@messages';
import { useState } from 'react';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, useSearch } from '@/app/router/address';
import { currentServices } from '@/app/session/currentServices';
import { useMe } from '@/app/session/useMe';
import { useServices } from '@/app/session/useServices';
import { useShowToast } from '@/app/shell/useToasts';
import { SentRequests } from '@/components/account/SentRequests';
import { lazyPart } from '@/components/layout/lazyPart';
import { Stack } from '@/components/layout/Stack';
import { href } from '@/data/schema/shapes/href';
import { InvestorAccountScreen } from '@/screens/InvestorAccount/InvestorAccountScreen';
import { InvestorTab } from '@/screens/InvestorAccount/InvestorTab';
import { editInvestorOf } from './editMachines';
import { useEdit } from './useEdit';
import { useRequests } from './useRequests';

const SettingsTab = lazyPart(() => import('./SettingsTab'), 'SettingsTab');

function InvestorAccount() {
  const t = useMessages('investorAccount');
  const me = useMe();
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => editInvestorOf(services));
  const go = useGo();
  const isSettings = new URLSearchParams(useSearch()).get('tab') === 'settings';
  const { view, actions } = useEdit(machine, {
    onSaved: () => showToast({ text: t.saved, tone: 'success' }),
  });
  const requests = useRequests();
  const investor = view.status === 'ready' ? view.saved.investor : null;
  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      <InvestorAccountScreen
        tab={isSettings ? 'settings' : 'profile'}
        onTabChange={(tab) =>
          void go(href('investorAccount', { search: { tab: tab === 'settings' ? tab : '' } }))
        }
        contents={{
          profile: (
            <Stack gap={20}>
              <InvestorTab view={view} actions={actions} avatar={me.avatar} />
              <SentRequests view={requests.view} onRetry={requests.actions.onRetry} />
            </Stack>
          ),
          settings: <SettingsTab kind="investor" investor={investor} />,
        }}
      />
    </>
  );
}

/** The investor account of the current user. Remounts when another account signs in. */
export default function InvestorAccountPage() {
  return <InvestorAccount key={useServices().userKey} />;
}

export const preloadData = async () => currentServices().account();
