import { useMessages } from '@messages';
import { Check, Plus } from 'lucide';
import { Button } from '../controls/Button';

export type FollowButtonProps = {
  /** Whether the viewer follows the profile. Decides the label and the icon. */
  isFollowing: boolean;
  /** Called to follow or unfollow. */
  onClick: () => void;
};

/** A toggle button with the label Follow or, while the viewer follows the profile, Following. */
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
