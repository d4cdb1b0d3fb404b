import type {
  GuardedActions,
  GuardedProfile,
  LoadedProfile,
  ProfileActions,
  StarActions,
  UnloadedProfile,
} from '@/components/profile/profileView';
import type { UnsavedState } from '@/components/social/Unsaved';
import type { Fit } from '@/data/schema/fit';
import type { RequestShown } from '@/machines/profile/view';

export type LoadedStartup = LoadedProfile<'startup'> & {
  isStarred: boolean;
  viewing: GuardedProfile['viewing'];
  /**
   * Whose traction, funding and metrics are to see: everyone's, the owner's alone, not of whoever looks, of those traction
   * and funding only, or all of them, as the owner approved who looks.
   */
  figures: 'public' | 'own' | 'closed' | 'traction' | 'approved';
  /** How it fits what whoever looks is looking for as an investor; `null` for whoever is none. */
  fit: Fit | null;
  /** Whether it seeks investment; an inactive one may be the person's own to manage. */
  activity: 'active' | 'inactive' | 'ownInactive';
  interest: {
    isExpressed: boolean;
    /** It was expressed at least once: contact and deck are shown (spec section 4). */
    isRevealed: boolean;
    /** What came of it; `null` where there is none, and of one's own. `unheard`: it goes to nobody. */
    request: RequestShown | 'unheard' | null;
    /** The device doesn't have it. */
    unsaved?: UnsavedState;
  };
};

export type StartupView = UnloadedProfile | LoadedStartup;

export type StartupActions = ProfileActions<'startup'> &
  StarActions &
  GuardedActions & { onToggleInterest: () => void };

/** What is given to the parts of the screen that do more than show the profile. */
export type StartupPartProps = {
  view: LoadedStartup;
  actions: StartupActions;
  /** The present, ms since the epoch. */
  now: number;
};
