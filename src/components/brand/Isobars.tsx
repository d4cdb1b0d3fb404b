import * as styles from './Isobars.css';

/** A drawing of curved lines. Each is a separate module in `isobars/`, so pages load only those they show. */
export type IsobarDrawing = {
  name: 'hero' | 'panel' | 'cover';
  /** Width and height of the drawing in px, separated by a space. */
  size: string;
  /** SVG path data of the lines: three groups, from the most to the least opaque. */
  lines: readonly string[];
};

export type IsobarsProps = {
  /** The drawing: `hero` for public pages, `panel` for the panel beside a form, `cover` for a header. */
  drawing: IsobarDrawing;
};

const strengths = [0.85, 0.55, 0.3];

/**
 * Decorative lines, like the isobars of a weather map, behind the parent's content. Fill the nearest
 * positioned ancestor, which must clip them. Inline SVG, because the browser would have to decode an image.
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
