import { useMessages } from '@messages';
import { Stack } from '@/components/layout/Stack';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import type { Startup } from '@/data/schema/startup';
import type { LoadedStartup } from './startupView';

export type MetricsPrivacyProps = Pick<LoadedStartup, 'figures'> & Pick<Startup, 'metrics'>;

/** Of a listing: who gets to see these figures (spec sections 2 and 6). To its owner, of those that are there. */
export function MetricsPrivacy({ figures, metrics }: MetricsPrivacyProps) {
  const t = useMessages('profile').startup;
  const { monthlyRevenue, activeUsers, arr, monthlyGrowth, cac, ltv } = metrics;
  const isClosed = figures === 'closed';
  const hasTraction = isClosed || (monthlyRevenue ?? activeUsers) !== undefined;
  const hasMetrics = isClosed || (arr ?? monthlyGrowth ?? cac ?? ltv) !== undefined;
  if (figures === 'public') return null;
  return (
    <Stack gap={8}>
      {hasTraction && <PrivacyNote>{isClosed ? t.closedTraction : t.ownTraction}</PrivacyNote>}
      {hasMetrics && <PrivacyNote>{isClosed ? t.closedMetrics : t.ownMetrics}</PrivacyNote>}
    </Stack>
  );
}
