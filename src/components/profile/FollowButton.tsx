import { useMessages } from '@messages';
import { Check, Plus } from 'lucide';
import { Button } from '../controls/Button';

export type FollowButtonProps = {
  /** Whether the viewer follows the profile; the label shows it. */
  isFollowing: boolean;
  /** Called to follow or unfollow. */
  onClick: () => void;
};

/** A toggle button: Follow, or Following while the viewer follows the profile. */
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
