import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { Startup } from '@/data/schema/shapes/startup';
import * as styles from './MetricHistory.css';
import { useProfileFormats } from './profileFormats';
import { TrendChart } from './TrendChart';

export type MetricHistoryProps = {
  /** Metrics per month: at least two months, oldest first. */
  history: Startup['history'];
};

/** Revenue and users per month: as two line charts, and as a table with the numbers. */
export function MetricHistory({ history }: MetricHistoryProps) {
  const t = useMessages('profile').startup;
  const formats = useFormats();
  const { monthYear } = useProfileFormats();
  const series = [
    {
      title: t.metrics.monthlyRevenue,
      points: history.map(({ month, revenue }) => ({
        month: monthYear(month),
        value: revenue,
        text: formats.money(revenue),
      })),
    },
    {
      title: t.metrics.activeUsers,
      points: history.map(({ month, users }) => ({
        month: monthYear(month),
        value: users,
        text: formats.count(users),
      })),
    },
  ];
  return (
    <div>
      <div className={styles.charts}>
        {series.map(({ title, points }) => (
          <TrendChart
            key={title}
            title={title}
            label={t.trendLabel({
              what: title,
              from: points[0]?.month ?? '',
              first: points[0]?.text ?? '',
              to: points.at(-1)?.month ?? '',
              last: points.at(-1)?.text ?? '',
            })}
            points={points}
          />
        ))}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{t.asTable}</summary>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t.month}</th>
                {series.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {history.map(({ month, revenue, users }) => (
                <tr key={month}>
                  <th scope="row">{monthYear(month)}</th>
                  <td>{formats.money(revenue)}</td>
                  <td>{formats.count(users)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
