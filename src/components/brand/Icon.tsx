import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

export type { IconNode } from 'lucide';

export type IconProps = {
  /** The drawing: an icon of `lucide`. */
  of: IconNode;
  /** Width and height, px. */
  size?: number;
  /** What it says, for a screen reader; without it the icon is decoration. */
  label?: string;
  /** For the component that owns the icon: where it stands, and its colour. */
  className?: string;
};

/** An icon of the lucide set, drawn from its data: a fraction of what the set's own React package weighs. */
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
