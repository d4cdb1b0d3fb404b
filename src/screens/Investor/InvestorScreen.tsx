import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/navigation/Tabs';
import { arrangeTabs } from '@/components/navigation/tabGap';
import { LimitedPage } from '@/components/profile/LimitedPage';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage } from '@/components/profile/ProfilePage';
import { profileTabs } from '@/data/schema/shapes/choices';
import { href } from '@/data/schema/shapes/href';
import { InvestorAside } from './InvestorAside';
import { InvestorHeader } from './InvestorHeader';
import { InvestorOverview } from './InvestorOverview';
import { InvestorPortfolio } from './InvestorPortfolio';
import { InvestorPosts } from './InvestorPosts';
import { InvestorTestimonials } from './InvestorTestimonials';
import type { InvestorPartProps, InvestorView } from './investorView';

type InvestorTab = InvestorPartProps['view']['tab'];

export type InvestorScreenProps = Omit<InvestorPartProps, 'view'> & { view: InvestorView };

/** An investor's profile (spec section 2, Investor profile). */
export function InvestorScreen({ view, actions, now }: InvestorScreenProps) {
  return (
    <ProfilePage
      kind="investor"
      status={view.status}
      refusedLink={view.status === 'loaded' ? view.share.refusedLink : null}
      onRetry={actions.onRetry}
      onDismissShare={actions.onDismissShare}
    >
      {view.status === 'loaded' && <Loaded view={view} actions={actions} now={now} />}
    </ProfilePage>
  );
}

function Loaded(props: InvestorPartProps) {
  const { view } = props;
  const { profile, viewing, limitedTo } = view;
  return (
    <>
      <InvestorHeader {...props} />
      {limitedTo ? (
        <LimitedPage
          privacy={limitedTo}
          name={profile.name}
          settingsHref={viewing ? href('investorAccount', { search: { tab: 'settings' } }) : undefined}
        />
      ) : (
        <InvestorTabs {...props} />
      )}
    </>
  );
}

function InvestorTabs(props: InvestorPartProps) {
  const { view, actions } = props;
  const { profile, fits, isOwn } = view;
  const t = useMessages('profile');
  const aside = <InvestorAside profile={profile} fits={fits} isOwn={isOwn} />;
  const contents: Record<InvestorTab, ReactNode> = {
    overview: <InvestorOverview profile={profile} isOwn={isOwn} />,
    portfolio: <InvestorPortfolio profile={profile} isOwn={isOwn} />,
    testimonials: <InvestorTestimonials profile={profile} />,
    posts: <InvestorPosts {...props} />,
  };
  return (
    <Tabs
      arrange={arrangeTabs}
      value={view.tab}
      onChange={actions.onTabChange}
      label={t.shared.sections(profile)}
      tabs={profileTabs.investor.map((value) => ({
        value,
        label: t.investor.tabs[value],
        content: <ProfileLayout main={contents[value]} aside={aside} />,
      }))}
    />
  );
}
