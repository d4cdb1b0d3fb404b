import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Check, Plus } from 'lucide';
import { memo } from 'react';
import { interestsShown } from '@/data/schema/constants';
import { profileHref, type Ref, refOf } from '@/data/schema/ref';
import type { User } from '@/data/schema/user';
import { Button } from '../controls/Button';
import { Tag } from '../controls/Tag';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { DirectoryCard } from './DirectoryCard';
import { FactRows } from './FactRows';

export type UserCardProps = {
  /** The profile, as far as others may see it. */
  user: User;
  /** One's own card: nobody follows themselves. */
  isOwn: boolean;
  /** Whether the person follows them. */
  isFollowed: boolean;
  /** Follows, or stops following. */
  onFollow: (ref: Ref) => void;
};

/** A person to get to know: who, what interests them, and what they look for. */
export const UserCard = memo(function UserCard({ user, isOwn, isFollowed, onFollow }: UserCardProps) {
  const t = useMessages('directory');
  const choiceText = useChoiceText();
  const { id, name } = user;
  const first = user.interests.slice(0, interestsShown).map(choiceText).join('\u00a0· ');
  const rest = user.interests.length - interestsShown;
  const interests = rest > 0 ? t.andMore({ list: first, count: rest }) : first;
  return (
    <DirectoryCard
      name={name}
      image={user.profileImage}
      shape="round"
      isVerified={user.verified}
      href={profileHref('user', id)}
      facts={choiceText(user.role)}
      mark={isOwn && <Tag tone="sky">{t.you}</Tag>}
      action={
        !isOwn && (
          <Button
            variant="secondary"
            icon={isFollowed ? Check : Plus}
            isFullWidth
            onClick={() => onFollow(refOf('user', id))}
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
