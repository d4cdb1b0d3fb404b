import { useMessages } from '@messages';
import { Check, Plus } from 'lucide';
import { Button } from '../controls/Button';

export type FollowButtonProps = {
  /** Whether the person follows them; it says so. */
  isFollowing: boolean;
  /** Follows, or stops following. */
  onClick: () => void;
};

/** Follow, or Following while one does. */
export function FollowButton({ isFollowing, onClick }: FollowButtonProps) {
  const t = useMessages('profile').shared;
  return (
    <Button
      variant="secondary"
      icon={isFollowing ? Check : Plus}
      aria-pressed={isFollowing}
      onClick={onClick}
    >
      {isFollowing ? t.following : t.follow}
    </Button>
  );
}
