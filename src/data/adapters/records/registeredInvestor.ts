import type { Investor } from '../../schema/investor';
import type { InvestorAccount } from '../../schema/investorRegistration';
import type { User } from '../../schema/user';

/** The public profile of a registered investor (spec section 3). */
export function investorOf(id: string, account: InvestorAccount): Investor {
  return {
    id,
    name: account.fullName,
    title: account.investorType,
    verified: false,
    profileImage: '',
    investorType: account.investorType,
    sectors: account.preference,
    investments: account.assets,
    location: account.location,
    website: account.website,
    email: account.email,
    linkedin: account.linkedinProfile,
    twitter: '',
    about: account.about,
    investmentPhilosophy: account.valueAdd,
    metrics: {
      experience: account.experience,
      currentPortfolioSize: account.activeInvestment,
    },
    portfolio: [],
    founderTestimonials: [],
    posts: [],
    investmentCriteria: {
      stagePreference: account.investmentType,
      geography: account.geography ?? '',
      leadOrFollow: '',
      commitmentLevel: '',
      decisionTimeframe: account.timeline,
      mustHaves: account.mustHaves,
    },
    achievements: [],
    availableForMentoring: false,
    calendarLink: '',
  };
}

/** A person's own page with what they said when they registered as an investor, where it has nothing else. */
export const withAccount = (user: User, account: InvestorAccount): User => ({
  ...user,
  role: user.role || 'Investor',
  bio: user.bio || account.about,
  location: user.location || account.location,
  website: user.website || account.website,
  linkedin: user.linkedin || account.linkedinProfile,
});
