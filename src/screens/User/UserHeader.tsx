import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { MessageCircle, Pencil } from 'lucide';
import { Button } from '@/components/controls/Button';
import { FollowButton } from '@/components/profile/FollowButton';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { ShareButton } from '@/components/profile/ShareButton';
import { TagList } from '@/components/profile/TagList';
import { ViewAs } from '@/components/profile/ViewAs';
import { interestsShown } from '@/data/schema/shapes/constants';
import { href } from '@/data/schema/shapes/href';
import { conversationHref } from '@/data/schema/shapes/ref';
import type { UserPartProps } from './userView';

/** The header of a user's profile, with its actions. */
export function UserHeader({ view, actions }: Omit<UserPartProps, 'now'>) {
  const { profile, isOwn, share, limitedTo, viewing } = view;
  const t = useMessages('profile').user;
  const choiceText = useChoiceText();
  const { count } = useFormats();
  // The counts match the lists in the tabs below.
  const stats = {
    connections: view.connections.length,
    followers: profile.stats.followers,
    posts: profile.posts.length,
    startups: profile.startups.length,
  };
  return (
    <ProfileHeader
      shape="round"
      image={profile.profileImage}
      cover={profile.coverImage}
      name={profile.name}
      isVerified={profile.verified}
      subtitle={choiceText(profile.role)}
      facts={[]}
      tags={<TagList label={t.interests} items={profile.interests.map(choiceText)} shown={interestsShown} />}
      stats={
        limitedTo
          ? []
          : (['connections', 'followers', 'posts', 'startups'] as const).map((key) => ({
              label: t.stats[key],
              value: count(stats[key]),
            }))
      }
      actions={
        <>
          <ShareButton isCopied={share.copiedFrom === 'header'} onClick={() => actions.onShare('header')} />
          {isOwn ? (
            <Button href={href('account')} icon={Pencil}>
              {t.editProfile}
            </Button>
          ) : (
            <>
              <FollowButton isFollowing={view.isFollowing} onClick={actions.onFollow} />
              <Button href={viewing ? href('messages') : conversationHref(profile)} icon={MessageCircle}>
                {t.message}
              </Button>
            </>
          )}
          {viewing && <ViewAs {...viewing} onChange={actions.onViewerChange} />}
        </>
      }
    />
  );
}
