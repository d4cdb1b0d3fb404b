import type { ProfilePage } from '@/data/ports/Directory';
import type { profileTabs } from '@/data/schema/choices';
import type { ProfileKind } from '@/data/schema/ref';
import type { LimitedPageProps } from './LimitedPage';
import type { ViewAsProps } from './ViewAs';

export type ProfileOf<Kind extends ProfileKind> = Extract<ProfilePage, { kind: Kind }>['profile'];

/** What the screens of all profiles are given (spec section 2). */
export type ProfileScreenProps<Kind extends ProfileKind = ProfileKind> = {
  /** failed: could not be read; shown as not found, with what failed (spec section 8). */
  status: 'loading' | 'loaded' | 'notFound' | 'failed';
  /** `null` unless loaded; as whoever looks may see it. */
  profile: ProfileOf<Kind> | null;
  /** The signed-in person's own page, or a startup they listed: to be edited, not followed. */
  isOwn: boolean;
  /** The present, ms since the epoch. */
  now: number;
  tab: (typeof profileTabs)[Kind][number];
  onTabChange: (tab: (typeof profileTabs)[Kind][number]) => void;
  isFollowing: boolean;
  onFollow: () => void;
  share: {
    /** What copied its link just now: `header`, `contact` ("Copy Profile Link"), or a post by its id. */
    copiedFrom: string | null;
    /** The link that could not be copied. */
    refusedLink: string | null;
  };
  /** Copies the link of a place named in `share.copiedFrom`: a post's own, elsewhere the profile's. */
  onShare: (from: string) => void;
  onDismissShare: () => void;
  /** My likes by post id; what is missing is as the post says. */
  likes: Readonly<Record<string, boolean>>;
  onLike: (postId: string) => void;
  onRetry: () => void;
};

/** Of a profile that can be starred. */
export type StarProps = { isStarred: boolean; onStar: () => void };

/** Of a page whose owner decides who sees the whole of it (spec section 6). */
export type PrivacyProps = {
  /** On one's own: through whose eyes it is seen. */
  viewing: ViewAsProps | null;
  /** Who sees the whole page, where whoever looks sees but name, role and face. */
  limitedTo: LimitedPageProps['privacy'] | null;
};
