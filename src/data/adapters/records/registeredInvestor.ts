import type { Investor } from '../../schema/shapes/investor';
import type { InvestorAccount } from '../../schema/shapes/investorRegistration';
import type { User } from '../../schema/shapes/user';
import { secureAddressOf } from '../../schema/text/secureAddress';

/** The kind and id of the record with an account's investor profile. */
export const investorKey = { kind: 'investorAccount', id: 'me' } as const;

/** Returns the range of check sizes; undefined if it is incomplete or the investor hides it. */
function checkSizeOf({ showsCheckSize, checkFrom, checkTo }: InvestorAccount) {
  if (!showsCheckSize || checkFrom === undefined || checkTo === undefined) return undefined;
  return { from: Math.min(checkFrom, checkTo), to: Math.max(checkFrom, checkTo) };
}

/** Returns the public profile of a registered investor (spec section 3). */
export function investorOf(id: string, account: InvestorAccount): Investor {
  return {
    id,
    slug: account.slug,
    name: account.fullName,
    title: account.investorType,
    verified: false,
    profileImage: '',
    investorType: account.investorType,
    sectors: account.preference,
    investments: account.assets,
    location: account.location,
    website: account.website,
    email: account.contactEmail ?? '',
    linkedin: account.linkedinProfile,
    twitter: '',
    about: account.about,
    investmentPhilosophy: account.valueAdd,
    metrics: {
      experience: account.experience,
      currentPortfolioSize: account.activeInvestment,
    },
    portfolio: (account.portfolio ?? []).map((company) => ({ ...company, sector: '', logo: '' })),
    founderTestimonials: [],
    posts: [],
    investmentCriteria: {
      stagePreference: account.investmentType,
      checkSize: checkSizeOf(account),
      geography: account.geography ?? '',
      leadOrFollow: '',
      commitmentLevel: '',
      decisionTimeframe: account.timeline,
      mustHaves: account.mustHaves,
    },
    achievements: [],
    availableForMentoring: account.availableForMentoring ?? false,
    calendarLink: secureAddressOf(account.calendarLink ?? '') ?? '',
  };
}

/** Fills the empty fields of a user's own page with data from their investor registration. */
export const withAccount = (user: User, account: InvestorAccount): User => ({
  ...user,
  role: user.role || 'Investor',
  bio: user.bio || account.about,
  location: user.location || account.location,
  website: user.website || account.website,
  linkedin: user.linkedin || account.linkedinProfile,
});
