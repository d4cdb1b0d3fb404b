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
import type { StartupAccessProps } from '@/components/profile/StartupAccess';
import type { UnsavedState } from '@/components/social/Unsaved';
import type { Fit } from '@/data/schema/rules/fit';
import type { RequestShown } from '@/machines/profile/view';

/** A person on the page, with a link to their profile. */
type Named = { name: string; image: string; href: string };

export type LoadedStartup = LoadedProfile<'startup'> & {
  isStarred: boolean;
  /** The person who listed the startup; `null` if that isn't known. */
  listedBy: (Named & { uid?: string | undefined }) | null;
  /** The team members who have a profile. `name` is their name in the startup's `team`. */
  members: readonly Named[];
  viewing: GuardedProfile['viewing'];
  /** Which of the traction, funding and key metrics the viewer sees. */
  metricsAccess: StartupAccessProps['metricsAccess'];
  /** How well the startup fits the viewer's criteria as an investor; `null` if the viewer isn't one. */
  fit: Fit | null;
  /** Whether the startup seeks investment. ownInactive: it is inactive, and the viewer manages it. */
  activity: 'active' | 'inactive' | 'ownInactive';
  /** Whether the viewer can post as the startup: true for its owner while the startup is active. */
  canPost: boolean;
  interest: {
    isExpressed: boolean;
    /** Whether contact details and pitch deck are visible, as after expressing interest (spec section 4). */
    isRevealed: boolean;
    /** The viewer's request for the metrics; `null` if there is no request, and for the owner. */
    request: RequestShown | null;
    /** Whether the viewer needs an account to express interest. */
    needsAccount: boolean;
    /** Set while a change of interest is being stored, or if storing it failed. */
    unsaved?: UnsavedState;
  };
};

export type StartupView = UnloadedProfile | LoadedStartup;

export type StartupActions = ProfileActions<'startup'> &
  StarActions &
  GuardedActions & {
    onToggleInterest: () => void;
    /** Navigates to registration, which returns to this page. */
    onGetAccount: () => void;
  };

/** Props of the parts of the page. */
export type StartupPartProps = ProfilePartProps<LoadedStartup, StartupActions>;

export type StartupScreenProps = ProfileScreenProps<StartupPartProps>;
