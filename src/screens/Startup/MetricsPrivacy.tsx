import { useMessages } from '@messages';
import { Stack } from '@/components/layout/Stack';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { Text } from '@/components/typography/Text';
import type { Startup } from '@/data/schema/startup';
import type { LoadedStartup } from './startupView';

export type MetricsPrivacyProps = Pick<LoadedStartup, 'figures'> & {
  startup: Pick<Startup, 'name' | 'metrics'>;
};

/**
 * Who gets to see these figures (spec sections 2 and 6): of a listing others only by and by, to its owner said of those
 * that are there; of the sample startups everyone.
 */
export function MetricsPrivacy({ figures, startup: { name, metrics } }: MetricsPrivacyProps) {
  const t = useMessages('profile').startup;
  if (figures === 'public') {
    return (
      <Text size="small" tone="muted">
        {t.published({ name })}
      </Text>
    );
  }
  const { monthlyRevenue, activeUsers, arr, monthlyGrowth, cac, ltv } = metrics;
  const isClosed = figures === 'closed';
  const hasTraction = isClosed || (monthlyRevenue ?? activeUsers) !== undefined;
  const hasMetrics = isClosed || (arr ?? monthlyGrowth ?? cac ?? ltv) !== undefined;
  return (
    <Stack gap={8}>
      {hasTraction && <PrivacyNote>{isClosed ? t.closedTraction : t.ownTraction}</PrivacyNote>}
      {hasMetrics && <PrivacyNote>{isClosed ? t.closedMetrics : t.ownMetrics}</PrivacyNote>}
    </Stack>
  );
}
