import type { Investor } from './investor';
import type { FounderPrivacy, InvestorPrivacy } from './settings';
import type { Startup } from './startup';
import type { User } from './user';

/** Who sees the whole of a page. */
export type Privacy = FounderPrivacy | InvestorPrivacy;

/** Through whose eyes one can look at one's own page, by its kind. The first is one's own. */
export const viewers = {
  startup: ['self', 'everyone'],
  user: ['self', 'everyone', 'connection'],
  investor: ['self', 'everyone', 'founder'],
} as const;
export type Viewer = (typeof viewers)[keyof typeof viewers][number];

const open: Record<Privacy, readonly Viewer[]> = {
  public: ['self', 'everyone', 'connection', 'founder'],
  private: ['self'],
  connections: ['self', 'connection'],
  founders: ['self', 'founder'],
};

/** Whether somebody sees the whole of a page (spec section 6). */
export const isOpenTo = (privacy: Privacy, viewer: Viewer): boolean => open[privacy].includes(viewer);

/** A listing as everyone sees it: traction, funding and metrics are not for them (spec section 6). */
export const limitedStartup = (startup: Startup): Startup => ({
  ...startup,
  metrics: {},
  history: [],
  fundraising: { currentRound: '', raised: 0, investors: 0 },
});

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

/**
 * One's own among the profiles that can be found: a private one not at all, one for some only by what everyone sees.
 * @param isOwn which is one's own
 * @param limited what everyone sees of it then
 */
export const withPrivacy = <Profile>(
  profiles: readonly Profile[],
  privacy: Privacy,
  isOwn: (profile: Profile) => boolean,
  limited: (profile: Profile) => Profile,
): Profile[] =>
  profiles.flatMap((profile) => {
    if (!isOwn(profile) || isOpenTo(privacy, 'everyone')) return profile;
    return privacy === 'private' ? [] : limited(profile);
  });
