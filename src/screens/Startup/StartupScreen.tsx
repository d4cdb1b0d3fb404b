import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Award, Calendar, Check, MapPin, Pencil, Users } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/controls/Button';
import { StarButton } from '@/components/directory/StarButton';
import { Alert } from '@/components/feedback/Alert';
import { Grid } from '@/components/layout/Grid';
import { Stack } from '@/components/layout/Stack';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Tabs } from '@/components/navigation/Tabs';
import { fileAddress } from '@/components/profile/address';
import { EmptySection } from '@/components/profile/EmptySection';
import { EntityRow } from '@/components/profile/EntityRow';
import { FollowButton } from '@/components/profile/FollowButton';
import { FundraisingCard } from '@/components/profile/FundraisingCard';
import { IconList } from '@/components/profile/IconList';
import { MetricHistory } from '@/components/profile/MetricHistory';
import { PostList } from '@/components/profile/PostList';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage, type ProfilePageProps } from '@/components/profile/ProfilePage';
import { Section } from '@/components/profile/Section';
import { ShareButton } from '@/components/profile/ShareButton';
import { StartupContact } from '@/components/profile/StartupContact';
import { StatTiles } from '@/components/profile/StatTiles';
import { TagList } from '@/components/profile/TagList';
import { TeamMember } from '@/components/profile/TeamMember';
import { VideoDemo } from '@/components/profile/VideoDemo';
import { TextButton } from '@/components/social/TextButton';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { TextLink } from '@/components/typography/TextLink';
import { profileTabs } from '@/data/schema/choices';
import { profileHref } from '@/data/schema/ref';
import type { Startup } from '@/data/schema/startup';
import { interestNote, words } from './StartupScreen.css';
import { startupMetrics } from './startupMetrics';

type StartupTab = (typeof profileTabs)['startup'][number];

export type StartupScreenProps = {
  status: ProfilePageProps['status'];
  /** There when loaded. */
  profile: Startup | null;
  /** Listed by whoever looks: they alone see its traction and metrics (spec section 6), and edit it. */
  isOwn: boolean;
  /** The present, ms since the epoch. */
  now: number;
  tab: StartupTab;
  onTab: (tab: StartupTab) => void;
  isStarred: boolean;
  onStar: () => void;
  isFollowing: boolean;
  onFollow: () => void;
  /** Whether it seeks investment; an inactive one may be the person's own to manage. */
  activity: 'active' | 'inactive' | 'ownInactive';
  interest: {
    isExpressed: boolean;
    /** It was expressed at least once: contact and deck are shown (spec section 4). */
    isRevealed: boolean;
  };
  onInterest: () => void;
  share: {
    /** The button that says "Copied!": `header`, or a post by its id. */
    copiedFrom: string | null;
    /** The link to copy by hand. */
    refusedLink: string | null;
  };
  /** `header`, or the id of a post whose link is wanted. */
  onShare: (from: string) => void;
  onDismissShare: () => void;
  /** My likes by post id; what is missing is as the post says. */
  likes: Readonly<Record<string, boolean>>;
  onLike: (postId: string) => void;
  onRetry: () => void;
};

/** Where one's own startups are managed. */
const ownHref = '/profile/manage?tab=startups';

/** A startup's profile (spec section 2, Startup profile). */
export function StartupScreen(props: StartupScreenProps) {
  const { status, profile, share, onRetry, onDismissShare } = props;
  return (
    <ProfilePage
      kind="startup"
      status={status}
      onRetry={onRetry}
      refusedLink={share.refusedLink}
      onDismissShare={onDismissShare}
    >
      {profile && <Loaded {...props} profile={profile} />}
    </ProfilePage>
  );
}

type LoadedProps = StartupScreenProps & { profile: Startup };

function Loaded(props: LoadedProps) {
  const { profile, now, interest } = props;
  const t = useMessages('profile');
  const contents: Record<StartupTab, ReactNode> = {
    overview: <Overview {...props} />,
    metrics: <Metrics {...props} />,
    team: <Team profile={profile} />,
    investors: <Investors profile={profile} />,
    updates: <Updates {...props} />,
  };
  const aside = (
    <>
      <FundraisingCard
        name={profile.name}
        fundraising={profile.fundraising}
        now={now}
        note={props.isOwn ? t.startup.ownTraction : undefined}
      />
      <StartupContact
        startup={profile}
        isRevealed={interest.isRevealed}
        isOpen={props.activity === 'active'}
        messageHref={props.isOwn ? undefined : `/messages/${encodeURIComponent(profile.id)}`}
      />
    </>
  );
  return (
    <>
      <Header {...props} />
      <Inactive name={profile.name} activity={props.activity} />
      <Tabs
        value={props.tab}
        onChange={props.onTab}
        label={t.shared.sections(profile)}
        tabs={profileTabs.startup.map((value) => ({
          value,
          label: t.startup.tabs[value],
          content: <ProfileLayout main={contents[value]} aside={aside} />,
        }))}
      />
    </>
  );
}

/** Says why interest can't be expressed, and to whoever manages the startup where to change that. */
function Inactive({ name, activity }: Pick<LoadedProps, 'activity'> & { name: string }) {
  const t = useMessages('profile').startup;
  if (activity === 'active') return null;
  return (
    <Alert tone="info">
      {activity === 'inactive' ? (
        t.inactive({ name })
      ) : (
        <>
          {t.ownInactive({ name })} <TextLink href={ownHref}>{t.manage}</TextLink>
        </>
      )}
    </Alert>
  );
}

function Header({
  profile,
  activity,
  isOwn,
  share,
  interest,
  isFollowing,
  isStarred,
  onStar,
  ...on
}: LoadedProps) {
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  const noteId = useId();
  const { location, founded, teamSize, categories, stage } = profile;
  return (
    <ProfileHeader
      shape="square"
      image={profile.logo}
      cover={profile.coverImage}
      name={profile.name}
      verified={profile.verified}
      star={<StarButton name={profile.name} isStarred={isStarred} onClick={onStar} />}
      subtitle={profile.tagline}
      facts={[
        ...(location ? [{ icon: MapPin, text: location }] : []),
        ...(founded ? [{ icon: Calendar, text: t.founded({ year: String(founded) }) }] : []),
        ...(teamSize ? [{ icon: Users, text: t.people({ size: teamSize }) }] : []),
      ]}
      tags={<TagList label={t.categories} items={[...categories, stage].filter(Boolean).map(choiceText)} />}
      actions={
        <>
          <ShareButton isCopied={share.copiedFrom === 'header'} onClick={() => on.onShare('header')} />
          {isOwn ? (
            <Button href={ownHref} icon={Pencil}>
              {t.edit}
            </Button>
          ) : (
            <>
              <FollowButton isFollowing={isFollowing} onClick={on.onFollow} />
              {activity === 'active' && (
                <Button
                  variant={interest.isExpressed ? 'secondary' : 'signal'}
                  icon={interest.isExpressed ? Check : undefined}
                  aria-pressed={interest.isExpressed}
                  describedBy={noteId}
                  onClick={on.onInterest}
                >
                  {interest.isExpressed ? t.interestExpressed : t.expressInterest}
                </Button>
              )}
            </>
          )}
        </>
      }
      note={
        !isOwn &&
        activity === 'active' && (
          <p className={interestNote} id={noteId} role="status">
            {interest.isExpressed && t.interestNote}
          </p>
        )
      }
    />
  );
}

function Overview({ profile, isOwn, onTab }: LoadedProps) {
  const t = useMessages('profile').startup;
  const key = startupMetrics(profile, t, useFormats()).key;
  const { name, about, problem, solution, awards, videoDemo, similarStartups } = profile;
  return (
    <>
      <Section title={t.about}>
        <div className={words}>
          <Stack gap={20}>
            {about ? <Text>{about}</Text> : <EmptySection>{t.noAbout({ name })}</EmptySection>}
            {(problem || solution) && (
              <Grid columns={2} gap={24}>
                {problem && <Part title={t.problem}>{problem}</Part>}
                {solution && <Part title={t.solution}>{solution}</Part>}
              </Grid>
            )}
          </Stack>
        </div>
      </Section>
      {key.length > 0 && (
        <Section
          title={t.keyMetrics}
          action={<TextButton onClick={() => onTab('metrics')}>{t.allMetrics}</TextButton>}
        >
          <StatTiles tiles={key} columns={4} />
          {isOwn && <Privacy metrics={profile.metrics} />}
        </Section>
      )}
      {fileAddress(videoDemo) && (
        <Section title={t.video}>
          <VideoDemo src={videoDemo} label={t.videoLabel({ name })} />
        </Section>
      )}
      {awards.length > 0 && (
        <Section title={t.awards}>
          <IconList
            icon={Award}
            items={awards.map(({ title, by, year }) => ({
              title,
              byline: [by, year].filter(Boolean).join(' · '),
            }))}
          />
        </Section>
      )}
      {similarStartups.length > 0 && (
        <Section title={t.similar}>
          <Grid as="ul" columns={2} gap={12}>
            {similarStartups.map((similar) => (
              <li key={similar.id}>
                <EntityRow
                  look="tile"
                  shape="square"
                  name={similar.name}
                  image={similar.logo}
                  href={profileHref('startup', similar.id)}
                  facts={[similar.tagline]}
                />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">{children}</Text>
    </div>
  );
}

/** On one's own listing: who else gets to see these figures (spec sections 2 and 6). */
function Privacy({ metrics }: Pick<Startup, 'metrics'>) {
  const t = useMessages('profile').startup;
  const { monthlyRevenue, activeUsers, arr, monthlyGrowth, cac, ltv } = metrics;
  const hasTraction = (monthlyRevenue ?? activeUsers) !== undefined;
  const hasMetrics = (arr ?? monthlyGrowth ?? cac ?? ltv) !== undefined;
  return (
    <Stack gap={8}>
      {hasTraction && <PrivacyNote>{t.ownTraction}</PrivacyNote>}
      {hasMetrics && <PrivacyNote>{t.ownMetrics}</PrivacyNote>}
    </Stack>
  );
}

type PartProps = Pick<LoadedProps, 'profile'>;

function Metrics({ profile, isOwn }: LoadedProps) {
  const t = useMessages('profile').startup;
  const { growth, customers, cash } = startupMetrics(profile, t, useFormats());
  const hasHistory = profile.history.length > 1;
  if (!hasHistory && growth.length + customers.length + cash.length === 0) {
    return (
      <Section title={t.tabs.metrics}>
        <EmptySection>{t.noMetrics(profile)}</EmptySection>
      </Section>
    );
  }
  return (
    <>
      {isOwn && <Privacy metrics={profile.metrics} />}
      {(growth.length > 0 || hasHistory) && (
        <Section title={t.growth}>
          <Stack gap={32}>
            {growth.length > 0 && <StatTiles tiles={growth} columns={4} />}
            {hasHistory && <MetricHistory history={profile.history} />}
          </Stack>
        </Section>
      )}
      {customers.length > 0 && (
        <Section title={t.customers}>
          <StatTiles tiles={customers} />
        </Section>
      )}
      {cash.length > 0 && (
        <Section title={t.cash}>
          <StatTiles tiles={cash} />
        </Section>
      )}
    </>
  );
}

function Team({ profile }: PartProps) {
  const t = useMessages('profile').startup;
  return (
    <Section title={t.tabs.team}>
      {profile.team.length === 0 ? (
        <EmptySection>{t.noTeam(profile)}</EmptySection>
      ) : (
        <Grid as="ul" columns={2} gap={24}>
          {profile.team.map((member) => (
            <li key={`${member.name} ${member.title}`}>
              <TeamMember member={member} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

function Investors({ profile }: PartProps) {
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  return (
    <Section title={t.tabs.investors}>
      {profile.investors.length === 0 ? (
        <EmptySection>{t.noInvestors(profile)}</EmptySection>
      ) : (
        <Grid as="ul" columns={2} gap={12}>
          {profile.investors.map(({ name, type, logo }) => (
            <li key={`${name} ${type}`}>
              <EntityRow look="tile" shape="square" name={name} image={logo} facts={[choiceText(type)]} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

function Updates({ profile, now, likes, share, onLike, onShare }: LoadedProps) {
  const t = useMessages('profile').startup;
  const { name, logo, verified, posts } = profile;
  if (posts.length === 0) {
    return (
      <Section title={t.tabs.updates}>
        <EmptySection>{t.noUpdates(profile)}</EmptySection>
      </Section>
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{t.tabs.updates}</VisuallyHidden>
      <PostList
        posts={posts}
        author={{ name, image: logo, verified, shape: 'square' }}
        now={now}
        likes={likes}
        copiedFrom={share.copiedFrom}
        onLike={onLike}
        onShare={onShare}
      />
    </>
  );
}
