import { fades, isobars, line } from './Isobars.css';
import { isobarPaths } from './isobarPaths';

export const isobarVariants = ['hero', 'panel', 'cover'] as const;

export type IsobarsProps = {
  /** hero: the landing page's top. panel: the half beside a form. cover: a profile's head. */
  variant: 'hero' | 'panel' | 'cover';
};

const opacities = [0.85, 0.55, 0.3];

/**
 * Lines of rising air, behind whatever its parent holds: it fills the nearest positioned ancestor, which clips it.
 * Decorative and still.
 */
export function Isobars({ variant }: IsobarsProps) {
  const { width, height, paths } = isobarPaths[variant];
  return (
    <svg
      className={`${isobars} ${fades[variant]}`}
      viewBox={`0 0 ${width} ${height}`}
      // The hero's lines climb the steeper the narrower the screen; the others keep their shape.
      preserveAspectRatio={variant === 'hero' ? 'none' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {paths.map((path, index) => (
        <path key={path} className={line} d={path} opacity={opacities[index]} />
      ))}
    </svg>
  );
}
