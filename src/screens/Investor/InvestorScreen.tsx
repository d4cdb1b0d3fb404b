import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/navigation/Tabs';
import { LimitedPage } from '@/components/profile/LimitedPage';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage } from '@/components/profile/ProfilePage';
import type { PrivacyProps, ProfileScreenProps, StarProps } from '@/components/profile/profileScreen';
import { profileTabs } from '@/data/schema/choices';
import { href } from '@/data/schema/href';
import type { Investor } from '@/data/schema/investor';
import { InvestorAside } from './InvestorAside';
import { InvestorHeader } from './InvestorHeader';
import { InvestorOverview } from './InvestorOverview';
import { InvestorPortfolio } from './InvestorPortfolio';
import { InvestorPosts } from './InvestorPosts';
import { InvestorTestimonials } from './InvestorTestimonials';

type InvestorTab = InvestorScreenProps['tab'];

export type InvestorScreenProps = ProfileScreenProps<'investor'> & PrivacyProps & StarProps;

/** An investor's profile (spec section 2, Investor profile). */
export function InvestorScreen(props: InvestorScreenProps) {
  const { profile } = props;
  return (
    <ProfilePage kind="investor" {...props}>
      {profile && <Loaded {...props} profile={profile} />}
    </ProfilePage>
  );
}

export type LoadedInvestorProps = InvestorScreenProps & { profile: Investor };

function Loaded(props: LoadedInvestorProps) {
  const { profile, isOwn, viewing, limitedTo } = props;
  return (
    <>
      <InvestorHeader {...props} />
      {limitedTo ? (
        <LimitedPage
          privacy={limitedTo}
          name={profile.name}
          settingsHref={isOwn ? href('investorAccount', { search: { tab: 'settings' } }) : undefined}
        />
      ) : (
        // To whoever looks through the eyes of others nothing says what to fill.
        <InvestorTabs {...props} isOwn={isOwn && viewing?.value === 'self'} />
      )}
    </>
  );
}

function InvestorTabs(props: LoadedInvestorProps) {
  const { profile } = props;
  const t = useMessages('profile');
  const aside = <InvestorAside {...props} />;
  const contents: Record<InvestorTab, ReactNode> = {
    overview: <InvestorOverview {...props} />,
    portfolio: <InvestorPortfolio profile={profile} />,
    testimonials: <InvestorTestimonials profile={profile} />,
    posts: <InvestorPosts {...props} />,
  };
  return (
    <Tabs
      value={props.tab}
      onChange={props.onTabChange}
      label={t.shared.sections(profile)}
      tabs={profileTabs.investor.map((value) => ({
        value,
        label: t.investor.tabs[value],
        content: <ProfileLayout main={contents[value]} aside={aside} />,
      }))}
    />
  );
}
