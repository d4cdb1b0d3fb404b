import { useMessages } from '@messages';
import { DisabledComposer } from '@/components/profile/DisabledComposer';
import { PostList } from '@/components/profile/PostList';
import { EmptyPart } from './EmptyPart';
import type { UserPartProps } from './userView';

/** The user's posts. */
export function UserPosts(props: UserPartProps) {
  const { profile, isOwn } = props.view;
  const t = useMessages('profile').user;
  return (
    <PostList
      {...props}
      title={t.posts}
      composer={<DisabledComposer name={profile.name} image={profile.profileImage} />}
      empty={<EmptyPart part="posts" isOwn={isOwn} />}
    />
  );
}
