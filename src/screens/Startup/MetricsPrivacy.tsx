import { useMessages } from '@messages';
import { Stack } from '@/components/layout/Stack';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import type { Startup } from '@/data/schema/startup';

export type MetricsPrivacyProps = Pick<Startup, 'metrics'>;

/** On one's own listing: who else gets to see these figures (spec sections 2 and 6). */
export function MetricsPrivacy({ metrics }: MetricsPrivacyProps) {
  const t = useMessages('profile').startup;
  const { monthlyRevenue, activeUsers, arr, monthlyGrowth, cac, ltv } = metrics;
  const hasTraction = (monthlyRevenue ?? activeUsers) !== undefined;
  const hasMetrics = (arr ?? monthlyGrowth ?? cac ?? ltv) !== undefined;
  return (
    <Stack gap={8}>
      {hasTraction && <PrivacyNote>{t.ownTraction}</PrivacyNote>}
      {hasMetrics && <PrivacyNote>{t.ownMetrics}</PrivacyNote>}
    </Stack>
  );
}
