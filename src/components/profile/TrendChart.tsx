import * as styles from './TrendChart.css';

export type TrendChartProps = {
  /** Name of the metric. */
  title: string;
  /** The whole trend in one sentence, for screen readers. */
  label: string;
  /** At least two points, oldest first. `text` is the formatted value. */
  points: readonly { month: string; value: number; text: string }[];
};

/** Size of the plot's `viewBox`, which is stretched to the available size. */
const width = 100;
const height = 100;

/** A line chart of a few months. The vertical axis starts at zero. */
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
          {/* A line of length zero with round ends: a dot that stretching doesn't distort. */}
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
