import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Check, Plus } from 'lucide';
import { memo } from 'react';
import { interestsShown } from '@/data/schema/shapes/constants';
import { profileHref, type Ref, refOf } from '@/data/schema/shapes/ref';
import type { User } from '@/data/schema/shapes/user';
import { Button } from '../controls/Button';
import { Tag } from '../controls/Tag';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { AddToPipeline } from '../pipeline/AddToPipeline';
import { DirectoryCard } from './DirectoryCard';
import { FactRows } from './FactRows';

export type UserCardProps = {
  /** The profile, with the fields that other users may see. */
  user: User;
  /** Whether the user is the viewer. If so, the card has no Follow button. */
  isOwn: boolean;
  /** Whether the viewer follows the user. */
  isFollowed: boolean;
  /** Called to follow or unfollow the user. */
  onFollow: (ref: Ref) => void;
};

/** Card of a user: name, role, interests, goals (`lookingFor`) and location. */
export const UserCard = memo(function UserCard({ user, isOwn, isFollowed, onFollow }: UserCardProps) {
  const t = useMessages('directory');
  const choiceText = useChoiceText();
  const { id, name } = user;
  const ref = refOf('user', id);
  const first = user.interests.slice(0, interestsShown).map(choiceText).join('\u00a0· ');
  const rest = user.interests.length - interestsShown;
  const interests = rest > 0 ? t.andMore({ list: first, count: rest }) : first;
  return (
    <DirectoryCard
      name={name}
      image={user.profileImage}
      shape="round"
      isVerified={user.verified}
      href={profileHref('user', user)}
      facts={choiceText(user.role)}
      mark={
        isOwn ? (
          <Tag tone="sky">{t.you}</Tag>
        ) : (
          <AddToPipeline
            look="icon"
            card={{
              id: ref,
              subject: { name, face: user.profileImage, slug: user.slug },
              source: { kind: 'directory' },
            }}
          />
        )
      }
      action={
        !isOwn && (
          <Button
            variant="secondary"
            icon={isFollowed ? Check : Plus}
            isFullWidth
            onClick={() => onFollow(ref)}
          >
            <span aria-hidden>{isFollowed ? t.following : t.follow}</span>
            <VisuallyHidden>
              {isFollowed ? t.followingPerson({ name }) : t.followPerson({ name })}
            </VisuallyHidden>
          </Button>
        )
      }
    >
      <FactRows
        rows={[
          { name: t.interests, value: interests },
          { name: t.lookingFor, value: user.lookingFor.map(choiceText).join('\u00a0· ') },
          { name: t.location, value: user.location },
        ]}
      />
    </DirectoryCard>
  );
});
