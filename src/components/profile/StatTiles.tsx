import * as styles from './StatTiles.css';

export const statTileColumns = [3, 4] as const;

export type StatTilesProps = {
  /** The tiles in display order. */
  tiles: readonly {
    label: string;
    /** The value with its unit: "$840K", "18 mo". */
    value: string;
    /** Explains the label. */
    note?: string;
    /** The trend: "14% monthly". */
    trend?: { text: string; isUp: boolean };
  }[];
  /** Number of columns. On a phone, there are always two. */
  columns?: 3 | 4;
};

/** Metrics side by side, separated by hairlines. */
export function StatTiles({ tiles, columns = 3 }: StatTilesProps) {
  return (
    <dl className={`${styles.tiles} ${styles.columnCounts[columns]}`}>
      {tiles.map(({ label, value, note, trend }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {trend && (
            <dd className={`${styles.trend} ${trend.isUp ? styles.up : styles.down}`}>
              <span aria-hidden="true">{trend.isUp ? '▲' : '▼'} </span>
              {trend.text}
            </dd>
          )}
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
