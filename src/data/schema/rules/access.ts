import type { FounderPrivacy, InvestorPrivacy } from '../shapes/settings';
import { type StartupPart, startupParts } from '../shapes/startupParts';

// Decides who sees what. The directory, profile pages, the feed, the search and the preview of an owner's own
// page all use these functions.

/** A page's privacy setting: who sees the whole page. */
export type Privacy = FounderPrivacy | InvestorPrivacy;

/** The viewer's relation to the owner of a record, and the viewer's own roles. */
export type ViewerRelation = {
  /** The viewer is the owner. */
  isOwner: boolean;
  /** The owner follows the viewer. Following the owner grants nothing, because anyone can do that. */
  isConnection: boolean;
  /** The viewer has listed a startup. */
  isFounder: boolean;
  /** The viewer has completed the investor registration. */
  isInvestor: boolean;
  /** The viewer has expressed interest in the startup, even if they withdrew it later (spec section 4). */
  hasExpressedInterest: boolean;
  /** The startup's owner has approved the viewer. */
  isApproved: boolean;
};

/** A viewer without any relation or role. */
export const stranger: ViewerRelation = {
  isOwner: false,
  isConnection: false,
  isFounder: false,
  isInvestor: false,
  hasExpressedInterest: false,
  isApproved: false,
};

/**
 * A published item. `privacy` is the setting of the owner's page.
 * - `page`: a person's or an investor's page.
 * - `contribution`: posts and comments, which have the privacy of their author's page on every screen.
 * - `mark`: likes and follows, which other users only see as counts.
 * - `identity`: the name, role and photo of a person. Recipients of the person's messages always see them.
 * - `startup`: a restricted part of a listed startup.
 * - `update`: a post written as a listed startup, which is as public as the startup.
 */
export type Published =
  | { kind: 'page' | 'contribution' | 'mark'; privacy: Privacy }
  | { kind: 'identity'; privacy: Privacy; hasWritten: boolean }
  | { kind: 'startup'; part: StartupPart }
  | { kind: 'update' };

/** Who can see an item, apart from its owner. */
export type Audience =
  | 'everyone'
  | 'nobody'
  | 'connections'
  | 'founders'
  | 'investors'
  | 'interested'
  | 'approved';

/** `limited`: only name, role and photo. */
export type Access = { extent: 'full' | 'limited' | 'none'; audience: Audience };

const audienceOfPage: Record<Privacy, Audience> = {
  public: 'everyone',
  private: 'nobody',
  connections: 'connections',
  founders: 'founders',
};

const audienceOfPart: Record<StartupPart, Audience> = {
  traction: 'investors',
  metrics: 'approved',
  contact: 'interested',
};

/** Whether a viewer belongs to an audience. An approved investor sees every part of the startup. */
const belongs: Record<Audience, (relation: ViewerRelation) => boolean> = {
  everyone: () => true,
  nobody: () => false,
  connections: ({ isConnection }) => isConnection,
  founders: ({ isFounder }) => isFounder,
  investors: ({ isInvestor, isApproved }) => isInvestor || isApproved,
  interested: ({ hasExpressedInterest, isApproved }) => hasExpressedInterest || isApproved,
  approved: ({ isApproved }) => isApproved,
};

function audienceOf(published: Published): Audience {
  if (published.kind === 'update') return 'everyone';
  return published.kind === 'startup' ? audienceOfPart[published.part] : audienceOfPage[published.privacy];
}

/** Returns how much of a published item the viewer sees, and the audience that the item is open to. */
export function accessTo(published: Published, relation: ViewerRelation): Access {
  const audience = audienceOf(published);
  if (relation.isOwner || belongs[audience](relation)) return { extent: 'full', audience };
  if (published.kind === 'identity' && published.hasWritten) return { extent: 'full', audience };
  if (published.kind === 'startup' || published.kind === 'contribution' || audience === 'nobody')
    return { extent: 'none', audience };
  // Unlike a private page, a restricted page shows all viewers the owner's name, role and photo.
  return { extent: published.kind === 'page' ? 'limited' : 'full', audience };
}

/** Returns the parts of a listed startup that the viewer can't see. */
export const closedParts = (relation: ViewerRelation): StartupPart[] =>
  startupParts.filter((part) => accessTo({ kind: 'startup', part }, relation).extent === 'none');
