import type { ProfilePage } from '@/data/ports/Directory';
import type { profileTabs } from '@/data/schema/choices';
import type { Viewer } from '@/data/schema/privacy';
import type { ProfileKind } from '@/data/schema/ref';
import type { LimitedPageProps } from './LimitedPage';

/** failed: could not be read; shown as not found, with what failed (spec section 8). */
export type UnloadedProfile = { status: 'loading' | 'notFound' | 'failed' };

/** What every profile shows once it is there (spec section 2). */
export type LoadedProfile<Kind extends ProfileKind = ProfileKind> = {
  status: 'loaded';
  /** As whoever looks may see it. */
  profile: Extract<ProfilePage, { kind: Kind }>['profile'];
  /** The signed-in person's own page, or a startup they listed, through their own eyes: to be edited, not followed. */
  isOwn: boolean;
  tab: (typeof profileTabs)[Kind][number];
  isFollowing: boolean;
  share: {
    /** What copied its link just now: `header`, `contact` ("Copy Profile Link"), or a post by its id. */
    copiedFrom: string | null;
    /** The link that could not be copied. */
    refusedLink: string | null;
  };
  /** The post that the address points to. */
  sharedId?: string;
  /** It points to one that isn't there. */
  isSharedGone?: boolean;
  /** My likes by post id; what is missing is as the post says. */
  likes: Readonly<Record<string, boolean>>;
};

/** Of a page whose owner decides who sees the whole of it (spec section 6). */
export type GuardedProfile = {
  /** On one's own: through whose eyes it is seen. */
  viewing: { value: Viewer; options: readonly Viewer[] } | null;
  /** Who sees the whole page, where whoever looks sees but name, role and face. */
  limitedTo: LimitedPageProps['privacy'] | null;
};

/** What can be done on every profile. */
export type ProfileActions<Kind extends ProfileKind = ProfileKind> = {
  onTabChange: (tab: (typeof profileTabs)[Kind][number]) => void;
  onFollow: () => void;
  /** Copies the link of a place named in `share.copiedFrom`: a post's own, elsewhere the profile's. */
  onShare: (from: string) => void;
  onDismissShare: () => void;
  onLike: (postId: string) => void;
  onRetry: () => void;
};

/** On a page whose owner decides who sees the whole of it. */
export type GuardedActions = { onViewerChange: (viewer: Viewer) => void };

/** On a profile that can be starred. */
export type StarActions = { onStar: () => void };
