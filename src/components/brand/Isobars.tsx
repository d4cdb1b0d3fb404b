import * as styles from './Isobars.css';

/** A drawing of lines. Each drawing is a separate module (`isobars/`), so a page loads only its own. */
export type IsobarDrawing = {
  name: 'hero' | 'panel' | 'cover';
  /** Width and height of the drawing in px, separated by a space. */
  size: string;
  /** Paths of the lines: the strongest first, then the fainter ones. */
  lines: readonly string[];
};

export type IsobarsProps = {
  /** The lines to show: for public pages, for the panel beside a form, or for a header. */
  drawing: IsobarDrawing;
};

const strengths = [0.85, 0.55, 0.3];

/**
 * Lines of rising air behind the content of the parent. Fills the nearest positioned ancestor, which must
 * clip it. Decorative and static. Inline SVG instead of an image, which the browser would have to decode.
 */
export function Isobars({ drawing: { name, size, lines } }: IsobarsProps) {
  return (
    <svg
      className={`${styles.isobars} ${styles.variants[name]}`}
      viewBox={`0 0 ${size}`}
      // On narrow screens, the hero's lines are compressed and thus steeper. Other drawings keep their shape.
      preserveAspectRatio={name === 'hero' ? 'none' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {lines.map((line, at) => (
        <path key={line} d={line} opacity={strengths[at]} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
