import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/navigation/Tabs';
import { arrangeTabs } from '@/components/navigation/tabGap';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage } from '@/components/profile/ProfilePage';
import { StartupAccess } from '@/components/profile/StartupAccess';
import { profileTabs } from '@/data/schema/shapes/choices';
import { StartupAside } from './StartupAside';
import { StartupHeader } from './StartupHeader';
import { StartupInactive } from './StartupInactive';
import { StartupInvestors } from './StartupInvestors';
import { StartupMetrics } from './StartupMetrics';
import { StartupMore } from './StartupMore';
import { StartupOverview } from './StartupOverview';
import { StartupTeam } from './StartupTeam';
import { StartupUpdates } from './StartupUpdates';
import type { StartupPartProps, StartupView } from './startupView';

type StartupTab = StartupPartProps['view']['tab'];

export type StartupScreenProps = Omit<StartupPartProps, 'view'> & { view: StartupView };

/** A startup's profile (spec section 2, Startup profile). */
export function StartupScreen({ view, actions, now }: StartupScreenProps) {
  return (
    <ProfilePage
      kind="startup"
      status={view.status}
      refusedLink={view.status === 'loaded' ? view.share.refusedLink : null}
      onRetry={actions.onRetry}
      onDismissShare={actions.onDismissShare}
    >
      {view.status === 'loaded' && <Loaded view={view} actions={actions} now={now} />}
    </ProfilePage>
  );
}

function Loaded(props: StartupPartProps) {
  const { view, actions } = props;
  const { profile, metricsAccess, interest, activity } = view;
  const t = useMessages('profile');
  const contents: Record<StartupTab, ReactNode> = {
    overview: <StartupOverview {...props} />,
    metrics: <StartupMetrics profile={profile} metricsAccess={metricsAccess} />,
    team: <StartupTeam profile={profile} members={view.members} />,
    investors: <StartupInvestors profile={profile} />,
    updates: <StartupUpdates {...props} />,
  };
  const aside = <StartupAside {...props} />;
  return (
    <>
      <StartupHeader {...props} />
      <StartupInactive name={profile.name} activity={activity} />
      <StartupAccess
        name={profile.name}
        metricsAccess={metricsAccess}
        isContactOpen={interest.isRevealed}
        canAsk={activity === 'active' && !interest.isExpressed}
      />
      <Tabs
        arrange={arrangeTabs}
        value={view.tab}
        onChange={actions.onTabChange}
        label={t.shared.sections(profile)}
        tabs={profileTabs.startup.map((value) => ({
          value,
          label: t.startup.tabs[value],
          content: (
            <ProfileLayout
              main={contents[value]}
              aside={aside}
              more={value === 'overview' && <StartupMore profile={profile} />}
            />
          ),
        }))}
      />
    </>
  );
}
