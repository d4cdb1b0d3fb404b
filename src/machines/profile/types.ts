import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import type { Viewer } from '@/data/schema/rules/privacy';
import type { profileTabs } from '@/data/schema/shapes/choices';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import type { ProfileKind, Ref } from '@/data/schema/shapes/ref';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteRetry } from '../shared/outbox';
import type { Share, SharePress } from '../shared/share';
import type { StoreChanged } from '../shared/sync';

export type ProfileTab<Kind extends ProfileKind = ProfileKind> = (typeof profileTabs)[Kind][number];

/** Sent by the `watchRequest` actor. `null`: the user never sent a request. */
export type RequestChanged = { type: 'request.changed'; request: SentRequest | null };

export type ProfileContext = {
  kind: ProfileKind;
  /** The profile's slug as the URL spells it. */
  slug: string;
  /** The time since the navigation, in ms. `Infinity` (no delay) for a page that was shown before. */
  waited: number;
  /** One of the tabs of this kind of profile. */
  tab: ProfileTab;
  /** The kind of viewer that the user previews their own page as. */
  viewer: Viewer;
  /** Whether the user pressed Follow or Express Interest in a preview as another viewer. Never stored. */
  tried: { readonly follow?: boolean; readonly interest?: boolean };
  /** `null` until the profile has loaded, or if it isn't found. */
  page: ProfilePage | null;
  marks: Marks;
  /** The user's request for the startup's metrics; `null` if there is none or it can't be read. */
  request: SentRequest | null;
  /** The suggestions when the page loaded. A suggestion stays in the list after the user follows it. */
  suggested: Ref[];
  /** The link that was shared last; `null` before the first. */
  share: Share | null;
  outbox: Outbox<MarkChange>;
};

export type ProfileInput = {
  kind: ProfileKind;
  slug: string;
  /** The initial tab. Any other text selects the first tab. */
  tab?: string;
  /** The kind of viewer to preview the user's own page as. Any other text means the owner. */
  viewer?: string;
  waited?: number;
};

export type ProfileEvent =
  /** Shows another tab of the profile. */
  | { type: 'tab.change'; tab: ProfileTab }
  /** Previews the user's own page as another viewer. Resets the buttons pressed in the last preview. */
  | { type: 'viewer.change'; viewer: Viewer }
  /** Follows the page's profile, or unfollows it. */
  | { type: 'follow.toggle' }
  /** Stars a startup or an investor, or removes the star. People have no star. */
  | { type: 'star.toggle' }
  /** Expresses interest in a startup, or withdraws it. */
  | { type: 'interest.toggle' }
  /** Likes a post, or removes the like. */
  | { type: 'post.like'; postId: string }
  /** Follows a profile listed on the page, or unfollows it. */
  | { type: 'person.follow'; ref: Ref }
  | SharePress
  /** Hides the link that couldn't be copied. */
  | { type: 'share.dismiss' }
  /** Restarts the machine after a failure. */
  | { type: 'profile.retry' }
  | WriteRetry
  | MarksReport
  | RequestChanged
  /** Sent by the `watchDirectory` actor. */
  | StoreChanged;
