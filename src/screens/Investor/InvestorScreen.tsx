import { ProfilePage, type ProfileParts } from '@/components/profile/ProfilePage';
import { href } from '@/data/schema/shapes/href';
import { InvestorAside } from './InvestorAside';
import { InvestorHeader } from './InvestorHeader';
import { InvestorOverview } from './InvestorOverview';
import { InvestorPortfolio } from './InvestorPortfolio';
import { InvestorPosts } from './InvestorPosts';
import { InvestorTestimonials } from './InvestorTestimonials';
import type { InvestorPartProps, InvestorScreenProps } from './investorView';

const parts: ProfileParts<InvestorPartProps, 'investor'> = {
  Header: InvestorHeader,
  tabs: {
    overview: InvestorOverview,
    portfolio: InvestorPortfolio,
    testimonials: InvestorTestimonials,
    posts: InvestorPosts,
  },
  Aside: InvestorAside,
  settingsHref: href('investorAccount', { search: { tab: 'settings' } }),
};

/** An investor's profile (spec section 2, Investor profile). */
export const InvestorScreen = (props: InvestorScreenProps) => (
  <ProfilePage kind="investor" parts={parts} {...props} />
);
