import * as styles from './Isobars.css';
import { isobarLines } from './isobarLines';

export const isobarVariants = ['hero', 'panel', 'cover'] as const;

export type IsobarsProps = {
  /** hero: the landing page's top. panel: the half beside a form. cover: a profile's head. */
  variant: keyof typeof isobarLines;
};

const strengths = [0.85, 0.55, 0.3];

/**
 * Lines of rising air, behind whatever its parent holds: it fills the nearest positioned ancestor, which clips it.
 * Decorative and still. Drawn, no picture: the browser has nothing to decode before the page is whole.
 */
export function Isobars({ variant }: IsobarsProps) {
  const { size, lines } = isobarLines[variant];
  return (
    <svg
      className={`${styles.isobars} ${styles.variants[variant]}`}
      viewBox={`0 0 ${size}`}
      // These lines climb the steeper the narrower the screen; the others keep their shape.
      preserveAspectRatio={variant === 'hero' ? 'none' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {lines.map((line, at) => (
        <path key={line} d={line} opacity={strengths[at]} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
