import type { FounderPrivacy, InvestorPrivacy } from './settings';

// The one place that decides who sees what. Everything that shows something of somebody asks here: the directory, a page,
// the feed, the search, and what an owner is shown of how others see them.

/** Who sees the whole of a page. */
export type Privacy = FounderPrivacy | InvestorPrivacy;

/** How whoever looks stands to the owner of what they look at, and what they are themselves. */
export type Standing = {
  /** It is their own. */
  isOwner: boolean;
  /** The owner follows them: whom one follows is one's own choice, who follows one isn't. */
  isConnection: boolean;
  /** They have listed a startup. */
  isFounder: boolean;
  /** They have completed the investor registration. */
  isInvestor: boolean;
  /** They have expressed interest in the startup, taken back or not (spec section 4). */
  hasExpressedInterest: boolean;
  /** The startup's owner approved them. */
  isApproved: boolean;
};

/** Somebody of whom nothing is known. */
export const stranger: Standing = {
  isOwner: false,
  isConnection: false,
  isFounder: false,
  isInvestor: false,
  hasExpressedInterest: false,
  isApproved: false,
};

/** What of a listed startup is opened by itself (decisions, "People on one device"). The rest of it is everyone's. */
export const startupParts = ['traction', 'metrics', 'contact'] as const;
export type StartupPart = (typeof startupParts)[number];

/**
 * Something that somebody published. `page`: of a person, or of an investor. `words`: what its owner wrote, which is part
 * of their page wherever it stands: posts and comments. `trace`: what is counted of its owner, and names nobody: likes and
 * follows. `face`: name, role and face of somebody, who shows them by writing, however private their page is. `privacy`
 * is that of the owner's page. `update`: what is posted as a listed startup, which is as open as the startup.
 */
export type Published =
  | { kind: 'page' | 'words' | 'trace'; privacy: Privacy }
  | { kind: 'face'; privacy: Privacy; hasWritten: boolean }
  | { kind: 'startup'; part: StartupPart }
  | { kind: 'update' };

/** Whom something is open to, beside its owner: what can be said of it, whether it is open or not. */
export type Audience =
  | 'everyone'
  | 'nobody'
  | 'connections'
  | 'founders'
  | 'investors'
  | 'interested'
  | 'approved';

/** `limited`: no more than name, role and face. */
export type Access = { extent: 'whole' | 'limited' | 'nothing'; audience: Audience };

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

/** An approved investor sees everything of the startup. */
const belongs: Record<Audience, (standing: Standing) => boolean> = {
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

/** What whoever stands so to its owner sees of something. */
export function accessTo(published: Published, standing: Standing): Access {
  const audience = audienceOf(published);
  if (standing.isOwner || belongs[audience](standing)) return { extent: 'whole', audience };
  if (published.kind === 'face' && published.hasWritten) return { extent: 'whole', audience };
  if (published.kind === 'startup' || published.kind === 'words' || audience === 'nobody')
    return { extent: 'nothing', audience };
  // Of a page that is kept for some, everyone knows that it is there.
  return { extent: published.kind === 'page' ? 'limited' : 'whole', audience };
}

/** The parts of a listed startup that whoever stands so to its owner doesn't see. */
export const closedParts = (standing: Standing): StartupPart[] =>
  startupParts.filter((part) => accessTo({ kind: 'startup', part }, standing).extent === 'nothing');
