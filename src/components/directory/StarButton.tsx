import { useMessages } from '@messages';
import { Star } from 'lucide';
import { IconButton } from '../controls/IconButton';

export type StarButtonProps = {
  /** What is starred. */
  name: string;
  /** Filled and orange, and told as pressed. */
  isStarred: boolean;
  /** Stars it, or takes the star back. */
  onClick: () => void;
};

/** The star of a startup or an investor, one fact wherever it is shown. */
export function StarButton({ name, isStarred, onClick }: StarButtonProps) {
  const t = useMessages('app');
  return (
    <IconButton icon={Star} label={t.star({ name })} tone="signal" isPressed={isStarred} onClick={onClick} />
  );
}
