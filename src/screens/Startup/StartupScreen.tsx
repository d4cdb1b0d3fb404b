import { ProfilePage, type ProfileParts } from '@/components/profile/ProfilePage';
import { StartupAside } from './StartupAside';
import { StartupHeader } from './StartupHeader';
import { StartupInvestors } from './StartupInvestors';
import { StartupMetrics } from './StartupMetrics';
import { StartupMore } from './StartupMore';
import { StartupNotes } from './StartupNotes';
import { StartupOverview } from './StartupOverview';
import { StartupTeam } from './StartupTeam';
import { StartupUpdates } from './StartupUpdates';
import type { StartupPartProps, StartupScreenProps } from './startupView';

const parts: ProfileParts<StartupPartProps, 'startup'> = {
  Header: StartupHeader,
  Notes: StartupNotes,
  tabs: {
    overview: StartupOverview,
    metrics: StartupMetrics,
    team: StartupTeam,
    investors: StartupInvestors,
    updates: StartupUpdates,
  },
  Aside: StartupAside,
  More: StartupMore,
};

/** A startup's profile (spec section 2, Startup profile). */
export const StartupScreen = (props: StartupScreenProps) => (
  <ProfilePage kind="startup" parts={parts} {...props} />
);
