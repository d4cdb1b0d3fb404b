import { type Access, accessTo, type Privacy, type Standing, type StartupPart, stranger } from './access';
import type { Investor } from './investor';
import type { Startup } from './startup';
import type { User } from './user';

// What is left of a page for whoever may not see the whole of it. Who may is decided in access.ts.

/** Through whose eyes one can look at one's own page, by its kind: every role that sees something else. The first is one's own. */
export const viewers = {
  startup: ['self', 'everyone', 'investor', 'interested', 'approved'],
  user: ['self', 'everyone', 'connection'],
  investor: ['self', 'everyone', 'founder'],
} as const;
export type Viewer = (typeof viewers)[keyof typeof viewers][number];

/** How whoever these are stands to the owner: no more than makes them what they are. */
export const standings: Record<Viewer, Standing> = {
  self: { ...stranger, isOwner: true },
  everyone: stranger,
  connection: { ...stranger, isConnection: true },
  founder: { ...stranger, isFounder: true },
  investor: { ...stranger, isInvestor: true },
  interested: { ...stranger, hasExpressedInterest: true },
  approved: { ...stranger, isInvestor: true, hasExpressedInterest: true, isApproved: true },
};

/** Whether somebody sees the whole of a page, or what its owner wrote (spec section 6). */
export const isOpenTo = (privacy: Privacy, viewer: Viewer, kind: 'page' | 'words' = 'page'): boolean =>
  accessTo({ kind, privacy }, standings[viewer]).extent === 'whole';

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

/** A startup without these parts. */
export const withoutParts = (startup: Startup, closed: readonly StartupPart[]): Startup =>
  closed.reduce((left, part) => without[part](left), startup);

type UserInShort = Pick<User, 'id' | 'name' | 'role' | 'verified' | 'profileImage'>;

/** What whoever may not see the whole page sees of a person: name, role and face. */
export const limitedUser = ({ id, name, role, verified, profileImage }: UserInShort): User => ({
  id,
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

/** The same of an investor. */
export const limitedInvestor = ({ id, name, title, verified, profileImage }: Investor): Investor => ({
  id,
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

/** What of a page is left to whoever has this access to it; `null` where they don't even know that it is there. */
export const asSeen = <Profile>(
  profile: Profile,
  { extent }: Access,
  limited: (profile: Profile) => Profile,
): Profile | null => {
  if (extent === 'nothing') return null;
  return extent === 'limited' ? limited(profile) : profile;
};

/**
 * One's own among the profiles that can be found, as everyone sees it: a private one not at all.
 * @param isOwn which is one's own
 * @param limited what everyone sees of it where it is kept for some
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
