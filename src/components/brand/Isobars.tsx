import * as styles from './Isobars.css';

/** A drawing; those of one page lie apart from those of others (`isobars/`). */
export type IsobarDrawing = {
  name: 'hero' | 'panel' | 'cover';
  /** Of the drawing, px. */
  size: string;
  /** Its lines: the strongest, then the fainter ones. */
  lines: readonly string[];
};

export type IsobarsProps = {
  /** Which lines: the landing page's top, the half beside a form, or a profile's head. */
  drawing: IsobarDrawing;
};

const strengths = [0.85, 0.55, 0.3];

/**
 * Lines of rising air, behind whatever its parent holds: it fills the nearest positioned ancestor, which clips it.
 * Decorative and still. Drawn, no picture: the browser has nothing to decode before the page is whole.
 */
export function Isobars({ drawing: { name, size, lines } }: IsobarsProps) {
  return (
    <svg
      className={`${styles.isobars} ${styles.variants[name]}`}
      viewBox={`0 0 ${size}`}
      // These lines climb the steeper the narrower the screen; the others keep their shape.
      preserveAspectRatio={name === 'hero' ? 'none' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {lines.map((line, at) => (
        <path key={line} d={line} opacity={strengths[at]} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
