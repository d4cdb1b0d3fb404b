import * as styles from './TrendChart.css';

export type TrendChartProps = {
  /** What is counted. */
  title: string;
  /** The whole course in a sentence, for a screen reader. */
  label: string;
  /** At least two, oldest first; `text` is the value as it is written. */
  points: readonly { month: string; value: number; text: string }[];
};

/** The plot's own units; it is stretched to the room there is. */
const width = 100;
const height = 100;

/** A few months in one rising or falling line, from zero. */
export function TrendChart({ title, label, points }: TrendChartProps) {
  const top = Math.max(...points.map(({ value }) => value), 1);
  const step = width / (points.length - 1);
  const at = points.map(({ value }, index) => `${index * step} ${height - (value / top) * height}`);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.chart}>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path className={styles.axis} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
          <path className={styles.area} d={`M0 ${height}L${at.join('L')}L${width} ${height}Z`} />
          <path className={styles.line} d={`M${at.join('L')}`} />
          {/* A dot of any stretch: the round end of a line without length. */}
          <path className={styles.last} d={`M${at.at(-1)}h0`} />
          {points.map(({ month, text }, index) => (
            <rect
              key={month}
              className={styles.hit}
              x={(index - 0.5) * step}
              y="0"
              width={step}
              height={height}
            >
              <title>{`${month}: ${text}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <div className={styles.ends} aria-hidden="true">
        {[points[0], points.at(-1)].map(
          (point) =>
            point && (
              <p key={point.month}>
                <span className={styles.end}>{point.text}</span>
                {point.month}
              </p>
            ),
        )}
      </div>
    </figure>
  );
}
