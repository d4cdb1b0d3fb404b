import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Award, Check, GraduationCap, Link, MessageCircle, Pencil, Plus, Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/controls/Button';
import { Stack } from '@/components/layout/Stack';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Tabs } from '@/components/navigation/Tabs';
import { DisabledComposer } from '@/components/profile/DisabledComposer';
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
import { TagList } from '@/components/profile/TagList';
import { Timeline } from '@/components/profile/Timeline';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { profileTabs } from '@/data/schema/choices';
import { interestsShown, skillsShown } from '@/data/schema/constants';
import { profileHref, type Ref } from '@/data/schema/ref';
import type { Connection, User } from '@/data/schema/user';

type UserTab = (typeof profileTabs.user)[number];

/** Someone the person follows. */
type ShownConnection = Connection & {
  /** Their page: by `ref`, else by the rule of spec section 2 (Following tab). */
  href: string;
  /** The conversation with them. */
  messageHref: string;
};

/** Someone to connect with. */
type Suggestion = Connection & { ref: Ref; href: string; isFollowing: boolean };

export type UserScreenProps = {
  status: ProfilePageProps['status'];
  /** `null` unless loaded. */
  profile: User | null;
  /** The signed-in person's own page. */
  isOwn: boolean;
  /** The present, ms since the epoch. */
  now: number;
  tab: UserTab;
  onTab: (tab: UserTab) => void;
  isFollowing: boolean;
  onFollow: () => void;
  /** On one's own page: whom one follows by mark. */
  connections: readonly ShownConnection[];
  /** They stay in their place while the page is shown, also once followed. */
  suggestions: readonly Suggestion[];
  /** Follows whom is suggested, or stops following. */
  onConnect: (ref: Ref) => void;
  share: {
    /** What copied its link just now: `header`, `contact` ("Copy Profile Link"), or a post by its id. */
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

/** A person's public profile (spec section 2, Public user profile). */
export function UserScreen(props: UserScreenProps) {
  const { status, profile, share, onRetry, onDismissShare } = props;
  return (
    <ProfilePage
      kind="user"
      status={status}
      onRetry={onRetry}
      refusedLink={share.refusedLink}
      onDismissShare={onDismissShare}
    >
      {profile && <Loaded {...props} profile={profile} />}
    </ProfilePage>
  );
}

type LoadedProps = UserScreenProps & { profile: User };

function Loaded(props: LoadedProps) {
  const { profile, connections } = props;
  const t = useMessages('profile');
  const { count } = useFormats();
  const labels: Record<UserTab, string> = {
    overview: t.user.tabs.overview,
    following: t.user.tabs.following({ count: count(connections.length) }),
    posts: t.user.tabs.posts({ count: count(profile.posts.length) }),
  };
  const contents: Record<UserTab, ReactNode> = {
    overview: <Overview {...props} />,
    following: <Following {...props} />,
    posts: <Posts {...props} />,
  };
  const aside = <Aside {...props} />;
  return (
    <>
      <Header {...props} />
      <Tabs
        value={props.tab}
        onChange={props.onTab}
        label={t.shared.sections(profile)}
        tabs={profileTabs.user.map((value) => ({
          value,
          label: labels[value],
          content: <ProfileLayout main={contents[value]} aside={aside} />,
        }))}
      />
    </>
  );
}

function Header(props: LoadedProps) {
  const { profile, isOwn, share, onShare } = props;
  const t = useMessages('profile').user;
  const choiceText = useChoiceText();
  const { count } = useFormats();
  // What the page itself lists counts at least.
  const stats = {
    connections: Math.max(profile.stats.connections, props.connections.length),
    followers: profile.stats.followers,
    posts: Math.max(profile.stats.posts, profile.posts.length),
    startups: Math.max(profile.stats.startups, profile.startups.length),
  };
  return (
    <ProfileHeader
      shape="round"
      image={profile.profileImage}
      cover={profile.coverImage}
      name={profile.name}
      verified={profile.verified}
      subtitle={profile.role}
      facts={[]}
      tags={<TagList label={t.interests} items={profile.interests.map(choiceText)} shown={interestsShown} />}
      stats={(['connections', 'followers', 'posts', 'startups'] as const).map((key) => ({
        label: t.stats[key],
        value: count(stats[key]),
      }))}
      actions={
        <>
          <ShareButton isCopied={share.copiedFrom === 'header'} onClick={() => onShare('header')} />
          {!isOwn && <FollowButton isFollowing={props.isFollowing} onClick={props.onFollow} />}
          <Button
            href={isOwn ? '/messages' : `/messages/${encodeURIComponent(profile.id)}`}
            variant={isOwn ? 'secondary' : 'primary'}
            icon={MessageCircle}
          >
            {t.message}
          </Button>
          {isOwn && (
            <Button href="/profile/manage" icon={Pencil}>
              {t.editProfile}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Where one's own page sends to have a part filled. */
const fillHrefs = {
  about: '/profile/manage',
  work: '/profile/manage',
  startups: '/list-startup',
  education: '/profile/manage',
  skills: '/profile/manage',
  info: '/userOnboard',
  contact: '/profile/manage',
  connections: '/discover',
  posts: '/explore',
} as const;

/** A part of the profile nobody filled yet: its owner is led to what fills it. */
function Empty({ part, isOwn }: { part: keyof typeof fillHrefs; isOwn: boolean }) {
  const t = useMessages('profile').user;
  return isOwn ? (
    <EmptySection action={{ label: t.fill[part], href: fillHrefs[part] }}>{t.ownEmpty[part]}</EmptySection>
  ) : (
    <EmptySection>{t.empty[part]}</EmptySection>
  );
}

function Overview({ profile, isOwn }: LoadedProps) {
  const t = useMessages('profile').user;
  const { education, certificates, mentorshipFocus } = profile;
  return (
    <>
      <Section title={t.about}>
        {profile.bio ? <Text>{profile.bio}</Text> : <Empty part="about" isOwn={isOwn} />}
      </Section>
      <Section title={t.work}>
        {profile.workExperience.length > 0 ? (
          <Timeline entries={profile.workExperience} />
        ) : (
          <Empty part="work" isOwn={isOwn} />
        )}
      </Section>
      {/* Nothing in the product fills these two: no place is kept for them. */}
      {profile.achievements.length > 0 && (
        <Section title={t.achievements}>
          <IconList icon={Trophy} items={profile.achievements.map((title) => ({ title }))} />
        </Section>
      )}
      {(profile.availability || mentorshipFocus.length > 0) && (
        <Section title={t.availability}>
          {profile.availability && <Text>{profile.availability}</Text>}
          {mentorshipFocus.length > 0 && (
            <Stack gap={8}>
              <Heading level={3}>{t.mentorshipFocus}</Heading>
              <TagList label={t.mentorshipFocus} items={mentorshipFocus} />
            </Stack>
          )}
        </Section>
      )}
      <Section title={t.startups}>
        {profile.startups.length > 0 ? (
          <StartupRows startups={profile.startups} look="tile" />
        ) : (
          <Empty part="startups" isOwn={isOwn} />
        )}
      </Section>
      <Section title={t.education}>
        {education.length + certificates.length > 0 ? (
          <Stack gap={24}>
            {education.length > 0 && (
              <IconList
                icon={GraduationCap}
                items={education.map((entry) => ({
                  title: entry.degree || entry.institution,
                  byline: [entry.degree && entry.institution, entry.year].filter(Boolean).join(' · '),
                  text: entry.description,
                }))}
              />
            )}
            {certificates.length > 0 && (
              <Stack gap={12}>
                <Heading level={3}>{t.certificates}</Heading>
                <IconList
                  icon={Award}
                  items={certificates.map(({ name, issuer, year }) => ({
                    title: name,
                    byline: [issuer, year].filter(Boolean).join(' · '),
                  }))}
                />
              </Stack>
            )}
          </Stack>
        ) : (
          <Empty part="education" isOwn={isOwn} />
        )}
      </Section>
      <Section title={t.skills}>
        {profile.skills.length > 0 ? (
          <TagList label={t.skills} items={profile.skills} />
        ) : (
          <Empty part="skills" isOwn={isOwn} />
        )}
      </Section>
    </>
  );
}

function StartupRows({ startups, look }: { startups: User['startups']; look: 'plain' | 'tile' }) {
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  return (
    <Stack as="ul" gap={12}>
      {startups.map(({ id, name, logo, role, tagline, stage, founded }) => (
        <li key={id ?? name}>
          <EntityRow
            look={look}
            shape="square"
            name={name}
            image={logo}
            href={id && profileHref('startup', id)}
            facts={
              look === 'tile'
                ? [role, choiceText(stage), founded && t.founded({ year: String(founded) })]
                : [role]
            }
            text={look === 'tile' ? tagline : undefined}
          />
        </li>
      ))}
    </Stack>
  );
}

const shapeOf = (connection: Connection) => (connection.ref?.startsWith('startup:') ? 'square' : 'round');

function Following({ connections, suggestions, onConnect, isOwn }: LoadedProps) {
  const t = useMessages('profile').user;
  return (
    <>
      <Section title={t.connections}>
        {connections.length === 0 ? (
          <Empty part="connections" isOwn={isOwn} />
        ) : (
          <Stack as="ul" gap={20}>
            {connections.map((connection) => (
              <li key={connection.href}>
                <EntityRow
                  shape={shapeOf(connection)}
                  name={connection.name}
                  image={connection.image}
                  href={connection.href}
                  facts={[connection.role]}
                  action={
                    <Button
                      href={connection.messageHref}
                      variant="secondary"
                      size="small"
                      icon={MessageCircle}
                    >
                      <span aria-hidden>{t.message}</span>
                      <VisuallyHidden>{t.messageTo(connection)}</VisuallyHidden>
                    </Button>
                  }
                />
              </li>
            ))}
          </Stack>
        )}
      </Section>
      <Section title={t.suggestions}>
        {suggestions.length === 0 ? (
          <EmptySection>{t.empty.suggestions}</EmptySection>
        ) : (
          <Stack as="ul" gap={20}>
            {suggestions.map((person) => (
              <li key={person.ref}>
                <EntityRow
                  shape={shapeOf(person)}
                  name={person.name}
                  image={person.image}
                  href={person.href}
                  facts={[person.role]}
                  action={
                    <Button
                      variant="secondary"
                      size="small"
                      icon={person.isFollowing ? Check : Plus}
                      onClick={() => onConnect(person.ref)}
                    >
                      <span aria-hidden>{person.isFollowing ? t.connected : t.connect}</span>
                      <VisuallyHidden>
                        {person.isFollowing ? t.connectedTo(person) : t.connectTo(person)}
                      </VisuallyHidden>
                    </Button>
                  }
                />
              </li>
            ))}
          </Stack>
        )}
      </Section>
    </>
  );
}

function Posts({ profile, isOwn, now, likes, share, onLike, onShare }: LoadedProps) {
  const t = useMessages('profile').user;
  return (
    <>
      <VisuallyHidden as="h2">{t.posts}</VisuallyHidden>
      <DisabledComposer name={profile.name} image={profile.profileImage} />
      {profile.posts.length === 0 ? (
        <Empty part="posts" isOwn={isOwn} />
      ) : (
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
      )}
    </>
  );
}

const contacts = ['website', 'email', 'linkedin', 'twitter', 'github'] as const;

/** What the overview says in full isn't said to be missing twice. */
function Aside({ profile, isOwn, share, onShare }: LoadedProps) {
  const t = useMessages('profile').user;
  const choiceText = useChoiceText();
  const { monthYear } = useFormats();
  const info = [
    { term: t.location, value: profile.location },
    { term: t.joined, value: profile.joinDate && monthYear(profile.joinDate) },
    { term: t.lookingFor, value: profile.lookingFor.map(choiceText).join(', ') },
  ].filter((fact) => fact.value);
  const isBare = !profile.location && profile.lookingFor.length === 0;
  const given = contacts.filter((kind) => profile[kind]);
  return (
    <>
      <Section title={t.info} size="small">
        {info.length > 0 && <FactList facts={info} />}
        {isBare && (isOwn || info.length === 0) && <Empty part="info" isOwn={isOwn} />}
      </Section>
      {profile.skills.length > 0 && (
        <Section title={t.topSkills} size="small">
          <TagList label={t.topSkills} items={profile.skills} shown={skillsShown} />
        </Section>
      )}
      <Section title={t.contact} size="small">
        {given.length > 0 ? (
          <Stack gap={8}>
            {given.map((kind) => (
              <ExternalLink key={kind} kind={kind} value={profile[kind]} />
            ))}
          </Stack>
        ) : (
          <Empty part="contact" isOwn={isOwn} />
        )}
        <ShareButton
          label={t.copyLink}
          icon={Link}
          size="small"
          stretch
          isCopied={share.copiedFrom === 'contact'}
          onClick={() => onShare('contact')}
        />
      </Section>
      {profile.startups.length > 0 && (
        <Section title={t.currentStartups} size="small">
          <StartupRows startups={profile.startups} look="plain" />
        </Section>
      )}
    </>
  );
}
