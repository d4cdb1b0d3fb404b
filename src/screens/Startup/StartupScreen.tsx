import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/navigation/Tabs';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage } from '@/components/profile/ProfilePage';
import type { ProfileScreenProps, StarProps } from '@/components/profile/profileScreen';
import { profileTabs } from '@/data/schema/choices';
import type { Startup } from '@/data/schema/startup';
import { StartupAside } from './StartupAside';
import { StartupHeader } from './StartupHeader';
import { StartupInactive } from './StartupInactive';
import { StartupInvestors } from './StartupInvestors';
import { StartupMetrics } from './StartupMetrics';
import { StartupOverview } from './StartupOverview';
import { StartupTeam } from './StartupTeam';
import { StartupUpdates } from './StartupUpdates';

type StartupTab = StartupScreenProps['tab'];

export type StartupScreenProps = ProfileScreenProps<'startup'> &
  StarProps & {
    /** Whether it seeks investment; an inactive one may be the person's own to manage. */
    activity: 'active' | 'inactive' | 'ownInactive';
    interest: {
      isExpressed: boolean;
      /** It was expressed at least once: contact and deck are shown (spec section 4). */
      isRevealed: boolean;
    };
    onToggleInterest: () => void;
  };

/** A startup's profile (spec section 2, Startup profile). */
export function StartupScreen(props: StartupScreenProps) {
  const { profile } = props;
  return (
    <ProfilePage kind="startup" {...props}>
      {profile && <Loaded {...props} profile={profile} />}
    </ProfilePage>
  );
}

export type LoadedStartupProps = StartupScreenProps & { profile: Startup };

function Loaded(props: LoadedStartupProps) {
  const { profile } = props;
  const t = useMessages('profile');
  const contents: Record<StartupTab, ReactNode> = {
    overview: <StartupOverview {...props} />,
    metrics: <StartupMetrics {...props} />,
    team: <StartupTeam profile={profile} />,
    investors: <StartupInvestors profile={profile} />,
    updates: <StartupUpdates {...props} />,
  };
  const aside = <StartupAside {...props} />;
  return (
    <>
      <StartupHeader {...props} />
      <StartupInactive name={profile.name} activity={props.activity} />
      <Tabs
        value={props.tab}
        onChange={props.onTabChange}
        label={t.shared.sections(profile)}
        tabs={profileTabs.startup.map((value) => ({
          value,
          label: t.startup.tabs[value],
          content: <ProfileLayout main={contents[value]} aside={aside} />,
        }))}
      />
    </>
  );
}
