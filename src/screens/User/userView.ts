import type {
  GuardedActions,
  GuardedProfile,
  LoadedProfile,
  ProfileActions,
  ProfilePartProps,
  ProfileScreenProps,
  UnloadedProfile,
} from '@/components/profile/profileView';
import type { Ref } from '@/data/schema/shapes/ref';
import type { Connection } from '@/data/schema/shapes/user';

/** A profile that the user follows. */
type ShownConnection = Connection & {
  /** URL of the profile. Without `ref`, it is derived from name and role (spec section 2, Following tab). */
  href: string;
  /** URL of the conversation with the owner of the profile. */
  messageHref: string;
};

/** A suggestion for the viewer to follow. */
type Suggestion = Connection & { ref: Ref; href: string; isFollowing: boolean };

export type LoadedUser = LoadedProfile<'user'> &
  GuardedProfile & {
    /** The profiles that the page's user follows. On the viewer's own page, they come from the viewer's records. */
    connections: readonly ShownConnection[];
    /** Suggestions for the viewer. A followed profile remains in the list while the page is mounted. */
    suggestions: readonly Suggestion[];
  };

export type UserView = UnloadedProfile | LoadedUser;

export type UserActions = ProfileActions<'user'> &
  GuardedActions & {
    /** Follows or unfollows a suggested person. */
    onConnect: (ref: Ref) => void;
  };

/** Props of the parts of the page. */
export type UserPartProps = ProfilePartProps<LoadedUser, UserActions>;

export type UserScreenProps = ProfileScreenProps<UserPartProps>;
