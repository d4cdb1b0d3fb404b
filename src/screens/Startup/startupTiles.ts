import type { useMessages } from '@messages';
import type { Formats } from '@messages/format';
import type { StatTilesProps } from '@/components/profile/StatTiles';
import type { Startup } from '@/data/schema/shapes/startup';

type Tile = StatTilesProps['tiles'][number];
type StartupMessages = ReturnType<typeof useMessages<'profile'>>['startup'];

/** Number of tiles in the overview. */
const keyMetricsShown = 4;

/** Returns the growth of users in the last month as a ratio; `null` if the history is too short. */
function userGrowth({ history }: Startup): number | null {
  const [before, last] = history.slice(-2);
  return before && last && before.users > 0 ? last.users / before.users - 1 : null;
}

/** Returns a startup's metrics as tiles. Omits missing metrics. */
export function startupTiles(startup: Startup, t: StartupMessages, formats: Formats) {
  const { metrics } = startup;
  const { money, count, percent, times } = formats;
  const tile = (
    name: keyof StartupMessages['metrics'],
    value: number | undefined,
    show: (value: number) => string,
    more?: Pick<Tile, 'trend' | 'note'>,
  ): Tile[] => (value === undefined ? [] : [{ label: t.metrics[name], value: show(value), ...more }]);
  const trend = (share: number | null | undefined, text: (p: { share: string }) => string) =>
    typeof share === 'number' && share !== 0
      ? { trend: { text: text({ share: percent(Math.abs(share)) }), isUp: share > 0 } }
      : undefined;
  const notes = t.metricNotes;
  const ratio = metrics.ltv !== undefined && metrics.cac ? metrics.ltv / metrics.cac : undefined;
  const months = (value: number) => t.months({ count: value });
  const perMonth = (value: number) => t.perMonth({ amount: money(value) });

  const arr = (more: Pick<Tile, 'trend' | 'note'> | undefined) => tile('arr', metrics.arr, money, more);
  const users = tile('activeUsers', metrics.activeUsers, count, trend(userGrowth(startup), t.growthMonthly));
  const revenue = tile('monthlyRevenue', metrics.monthlyRevenue, money);
  return {
    /** The key metrics, for the overview. */
    key: [
      ...arr(trend(metrics.monthlyGrowth, t.growthMonthly)),
      ...users,
      ...tile('cac', metrics.cac, money),
      ...tile('runway', metrics.runway, months),
      ...revenue,
      ...tile('ltv', metrics.ltv, money),
      ...tile('burnRate', metrics.burnRate, perMonth),
    ].slice(0, keyMetricsShown),
    growth: [
      ...revenue,
      ...arr({ note: notes.arr }),
      ...tile('monthlyGrowth', metrics.monthlyGrowth, percent),
      ...users,
    ],
    customers: [
      ...tile('cac', metrics.cac, money, { note: notes.cac }),
      ...tile('ltv', metrics.ltv, money, { note: notes.ltv }),
      ...tile('ltvToCac', ratio, times, { note: notes.ltvToCac }),
    ],
    cash: [
      ...tile('burnRate', metrics.burnRate, perMonth, { note: notes.burnRate }),
      ...tile('runway', metrics.runway, months, { note: notes.runway }),
    ],
  };
}
