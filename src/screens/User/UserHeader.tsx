import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { MessageCircle } from 'lucide';
import { Button } from '@/components/controls/Button';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { TagList } from '@/components/profile/TagList';
import { interestsShown } from '@/data/schema/shapes/constants';
import { href } from '@/data/schema/shapes/href';
import { conversationHref, refOf } from '@/data/schema/shapes/ref';
import type { UserPartProps } from './userView';

/** The header of a user's profile, with its actions. */
export function UserHeader({ view, actions }: UserPartProps) {
  const { profile, isOwn, limitedTo, viewing } = view;
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
      view={view}
      actions={actions}
      edit={{ href: href('account'), label: t.editProfile }}
      card={{ id: refOf('user', profile.id) }}
      subtitle={choiceText(profile.role)}
      tags={<TagList label={t.interests} items={profile.interests.map(choiceText)} shown={interestsShown} />}
      stats={
        limitedTo
          ? []
          : (['connections', 'followers', 'posts', 'startups'] as const).map((key) => ({
              label: t.stats[key],
              value: count(stats[key]),
            }))
      }
    >
      {!isOwn && (
        <Button href={viewing ? href('messages') : conversationHref(profile)} icon={MessageCircle}>
          {t.message}
        </Button>
      )}
    </ProfileHeader>
  );
}
