import type {
  GuardedActions,
  GuardedProfile,
  LoadedProfile,
  ProfileActions,
  UnloadedProfile,
} from '@/components/profile/profileView';
import type { Ref } from '@/data/schema/ref';
import type { Connection } from '@/data/schema/user';

/** Someone the person follows. */
type ShownConnection = Connection & {
  /** Their page: by `ref`, else by the rule of spec section 2 (Following tab). */
  href: string;
  /** The conversation with them. */
  messageHref: string;
};

/** Someone to connect with. */
type Suggestion = Connection & { ref: Ref; href: string; isFollowing: boolean };

export type LoadedUser = LoadedProfile<'user'> &
  GuardedProfile & {
    /** On one's own page: whom one follows by mark. */
    connections: readonly ShownConnection[];
    /** They stay in their place while the page is shown, also once followed. */
    suggestions: readonly Suggestion[];
  };

export type UserView = UnloadedProfile | LoadedUser;

export type UserActions = ProfileActions<'user'> &
  GuardedActions & {
    /** Follows whom is suggested, or stops following. */
    onConnect: (ref: Ref) => void;
  };

/** What is given to the parts of the screen that do more than show the profile. */
export type UserPartProps = {
  view: LoadedUser;
  actions: UserActions;
  /** The present, ms since the epoch. */
  now: number;
};
