import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Tabs } from '@/components/navigation/Tabs';
import { DisabledComposer } from '@/components/profile/DisabledComposer';
import { LimitedPage } from '@/components/profile/LimitedPage';
import { PostList } from '@/components/profile/PostList';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage } from '@/components/profile/ProfilePage';
import type { PrivacyProps, ProfileScreenProps } from '@/components/profile/profileScreen';
import { profileTabs } from '@/data/schema/choices';
import { href } from '@/data/schema/href';
import type { Ref } from '@/data/schema/ref';
import type { Connection, User } from '@/data/schema/user';
import { EmptyPart } from './EmptyPart';
import { UserAside } from './UserAside';
import { UserFollowing } from './UserFollowing';
import { UserHeader } from './UserHeader';
import { UserOverview } from './UserOverview';

type UserTab = UserScreenProps['tab'];

/** Someone the person follows. */
type ShownConnection = Connection & {
  /** Their page: by `ref`, else by the rule of spec section 2 (Following tab). */
  href: string;
  /** The conversation with them. */
  messageHref: string;
};

/** Someone to connect with. */
type Suggestion = Connection & { ref: Ref; href: string; isFollowing: boolean };

export type UserScreenProps = ProfileScreenProps<'user'> &
  PrivacyProps & {
    /** On one's own page: whom one follows by mark. */
    connections: readonly ShownConnection[];
    /** They stay in their place while the page is shown, also once followed. */
    suggestions: readonly Suggestion[];
    /** Follows whom is suggested, or stops following. */
    onConnect: (ref: Ref) => void;
  };

/** A person's public profile (spec section 2, Public user profile). */
export function UserScreen(props: UserScreenProps) {
  const { profile } = props;
  return (
    <ProfilePage kind="user" {...props}>
      {profile && <Loaded {...props} profile={profile} />}
    </ProfilePage>
  );
}

export type LoadedUserProps = UserScreenProps & { profile: User };

function Loaded(props: LoadedUserProps) {
  const { profile, isOwn, viewing, limitedTo } = props;
  return (
    <>
      <UserHeader {...props} />
      {limitedTo ? (
        <LimitedPage
          privacy={limitedTo}
          name={profile.name}
          settingsHref={isOwn ? href('account', { search: { tab: 'settings' } }) : undefined}
        />
      ) : (
        // To whoever looks through the eyes of others nothing says what to fill.
        <UserTabs {...props} isOwn={isOwn && viewing?.value === 'self'} />
      )}
    </>
  );
}

function UserTabs(props: LoadedUserProps) {
  const { profile, connections } = props;
  const t = useMessages('profile');
  const { count } = useFormats();
  const labels: Record<UserTab, string> = {
    overview: t.user.tabs.overview,
    following: t.user.tabs.following({ count: count(connections.length) }),
    posts: t.user.tabs.posts({ count: count(profile.posts.length) }),
  };
  const contents: Record<UserTab, ReactNode> = {
    overview: <UserOverview {...props} />,
    following: <UserFollowing {...props} />,
    posts: <Posts {...props} />,
  };
  const aside = <UserAside {...props} />;
  return (
    <Tabs
      value={props.tab}
      onChange={props.onTabChange}
      label={t.shared.sections(profile)}
      tabs={profileTabs.user.map((value) => ({
        value,
        label: labels[value],
        content: <ProfileLayout main={contents[value]} aside={aside} />,
      }))}
    />
  );
}

function Posts({ profile, isOwn, now, likes, share, onLike, onShare }: LoadedUserProps) {
  const t = useMessages('profile').user;
  return (
    <>
      <VisuallyHidden as="h2">{t.posts}</VisuallyHidden>
      <DisabledComposer name={profile.name} image={profile.profileImage} />
      {profile.posts.length === 0 ? (
        <EmptyPart part="posts" isOwn={isOwn} />
      ) : (
        <PostList
          posts={profile.posts}
          author={{
            name: profile.name,
            image: profile.profileImage,
            isVerified: profile.verified,
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
