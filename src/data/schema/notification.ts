import * as z from 'zod/mini';
import type { FitCriterion, Verdict } from './choices';
import type { ProfileKind } from './ref';
import type { NotificationKind } from './settings';
import { id, moment } from './values';

/** What a person is told of. */
export const notificationEvents = [
  'message',
  /** For the figures of a startup of one's own. */
  'request',
  /** To a request of one's own. */
  'approved',
  'declined',
  'revoked',
  'comment',
  /** In a post or a comment. */
  'mention',
  'follow',
  'followBack',
  /** Of a startup of one's own. */
  'startupFollow',
  /** By the startup itself. */
  'startupPost',
  /** By somebody else, also about a startup of one's own. */
  'postAboutStartup',
  /** By whoever founded a startup, in the feed. */
  'founderPost',
  'listing',
  'opportunity',
  /** Listed by somebody else. */
  'newListing',
  'portfolioPost',
  'postAboutPortfolio',
  'round',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** Why a startup is told of: what it has of what one looks for. `given` of an amount: whole dollars. */
export type NotificationReason = { verdict: Extract<Verdict, 'met' | 'close'> } & (
  | { criterion: Exclude<FitCriterion, 'amount'>; given: string }
  | { criterion: 'amount'; given: number }
);

/** One entry of the notification list. */
export type Notification = {
  /** The same as long as it tells of the same event. */
  id: string;
  /** The setting that governs it. */
  kind: NotificationKind;
  what: NotificationEvent;
  /** Ms since the epoch; `null` where nobody noted when. */
  at: number | null;
  /** Who did it, or which startup it happened to. */
  actor: { kind: ProfileKind; name: string; image: string };
  /** The startup that it is about, where that isn't the actor; else empty. */
  subject: string;
  /** First words of what was written or of who it is, on one line; may be empty. */
  excerpt: string;
  /** Of an opportunity, else none. */
  reasons: readonly NotificationReason[];
  /** Where it happened. */
  href: string;
};

/** What isn't new any more: all up to a moment, and by their ids those without one. */
export const seenSchema = z.object({ at: moment, ids: z.array(id) });
export type Seen = z.infer<typeof seenSchema>;
