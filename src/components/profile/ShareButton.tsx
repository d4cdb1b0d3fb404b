import { useMessages } from '@messages';
import { Check, Share2 } from 'lucide';
import type { IconNode } from '../brand/Icon';
import { Button } from '../controls/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export type ShareButtonProps = {
  /** Whether this button just copied the link. */
  isCopied: boolean;
  /** Called to copy the link. */
  onClick: () => void;
  /** The label until the link is copied; "Share" by default. */
  label?: string;
  /** Icon before the label. A tick replaces it once the link is copied. */
  icon?: IconNode;
  /** Size, as in `Button`. */
  size?: 'small' | 'medium';
  /** Whether the button fills the available width. */
  isFullWidth?: boolean;
};

/** A button that copies a link, and announces this to screen readers. */
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
