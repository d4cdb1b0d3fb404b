import * as z from 'zod/mini';
import type { FitCriterion, FitVerdict } from './choices';
import type { ProfileKind } from './ref';
import type { NotificationKind } from './settings';
import { id, listOf, moment } from './values';

/** The events that create notifications. */
export const notificationEvents = [
  'message',
  /** Another user requests the metrics of the user's startup. */
  'request',
  /** The startup's owner answers the user's request. */
  'approved',
  'declined',
  'revoked',
  'comment',
  /** Another user mentions the user in a post or a comment. */
  'mention',
  'follow',
  'followBack',
  /** Another user follows the user's startup. */
  'startupFollow',
  /** A startup that the user follows publishes a post. */
  'startupPost',
  /** Another user posts about a startup that belongs to the user or that they follow. */
  'postAboutStartup',
  /** A founder whose startup the user follows publishes a post in the feed. */
  'founderPost',
  'listing',
  'opportunity',
  /** Another account lists a startup that fits the user's criteria. */
  'newListing',
  /** A startup or person is new for a saved search of the user. */
  'searchMatch',
  'portfolioPost',
  'postAboutPortfolio',
  'round',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** A criterion that a startup meets. `given` is the startup's value; an amount is in whole dollars. */
export type NotificationReason = { verdict: Extract<FitVerdict, 'met' | 'close'> } & (
  | { criterion: Exclude<FitCriterion, 'amount'>; given: string }
  | { criterion: 'amount'; given: number }
);

/** One entry of the notification list. */
export type Notification = {
  /** Identifies the event: each load returns the same event under the same id. */
  id: string;
  /** The setting that switches notifications like this one on or off. */
  kind: NotificationKind;
  what: NotificationEvent;
  /** Ms since the epoch; `null` if the time wasn't recorded. */
  at: number | null;
  /** Who caused the event, or the startup to which it happened. */
  actor: { kind: ProfileKind; name: string; image: string };
  /** The startup that the event is about, if it isn't the actor; otherwise empty. */
  subject: string;
  /** The beginning of the message, post, comment or note, or of the actor's role or tagline; may be empty. */
  excerpt: string;
  /** Empty unless the event is about an opportunity. */
  reasons: readonly NotificationReason[];
  /** The URL of the page, post or conversation where the event happened. */
  href: string;
};

/** The seen notifications: all up to the time `at` (ms since the epoch). `ids`: those without a time. */
export const seenSchema = z.object({ at: moment, ids: listOf(id) });
export type Seen = z.infer<typeof seenSchema>;
