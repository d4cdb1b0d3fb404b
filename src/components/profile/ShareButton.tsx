import { useMessages } from '@messages';
import { Check, Share2 } from 'lucide';
import type { IconNode } from '../brand/Icon';
import { Button } from '../controls/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export type ShareButtonProps = {
  /** Whether the link was copied just now, from this button. */
  isCopied: boolean;
  /** Copies the link. */
  onClick: () => void;
  /** What it says until then; "Share" without it. */
  label?: string;
  /** Before the words, until the tick of what was copied. */
  icon?: IconNode;
  /** As a Button's. */
  size?: 'small' | 'medium';
  /** Fills the width it is given. */
  isFullWidth?: boolean;
};

/** Copies a link, and says so. */
export function ShareButton({
  isCopied,
  onClick,
  label,
  icon = Share2,
  size = 'medium',
  isFullWidth,
}: ShareButtonProps) {
  const t = useMessages('profile').shared;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        isFullWidth={isFullWidth}
        icon={isCopied ? Check : icon}
        onClick={onClick}
      >
        {isCopied ? t.copied : (label ?? t.share)}{' '}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && t.copied}</span>
      </VisuallyHidden>
    </>
  );
}
