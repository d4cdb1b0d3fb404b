import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { type Formats, useFormats } from '@messages/format';
import { Briefcase, Calendar, MapPin, MessageCircle, TrendingUp, Trophy } from 'lucide';
import { Button } from '@/components/controls/Button';
import { Tag } from '@/components/controls/Tag';
import { StarButton } from '@/components/directory/StarButton';
import { Grid } from '@/components/layout/Grid';
import { Stack } from '@/components/layout/Stack';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Tabs } from '@/components/navigation/Tabs';
import { webAddress } from '@/components/profile/address';
import { EmptySection } from '@/components/profile/EmptySection';
import { EntityRow } from '@/components/profile/EntityRow';
import { ExternalLink } from '@/components/profile/ExternalLink';
import { FactList } from '@/components/profile/FactList';
import { FollowButton } from '@/components/profile/FollowButton';
import { IconList } from '@/components/profile/IconList';
import { PostList } from '@/components/profile/PostList';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage, type ProfilePageProps } from '@/components/profile/ProfilePage';
import { Section } from '@/components/profile/Section';
import { ShareButton } from '@/components/profile/ShareButton';
import { StatTiles } from '@/components/profile/StatTiles';
import { TagList } from '@/components/profile/TagList';
import { Testimonial } from '@/components/profile/Testimonial';
import { Text } from '@/components/typography/Text';
import { profileTabs } from '@/data/schema/choices';
import type { Investor } from '@/data/schema/investor';
import { profileHref } from '@/data/schema/ref';

type InvestorTab = (typeof profileTabs.investor)[number];

export type InvestorScreenProps = {
  status: ProfilePageProps['status'];
  /** `null` unless loaded. */
  profile: Investor | null;
  /** The present, ms since the epoch. */
  now: number;
  tab: InvestorTab;
  onTab: (tab: InvestorTab) => void;
  isStarred: boolean;
  onStar: () => void;
  isFollowing: boolean;
  onFollow: () => void;
  share: {
    /** What copied its link just now: `header`, or a post by its id. */
    copiedFrom: string | null;
    /** The link that could not be copied. */
    refusedLink: string | null;
  };
  /** Copies the link of a place named in `share.copiedFrom`: a post's own, elsewhere the profile's. */
  onShare: (from: string) => void;
  onDismissShare: () => void;
  /** My likes by post id; what is missing is as the post says. */
  likes: Readonly<Record<string, boolean>>;
  onLike: (postId: string) => void;
  onRetry: () => void;
};

/** An investor's profile (spec section 2, Investor profile). */
export function InvestorScreen(props: InvestorScreenProps) {
  const { status, profile, share, onRetry, onDismissShare } = props;
  return (
    <ProfilePage
      kind="investor"
      status={status}
      onRetry={onRetry}
      refusedLink={share.refusedLink}
      onDismissShare={onDismissShare}
    >
      {profile && <Loaded {...props} profile={profile} />}
    </ProfilePage>
  );
}

type LoadedProps = InvestorScreenProps & { profile: Investor };

function Loaded(props: LoadedProps) {
  const { profile } = props;
  const t = useMessages('profile');
  const aside = <Aside profile={profile} />;
  const contents = {
    overview: <Overview profile={profile} />,
    portfolio: <Portfolio profile={profile} />,
    testimonials: <Testimonials profile={profile} />,
    posts: <Posts {...props} />,
  };
  return (
    <>
      <Header {...props} />
      <Tabs
        value={props.tab}
        onChange={props.onTab}
        label={t.shared.sections(profile)}
        tabs={profileTabs.investor.map((value) => ({
          value,
          label: t.investor.tabs[value],
          content: <ProfileLayout main={contents[value]} aside={aside} />,
        }))}
      />
    </>
  );
}

function Header({ profile, share, onShare, isFollowing, onFollow, isStarred, onStar }: LoadedProps) {
  const t = useMessages('profile').investor;
  const common = useMessages('common');
  const choiceText = useChoiceText();
  const calendar = profile.availableForMentoring ? webAddress(profile.calendarLink) : null;
  return (
    <ProfileHeader
      shape="round"
      image={profile.profileImage}
      cover=""
      name={profile.name}
      verified={profile.verified}
      star={<StarButton name={profile.name} isStarred={isStarred} onClick={onStar} />}
      subtitle={profile.title}
      facts={[
        ...(profile.investorType ? [{ icon: Briefcase, text: choiceText(profile.investorType) }] : []),
        ...(profile.location ? [{ icon: MapPin, text: profile.location }] : []),
        { icon: TrendingUp, text: t.investmentCount({ count: profile.investments }) },
      ]}
      tags={profile.availableForMentoring && <Tag tone="rise">{t.mentoring}</Tag>}
      actions={
        <>
          <ShareButton isCopied={share.copiedFrom === 'header'} onClick={() => onShare('header')} />
          <FollowButton isFollowing={isFollowing} onClick={onFollow} />
          <Button
            href={`/messages/${encodeURIComponent(profile.id)}`}
            variant={calendar ? 'secondary' : 'primary'}
            icon={MessageCircle}
          >
            {t.message}
          </Button>
          {calendar && (
            <Button href={calendar} target="_blank" rel="noopener noreferrer" icon={Calendar}>
              {t.scheduleMeeting}
              <VisuallyHidden> {common.newTab}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    />
  );
}

type InvestorMessages = ReturnType<typeof useMessages<'profile'>>['investor'];

/** What is known of the figures, in the order of the spec. */
function metricTiles({ metrics }: Investor, t: InvestorMessages, formats: Formats) {
  const tile = (label: string, value: number | undefined, show: (value: number) => string) =>
    value === undefined ? [] : [{ label, value: show(value) }];
  return [
    ...tile(t.aum, metrics.aum, formats.money),
    ...tile(t.experience, metrics.experience, (count) => t.years({ count })),
    ...tile(t.averageInvestment, metrics.averageInvestment, formats.money),
    ...tile(t.successfulExits, metrics.successfulExits, formats.count),
    ...tile(t.currentPortfolioSize, metrics.currentPortfolioSize, formats.count),
    ...tile(t.returnRate, metrics.returnRate, (value) => t.multiple({ value: formats.decimal(value) })),
  ];
}

function Overview({ profile }: { profile: Investor }) {
  const t = useMessages('profile').investor;
  const formats = useFormats();
  const metrics = metricTiles(profile, t, formats);
  return (
    <>
      <Section title={t.about}>
        {profile.about ? <Text>{profile.about}</Text> : <EmptySection>{t.noAbout}</EmptySection>}
      </Section>
      {metrics.length > 0 && (
        <Section title={t.metrics}>
          <StatTiles tiles={metrics} />
        </Section>
      )}
      {profile.investmentPhilosophy && (
        <Section title={t.philosophy}>
          <Text>{profile.investmentPhilosophy}</Text>
        </Section>
      )}
      {profile.achievements.length > 0 && (
        <Section title={t.achievements}>
          <IconList icon={Trophy} items={profile.achievements.map((title) => ({ title }))} />
        </Section>
      )}
    </>
  );
}

function Portfolio({ profile }: { profile: Investor }) {
  const t = useMessages('profile').investor;
  const choiceText = useChoiceText();
  return (
    <Section title={t.portfolio}>
      {profile.portfolio.length === 0 ? (
        <EmptySection>{t.noPortfolio}</EmptySection>
      ) : (
        <Grid as="ul" columns={2} gap={12}>
          {profile.portfolio.map((company) => (
            <li key={company.id ?? company.name}>
              <EntityRow
                look="tile"
                shape="square"
                name={company.name}
                image={company.logo}
                href={company.id && profileHref('startup', company.id)}
                facts={[choiceText(company.sector), choiceText(company.stage), company.year]}
              />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

function Testimonials({ profile }: { profile: Investor }) {
  const t = useMessages('profile').investor;
  return (
    <Section title={t.testimonials}>
      {profile.founderTestimonials.length === 0 ? (
        <EmptySection>{t.noTestimonials}</EmptySection>
      ) : (
        <Stack as="ul" gap={24}>
          {profile.founderTestimonials.map((testimonial) => (
            <li key={`${testimonial.name} ${testimonial.testimonial}`}>
              <Testimonial {...testimonial} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Posts({ profile, now, likes, share, onLike, onShare }: LoadedProps) {
  const t = useMessages('profile').investor;
  if (profile.posts.length === 0) {
    return (
      <Section title={t.posts}>
        <EmptySection>{t.noPosts}</EmptySection>
      </Section>
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{t.posts}</VisuallyHidden>
      <PostList
        posts={profile.posts}
        author={{
          name: profile.name,
          image: profile.profileImage,
          verified: profile.verified,
          shape: 'round',
        }}
        now={now}
        likes={likes}
        copiedFrom={share.copiedFrom}
        onLike={onLike}
        onShare={onShare}
      />
    </>
  );
}

const contacts = ['website', 'email', 'linkedin', 'twitter'] as const;

function Aside({ profile }: { profile: Investor }) {
  const t = useMessages('profile').investor;
  const choiceText = useChoiceText();
  const formats = useFormats();
  const { stagePreference, checkSize, ...criteria } = profile.investmentCriteria;
  const facts = [
    {
      term: t.checkSize,
      value: checkSize && t.range({ from: formats.money(checkSize.from), to: formats.money(checkSize.to) }),
    },
    { term: t.geography, value: criteria.geography },
    { term: t.leadOrFollow, value: criteria.leadOrFollow },
    { term: t.commitment, value: criteria.commitmentLevel },
    { term: t.decision, value: criteria.decisionTimeframe },
  ].filter((fact) => fact.value);
  const given = contacts.filter((kind) => profile[kind]);
  return (
    <>
      <Section title={t.criteria} size="small">
        <TagList label={t.stages} items={stagePreference.map(choiceText)} />
        {facts.length > 0 && <FactList facts={facts} />}
        {facts.length === 0 && stagePreference.length === 0 && <EmptySection>{t.noCriteria}</EmptySection>}
      </Section>
      <Section title={t.sectors} size="small">
        <TagList label={t.sectors} items={profile.sectors.map(choiceText)} />
        <FactList facts={[{ term: t.investments, value: formats.count(profile.investments) }]} />
      </Section>
      <Section title={t.contact} size="small">
        {given.length === 0 ? (
          <EmptySection>{t.noContact}</EmptySection>
        ) : (
          <Stack gap={8}>
            {given.map((kind) => (
              <ExternalLink key={kind} kind={kind} value={profile[kind]} />
            ))}
          </Stack>
        )}
      </Section>
    </>
  );
}
