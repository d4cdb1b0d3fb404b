import { useMessages } from '@messages';
import { lazyModule } from '@messages/lazyModule';
import { use } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { investorEditActors } from '@/app/actors/accountActors';
import { meOf } from '@/app/me';
import { navigation } from '@/app/navigation';
import { PageHead } from '@/app/PageHead';
import { toasts } from '@/app/toasts';
import { useEdit } from '@/app/useEdit';
import { useSession } from '@/app/useSession';
import { editInvestorMachine } from '@/machines/editInvestorMachine';
import { InvestorAccountScreen } from './InvestorAccountScreen';
import { InvestorTab } from './InvestorTab';

const realInvestorMachine = editInvestorMachine.provide({ actors: investorEditActors });

const loadSettings = lazyModule(() => import('@/app/SettingsTab'));

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
    refused: __,
    onChange: ___,
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
export default function InvestorAccountRoute() {
  return <InvestorAccount key={useSession().uid} />;
}
