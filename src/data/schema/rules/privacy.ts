import type { Investor } from '../shapes/investor';
import type { Startup } from '../shapes/startup';
import type { StartupPart } from '../shapes/startupParts';
import type { User } from '../shapes/user';
import { type Access, accessTo, type Privacy, stranger, type ViewerRelation } from './access';

// Reduces a page to the data that a viewer may see. The functions in access.ts decide which data that is.

/** The kinds of viewers as which an owner can preview a page, by kind of page. `self` is the owner. */
export const viewers = {
  startup: ['self', 'everyone', 'investor', 'interested', 'approved'],
  user: ['self', 'everyone', 'connection'],
  investor: ['self', 'everyone', 'founder'],
} as const;
export type Viewer = (typeof viewers)[keyof typeof viewers][number];

/** The relation of each kind of viewer to the owner, with only the facts that define the kind. */
export const viewerRelations: Record<Viewer, ViewerRelation> = {
  self: { ...stranger, isOwner: true },
  everyone: stranger,
  connection: { ...stranger, isConnection: true },
  founder: { ...stranger, isFounder: true },
  investor: { ...stranger, isInvestor: true },
  interested: { ...stranger, hasExpressedInterest: true },
  approved: { ...stranger, isInvestor: true, hasExpressedInterest: true, isApproved: true },
};

/** Whether a viewer sees the whole of a page, or the posts and comments of its owner (spec section 6). */
export const isOpenTo = (privacy: Privacy, viewer: Viewer, kind: 'page' | 'contribution' = 'page'): boolean =>
  accessTo({ kind, privacy }, viewerRelations[viewer]).extent === 'full';

const without: Record<StartupPart, (startup: Startup) => Startup> = {
  traction: ({ metrics: { monthlyRevenue: _, activeUsers: __, ...metrics }, ...startup }) => ({
    ...startup,
    metrics,
    history: [],
    fundraising: { currentRound: '', raised: 0, investors: 0 },
  }),
  metrics: ({ metrics: { monthlyRevenue, activeUsers }, ...startup }) => ({
    ...startup,
    metrics: {
      ...(monthlyRevenue !== undefined && { monthlyRevenue }),
      ...(activeUsers !== undefined && { activeUsers }),
    },
  }),
  contact: (startup) => ({
    ...startup,
    website: '',
    email: '',
    pitchDeck: '',
    ...(startup.pitchDeck && { hasClosedDeck: true as const }),
  }),
};

/** Returns a startup without the data of the `closed` parts. */
export const withoutParts = (startup: Startup, closed: readonly StartupPart[]): Startup =>
  closed.reduce((left, part) => without[part](left), startup);

type UserInShort = Pick<User, 'id' | 'slug' | 'name' | 'role' | 'verified' | 'profileImage'>;

/** Returns what remains of a person's page for viewers without access: name, role and photo. */
export const limitedUser = ({ id, slug, name, role, verified, profileImage }: UserInShort): User => ({
  id,
  slug,
  name,
  role,
  verified,
  profileImage,
  coverImage: '',
  location: '',
  interests: [],
  lookingFor: [],
  bio: '',
  email: '',
  website: '',
  linkedin: '',
  twitter: '',
  github: '',
  joinDate: '',
  stats: { connections: 0, followers: 0, posts: 0, startups: 0 },
  education: [],
  skills: [],
  workExperience: [],
  startups: [],
  following: [],
  posts: [],
  achievements: [],
  availability: '',
  mentorshipFocus: [],
  certificates: [],
});

/** Returns what remains of an investor's page for viewers without access: name, title and photo. */
export const limitedInvestor = ({ id, slug, name, title, verified, profileImage }: Investor): Investor => ({
  id,
  slug,
  name,
  title,
  verified,
  profileImage,
  investorType: '',
  sectors: [],
  investments: '',
  location: '',
  website: '',
  email: '',
  linkedin: '',
  twitter: '',
  about: '',
  investmentPhilosophy: '',
  metrics: {},
  portfolio: [],
  founderTestimonials: [],
  posts: [],
  investmentCriteria: {
    stagePreference: [],
    geography: '',
    leadOrFollow: '',
    commitmentLevel: '',
    decisionTimeframe: '',
  },
  achievements: [],
  availableForMentoring: false,
  calendarLink: '',
});

/** Returns the data that a viewer with this access sees; `null` if the page is hidden. */
export const asSeen = <Profile>(
  profile: Profile,
  { extent }: Access,
  limited: (profile: Profile) => Profile,
): Profile | null => {
  if (extent === 'none') return null;
  return extent === 'limited' ? limited(profile) : profile;
};

/**
 * Returns the profiles, with the user's own profile reduced to its public data, or removed if it is private.
 * @param isOwn whether a profile is the user's own
 * @param limited returns what all viewers see of a restricted page
 */
export const withPrivacy = <Profile>(
  profiles: readonly Profile[],
  privacy: Privacy,
  isOwn: (profile: Profile) => boolean,
  limited: (profile: Profile) => Profile,
): Profile[] =>
  profiles.flatMap((profile) => {
    if (!isOwn(profile)) return profile;
    return asSeen(profile, accessTo({ kind: 'page', privacy }, stranger), limited) ?? [];
  });
