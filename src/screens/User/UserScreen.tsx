import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Tabs } from '@/components/navigation/Tabs';
import { arrangeTabs } from '@/components/navigation/tabGap';
import { DisabledComposer } from '@/components/profile/DisabledComposer';
import { LimitedPage } from '@/components/profile/LimitedPage';
import { PostList } from '@/components/profile/PostList';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { ProfilePage } from '@/components/profile/ProfilePage';
import { PostMissing } from '@/components/social/PostMissing';
import { profileTabs } from '@/data/schema/shapes/choices';
import { href } from '@/data/schema/shapes/href';
import { EmptyPart } from './EmptyPart';
import { UserAside } from './UserAside';
import { UserFollowing } from './UserFollowing';
import { UserHeader } from './UserHeader';
import { UserOverview } from './UserOverview';
import type { UserPartProps, UserView } from './userView';

type UserTab = UserPartProps['view']['tab'];

export type UserScreenProps = Omit<UserPartProps, 'view'> & { view: UserView };

/** A person's public profile (spec section 2, Public user profile). */
export function UserScreen({ view, actions, now }: UserScreenProps) {
  return (
    <ProfilePage
      kind="user"
      status={view.status}
      refusedLink={view.status === 'loaded' ? view.share.refusedLink : null}
      onRetry={actions.onRetry}
      onDismissShare={actions.onDismissShare}
    >
      {view.status === 'loaded' && <Loaded view={view} actions={actions} now={now} />}
    </ProfilePage>
  );
}

function Loaded(props: UserPartProps) {
  const { view } = props;
  const { profile, viewing, limitedTo } = view;
  return (
    <>
      <UserHeader {...props} />
      {limitedTo ? (
        <LimitedPage
          privacy={limitedTo}
          name={profile.name}
          settingsHref={viewing ? href('account', { search: { tab: 'settings' } }) : undefined}
        />
      ) : (
        <UserTabs {...props} />
      )}
    </>
  );
}

function UserTabs(props: UserPartProps) {
  const { view, actions } = props;
  const { profile, isOwn, connections } = view;
  const t = useMessages('profile');
  const { count } = useFormats();
  const labels: Record<UserTab, string> = {
    overview: t.user.tabs.overview,
    following: t.user.tabs.following({ count: count(connections.length) }),
    posts: t.user.tabs.posts({ count: count(profile.posts.length) }),
  };
  const contents: Record<UserTab, ReactNode> = {
    overview: <UserOverview profile={profile} isOwn={isOwn} />,
    following: <UserFollowing {...props} />,
    posts: <Posts {...props} />,
  };
  const aside = <UserAside {...props} />;
  return (
    <Tabs
      arrange={arrangeTabs}
      value={view.tab}
      onChange={actions.onTabChange}
      label={t.shared.sections(profile)}
      tabs={profileTabs.user.map((value) => ({
        value,
        label: labels[value],
        content: <ProfileLayout main={contents[value]} aside={aside} />,
      }))}
    />
  );
}

function Posts({ view, actions, now }: UserPartProps) {
  const { profile, isOwn, likes, share } = view;
  const t = useMessages('profile').user;
  return (
    <>
      <VisuallyHidden as="h2">{t.posts}</VisuallyHidden>
      <DisabledComposer name={profile.name} image={profile.profileImage} />
      {view.isSharedMissing && <PostMissing />}
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
          sharedId={view.sharedId}
          onLike={actions.onLike}
          onShare={actions.onShare}
        />
      )}
    </>
  );
}
