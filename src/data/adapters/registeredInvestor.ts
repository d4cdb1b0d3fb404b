import type { Investor } from '../schema/investor';
import type { InvestorAccount } from '../schema/investorRegistration';
import { numberOf } from '../schema/numberOf';

/** The public profile of a registered investor (spec section 3). */
export function investorOf(id: string, account: InvestorAccount): Investor {
  return {
    id,
    name: account.fullName.trim(),
    title: account.investorType,
    verified: false,
    profileImage: '',
    investorType: account.investorType,
    sectors: account.preference,
    // "6-10" says at least six.
    investments: numberOf(account.assets.split('-')[0] ?? '') ?? 0,
    location: account.location.trim(),
    website: account.website.trim(),
    email: account.email.trim(),
    linkedin: account.linkedinProfile.trim(),
    twitter: '',
    about: account.about.trim(),
    investmentPhilosophy: account.valueAdd.trim(),
    metrics: {
      experience: numberOf(account.experience),
      currentPortfolioSize: numberOf(account.activeInvestment),
    },
    portfolio: [],
    founderTestimonials: [],
    posts: [],
    investmentCriteria: {
      stagePreference: account.investmentType,
      geography: '',
      leadOrFollow: '',
      commitmentLevel: '',
      decisionTimeframe: account.timeline,
    },
    achievements: [],
    availableForMentoring: false,
    calendarLink: '',
  };
}
