import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { type Formats, useFormats } from '@messages/format';
import { Briefcase, Calendar, MapPin, MessageCircle, Pencil, TrendingUp, Trophy } from 'lucide';
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
import { KeptPage, type KeptPageProps } from '@/components/profile/KeptPage';
import { PostList } from '@/components/profile/PostList';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage, type ProfilePageProps } from '@/components/profile/ProfilePage';
import { Section } from '@/components/profile/Section';
import { ShareButton } from '@/components/profile/ShareButton';
import { StatTiles } from '@/components/profile/StatTiles';
import { TagList } from '@/components/profile/TagList';
import { Testimonial } from '@/components/profile/Testimonial';
import { ViewAs, type ViewAsProps } from '@/components/profile/ViewAs';
import { Text } from '@/components/typography/Text';
import { profileTabs } from '@/data/schema/choices';
import type { Investor } from '@/data/schema/investor';
import { profileHref } from '@/data/schema/ref';

type InvestorTab = (typeof profileTabs.investor)[number];

export type InvestorScreenProps = {
  status: ProfilePageProps['status'];
  /** `null` unless loaded; as whoever looks may see it. */
  profile: Investor | null;
  /** The signed-in person's own, which they can't follow or write to. */
  isOwn: boolean;
  /** On it: through whose eyes it is seen. */
  viewing: ViewAsProps | null;
  /** Who sees the whole page, where whoever looks sees but name, role and face. */
  keptFrom: KeptPageProps['privacy'] | null;
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
  const { profile, isOwn, viewing, keptFrom } = props;
  return (
    <>
      <Header {...props} />
      {keptFrom ? (
        <KeptPage
          privacy={keptFrom}
          name={profile.name}
          settingsHref={isOwn ? '/profile/investor/manage?tab=settings' : undefined}
        />
      ) : (
        // To whoever looks through the eyes of others nothing says what to fill.
        <InvestorTabs {...props} isOwn={isOwn && viewing?.value === 'self'} />
      )}
    </>
  );
}

function InvestorTabs(props: LoadedProps) {
  const { profile } = props;
  const t = useMessages('profile');
  const aside = <Aside {...props} />;
  const contents = {
    overview: <Overview {...props} />,
    portfolio: <Portfolio profile={profile} />,
    testimonials: <Testimonials profile={profile} />,
    posts: <Posts {...props} />,
  };
  return (
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
  );
}

function Header(props: LoadedProps) {
  const { profile, isOwn, viewing, keptFrom, share, onShare } = props;
  const { investor: t, user } = useMessages('profile');
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
      star={<StarButton name={profile.name} isStarred={props.isStarred} onClick={props.onStar} />}
      subtitle={choiceText(profile.title)}
      facts={[
        // Said once: who registered has no other title than their type.
        ...(profile.investorType && profile.investorType !== profile.title
          ? [{ icon: Briefcase, text: choiceText(profile.investorType) }]
          : []),
        ...(profile.location ? [{ icon: MapPin, text: profile.location }] : []),
        ...(keptFrom ? [] : [{ icon: TrendingUp, text: t.investmentCount({ count: profile.investments }) }]),
      ]}
      tags={profile.availableForMentoring && <Tag tone="rise">{t.mentoring}</Tag>}
      actions={
        <>
          <ShareButton isCopied={share.copiedFrom === 'header'} onClick={() => onShare('header')} />
          {isOwn ? (
            <Button href="/profile/investor/manage" icon={Pencil}>
              {user.editProfile}
            </Button>
          ) : (
            <>
              <FollowButton isFollowing={props.isFollowing} onClick={props.onFollow} />
              <Button
                href={`/messages/${encodeURIComponent(profile.id)}`}
                variant={calendar ? 'secondary' : 'primary'}
                icon={MessageCircle}
              >
                {t.message}
              </Button>
            </>
          )}
          {calendar && (
            <Button href={calendar} target="_blank" rel="noopener noreferrer" icon={Calendar}>
              {t.scheduleMeeting}
              <VisuallyHidden> {common.newTab}</VisuallyHidden>
            </Button>
          )}
        </>
      }
      note={viewing && <ViewAs {...viewing} />}
    />
  );
}

/** What its owner is led to, to fill a part. */
const fillHrefs = {
  about: '/profile/investor/manage',
  contact: '/profile/investor/manage',
  posts: '/explore',
} as const;

type EmptyProps = { part: keyof typeof fillHrefs; isOwn: boolean; children: string };

/** A part that nobody filled yet: its owner is led to what fills it. */
function Empty({ part, isOwn, children }: EmptyProps) {
  const { ownEmpty, fill } = useMessages('profile').user;
  return isOwn ? (
    <EmptySection action={{ label: fill[part], href: fillHrefs[part] }}>{ownEmpty[part]}</EmptySection>
  ) : (
    <EmptySection>{children}</EmptySection>
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

function Overview({ profile, isOwn }: LoadedProps) {
  const t = useMessages('profile').investor;
  const formats = useFormats();
  const metrics = metricTiles(profile, t, formats);
  return (
    <>
      <Section title={t.about}>
        {profile.about ? (
          <Text>{profile.about}</Text>
        ) : (
          <Empty part="about" isOwn={isOwn}>
            {t.noAbout}
          </Empty>
        )}
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

function Posts({ profile, isOwn, now, likes, share, onLike, onShare }: LoadedProps) {
  const t = useMessages('profile').investor;
  if (profile.posts.length === 0) {
    return (
      <Section title={t.posts}>
        <Empty part="posts" isOwn={isOwn}>
          {t.noPosts}
        </Empty>
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

function Aside({ profile, isOwn }: LoadedProps) {
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
    { term: t.decision, value: choiceText(criteria.decisionTimeframe) },
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
          <Empty part="contact" isOwn={isOwn}>
            {t.noContact}
          </Empty>
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
