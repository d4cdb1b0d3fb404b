import { useMessages } from '@messages';
import { Star } from 'lucide';
import { IconButton } from '../controls/IconButton';

export type StarButtonProps = {
  /** Name of the startup or investor. */
  name: string;
  /** Whether the profile is starred: the star is filled and orange, and announced as pressed. */
  isStarred: boolean;
  /** Called to add or remove the star. */
  onClick: () => void;
};

/** Shows and toggles the star of a startup or an investor. */
export function StarButton({ name, isStarred, onClick }: StarButtonProps) {
  const t = useMessages('app');
  return (
    <IconButton icon={Star} label={t.star({ name })} tone="signal" isPressed={isStarred} onClick={onClick} />
  );
}
