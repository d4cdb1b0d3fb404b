import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import type { profileTabs } from '@/data/schema/choices';
import type { MarkChange, Marks } from '@/data/schema/marks';
import type { Viewer } from '@/data/schema/privacy';
import type { ProfileKind, Ref } from '@/data/schema/ref';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

export type ProfileTab<Kind extends ProfileKind = ProfileKind> = (typeof profileTabs)[Kind][number];

/** A link on its way to the clipboard. */
export type Share = {
  /** The button that was pressed: the one to say "Copied!". */
  from: string;
  /** The link itself. */
  text: string;
};

/** What the `watchRequest` actor sends back. `null`: none was ever sent. */
export type RequestChanged = { type: 'request.changed'; request: SentRequest | null };

export type ProfileContext = {
  kind: ProfileKind;
  /** As the address has it. */
  id: string;
  /** How long the person has waited for the page before it began, in ms; Infinity for one that was shown before. */
  waited: number;
  /** One of the kind's. */
  tab: ProfileTab;
  /** Through whose eyes one looks at one's own page. */
  viewer: Viewer;
  /** What was done to one's own page through others' eyes, and how it stands: it was only tried, nothing of it is kept. */
  tried: { readonly follow?: boolean; readonly interest?: boolean };
  /** Null until the profile is there. */
  page: ProfilePage | null;
  marks: Marks;
  /** Of a startup in which interest was expressed: what came of it, as far as that is known. */
  request: SentRequest | null;
  /** Whom to connect with, as it was when the page came up: who is followed since stays in their place. */
  suggested: Ref[];
  /** The last link shared. */
  share: Share | null;
  outbox: Outbox<MarkChange>;
};

export type ProfileInput = {
  kind: ProfileKind;
  id: string;
  /** Where to begin. Another kind's tab, or any other text, reads as the first. */
  tab?: string;
  /** Through whose eyes, on one's own page. Any other text reads as one's own. */
  viewer?: string;
  waited?: number;
};

export type ProfileEvent =
  /** Shows another part of the profile. */
  | { type: 'tab.change'; tab: ProfileTab }
  /** Looks at one's own page through other eyes. What was tried through the last ones is forgotten. */
  | { type: 'viewer.change'; viewer: Viewer }
  /** Follows whose page it is, or stops following. */
  | { type: 'follow.toggle' }
  /** A startup's or an investor's; people have none. */
  | { type: 'star.toggle' }
  /** Expresses interest in a startup, or takes it back. */
  | { type: 'interest.toggle' }
  /** Likes a post, or takes the like back. */
  | { type: 'post.like'; postId: string }
  /** Follows someone on the page, or stops following. */
  | { type: 'person.follow'; ref: Ref }
  /** Copies a link. */
  | ({ type: 'share.press' } & Share)
  /** The link that couldn't be copied needn't be shown any more. */
  | { type: 'share.dismiss' }
  /** Reads everything again after a failure, from the very start. */
  | { type: 'profile.retry' }
  | WriteRetry
  | MarksReport
  | RequestChanged
  /** What the `watchDirectory` actor sends back. */
  | StoreChanged;
