import type {
  GuardedActions,
  GuardedProfile,
  LoadedProfile,
  ProfileActions,
  StarActions,
  UnloadedProfile,
} from '@/components/profile/profileView';

export type LoadedInvestor = LoadedProfile<'investor'> & GuardedProfile & { isStarred: boolean };

export type InvestorView = UnloadedProfile | LoadedInvestor;

export type InvestorActions = ProfileActions<'investor'> & GuardedActions & StarActions;

/** What is given to the parts of the screen that do more than show the profile. */
export type InvestorPartProps = {
  view: LoadedInvestor;
  actions: InvestorActions;
  /** The present, ms since the epoch. */
  now: number;
};
