import type { ProfilePage } from '@/data/ports/Directory';
import type { Viewer } from '@/data/schema/rules/privacy';
import type { profileTabs } from '@/data/schema/shapes/choices';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import type { LimitedPageProps } from './LimitedPage';

/** A tab of a profile. The first tab is `overview`. */
export type ProfileTabOf<Kind extends ProfileKind> = (typeof profileTabs)[Kind][number];

/** failed: the profile couldn't be read. The page then shows "not found" with an error (spec section 8). */
export type UnloadedProfile = { status: 'loading' | 'notFound' | 'failed' };

/** The state that loaded profiles of all kinds share (spec section 2). */
export type LoadedProfile<Kind extends ProfileKind = ProfileKind> = {
  status: 'loaded';
  /** The profile, with only the parts that the viewer may see. */
  profile: Extract<ProfilePage, { kind: Kind }>['profile'];
  /** Whether this is the user's own profile, not viewed as another viewer. The user can't follow it. */
  isOwn: boolean;
  tab: ProfileTabOf<Kind>;
  isFollowing: boolean;
  share: {
    /** The button that just copied a link: `header`, `contact` ("Copy Profile Link"), or a post's id. */
    copiedFrom: string | null;
    /** The link that couldn't be copied. */
    refusedLink: string | null;
  };
  /** Id of the post in the URL. */
  sharedId?: string;
  /** Whether the URL contains the id of a post that doesn't exist. */
  isSharedMissing?: boolean;
  /** The viewer's likes by post id. For a missing id, `post.isLiked` applies. */
  likes: Readonly<Record<string, boolean>>;
};

/** A page that its owner can hide from some viewers, except for a summary (spec section 6). */
export type GuardedProfile = {
  /** The choice of “View as” and its options; `null` unless the page is the user's own. */
  viewing: { value: Viewer; options: readonly Viewer[] } | null;
  /** The privacy setting that limits this viewer to the name, role and picture; `null` without a limit. */
  limitedTo: LimitedPageProps['privacy'] | null;
};

/** The actions of every profile. */
export type ProfileActions<Kind extends ProfileKind = ProfileKind> = {
  onTabChange: (tab: ProfileTabOf<Kind>) => void;
  onFollow: () => void;
  /** Copies a link: to a post if `from` is a post's id, otherwise to the profile. */
  onShare: (from: string) => void;
  onDismissShare: () => void;
  onLike: (postId: string) => void;
  onRetry: () => void;
};

/** The actions of a `GuardedProfile`. */
export type GuardedActions = { onViewerChange: (viewer: Viewer) => void };

/** The actions of a profile that the viewer can star. */
export type StarActions = { onStar: () => void };

/** Props of each part of a loaded profile. */
export type ProfilePartProps<
  Loaded extends LoadedProfile = LoadedProfile,
  Actions extends ProfileActions<never> = ProfileActions<never>,
> = {
  /** What the profile shows. */
  view: Loaded;
  /** Called for what the user does. */
  actions: Actions;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** Props of the screen of a profile, in every state. */
export type ProfileScreenProps<Part extends ProfilePartProps = ProfilePartProps> = Omit<Part, 'view'> & {
  /** What the profile shows, in every state. */
  view: UnloadedProfile | Part['view'];
};
