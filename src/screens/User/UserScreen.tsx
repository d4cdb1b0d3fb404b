import { ProfilePage, type ProfileParts } from '@/components/profile/ProfilePage';
import { href } from '@/data/schema/shapes/href';
import { UserAside } from './UserAside';
import { UserFollowing } from './UserFollowing';
import { UserHeader } from './UserHeader';
import { UserOverview } from './UserOverview';
import { UserPosts } from './UserPosts';
import type { UserPartProps, UserScreenProps } from './userView';

const parts: ProfileParts<UserPartProps, 'user'> = {
  Header: UserHeader,
  tabs: { overview: UserOverview, following: UserFollowing, posts: UserPosts },
  counts: ({ connections, profile }) => ({ following: connections.length, posts: profile.posts.length }),
  Aside: UserAside,
  settingsHref: href('account', { search: { tab: 'settings' } }),
};

/** A person's public profile (spec section 2, Public user profile). */
export const UserScreen = (props: UserScreenProps) => <ProfilePage kind="user" parts={parts} {...props} />;
