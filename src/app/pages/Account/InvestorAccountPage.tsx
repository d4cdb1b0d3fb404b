import { useMessages } from '@messages';
import { lazyModule } from '@messages/lazyModule';
import { use } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { investorEditActors } from '@/app/actors/accountActors';
import { PageHead } from '@/app/pages/PageHead';
import { navigation } from '@/app/router/navigation';
import { meOf } from '@/app/services/me';
import { useSession } from '@/app/session/useSession';
import { toasts } from '@/app/shell/toasts';
import { editInvestorMachine } from '@/machines/edit/editInvestorMachine';
import { InvestorAccountScreen } from '@/screens/InvestorAccount/InvestorAccountScreen';
import { InvestorTab } from '@/screens/InvestorAccount/InvestorTab';
import { useEdit } from './useEdit';

const realInvestorMachine = editInvestorMachine.provide({ actors: investorEditActors });

const loadSettings = lazyModule(() => import('./SettingsTab'));

function Settings({ investorId }: { investorId?: string }) {
  const { SettingsTab } = use(loadSettings());
  return <SettingsTab kind="investor" investorId={investorId} />;
}

function InvestorAccount() {
  const t = useMessages('investorAccount');
  const me = meOf(useSession());
  const isSettings = new URLSearchParams(useSearch()).get('tab') === 'settings';
  const {
    actor: _,
    onChange: __,
    ...props
  } = useEdit(realInvestorMachine, {
    onSaved: () => toasts.show({ text: t.saved, tone: 'success' }),
  });
  return (
    <>
      <PageHead title={t.title} />
      <InvestorAccountScreen
        tab={isSettings ? 'settings' : 'profile'}
        onTab={(tab) =>
          void navigation.go(window.location.pathname + (tab === 'settings' ? '?tab=settings' : ''))
        }
        contents={{
          profile: <InvestorTab {...props} avatar={me.avatar} />,
          settings: <Settings investorId={props.saved?.investor?.id} />,
        }}
      />
    </>
  );
}

/** The investor's account of whoever is signed in: another person begins anew. */
export default function InvestorAccountPage() {
  return <InvestorAccount key={useSession().uid} />;
}
