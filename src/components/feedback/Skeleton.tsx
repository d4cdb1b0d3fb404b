import * as styles from './Skeleton.css';

export const skeletonShapes = ['line', 'block', 'circle'] as const;

export type SkeletonProps = {
  /** px, or any CSS length; by default, a line or block fills its column. */
  width?: number | string;
  /** px, or any CSS length; by default the height of the `shape`. */
  height?: number | string;
  /** The default height: line: a line of the surrounding text. block: 120 px. circle: 44 px. */
  shape?: 'line' | 'block' | 'circle';
};

/** Placeholder for loading content. Hidden from screen readers: set `aria-busy` on the region around it. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${styles.shapes[shape]}`}
      style={{ width, height: height ?? (shape === 'circle' ? width : undefined) }}
    />
  );
}
