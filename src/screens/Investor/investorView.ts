import type {
  GuardedActions,
  GuardedProfile,
  LoadedProfile,
  ProfileActions,
  ProfilePartProps,
  ProfileScreenProps,
  StarActions,
  UnloadedProfile,
} from '@/components/profile/profileView';
import type { Fit } from '@/data/schema/rules/fit';
import type { Startup } from '@/data/schema/shapes/startup';

export type LoadedInvestor = LoadedProfile<'investor'> &
  GuardedProfile & {
    isStarred: boolean;
    /** How well each of the viewer's startups fits the investor's criteria. */
    fits: readonly { startup: Pick<Startup, 'id' | 'name'>; fit: Fit }[];
  };

export type InvestorView = UnloadedProfile | LoadedInvestor;

export type InvestorActions = ProfileActions<'investor'> & GuardedActions & StarActions;

/** Props of the parts of the page. */
export type InvestorPartProps = ProfilePartProps<LoadedInvestor, InvestorActions>;

export type InvestorScreenProps = ProfileScreenProps<InvestorPartProps>;
