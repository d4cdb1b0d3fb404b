import type {
  GuardedActions,
  GuardedProfile,
  LoadedProfile,
  ProfileActions,
  StarActions,
  UnloadedProfile,
} from '@/components/profile/profileView';
import type { StartupAccessProps } from '@/components/profile/StartupAccess';
import type { UnsavedState } from '@/components/social/Unsaved';
import type { Fit } from '@/data/schema/fit';
import type { RequestShown } from '@/machines/profile/view';

/** A person that the page names, with a link to their page. */
type Named = { name: string; image: string; href: string };

export type LoadedStartup = LoadedProfile<'startup'> & {
  isStarred: boolean;
  /** Who listed it; `null` where that isn't known. */
  listedBy: Named | null;
  /** Team members with a page, by the name that the team lists. */
  members: readonly Named[];
  viewing: GuardedProfile['viewing'];
  /** Whose traction, funding and metrics are to see. */
  figures: StartupAccessProps['figures'];
  /** How it fits what whoever looks is looking for as an investor; `null` for whoever is none. */
  fit: Fit | null;
  /** Whether it seeks investment; an inactive one may be the person's own to manage. */
  activity: 'active' | 'inactive' | 'ownInactive';
  /** Whether the viewer can post as the startup: its owner, while it is active. */
  canPost: boolean;
  interest: {
    isExpressed: boolean;
    /** It was expressed at least once: contact and deck are shown (spec section 4). */
    isRevealed: boolean;
    /** What came of it; `null` where there is none, and of one's own. */
    request: RequestShown | null;
    /** Only an account can express it. */
    needsAccount: boolean;
    /** The device doesn't have it. */
    unsaved?: UnsavedState;
  };
};

export type StartupView = UnloadedProfile | LoadedStartup;

export type StartupActions = ProfileActions<'startup'> &
  StarActions &
  GuardedActions & {
    onToggleInterest: () => void;
    /** Leads to an account, and back to this page. */
    onGetAccount: () => void;
  };

/** What is given to the parts of the screen that do more than show the profile. */
export type StartupPartProps = {
  view: LoadedStartup;
  actions: StartupActions;
  /** The present, ms since the epoch. */
  now: number;
};
