import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

export type { IconNode } from 'lucide';

export type IconProps = {
  /** An icon of `lucide`. */
  of: IconNode;
  /** Width and height, px. */
  size?: number;
  /** Accessible name; without it, the icon is decorative. */
  label?: string;
  /** Class of the parent component, for position and color. */
  className?: string;
};

/** An icon of the lucide set, rendered from its data. This adds much less code than lucide's React package. */
export function Icon({ of, size = 24, label, className }: IconProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...(attributes as object)} />
      ))}
    </svg>
  );
}
