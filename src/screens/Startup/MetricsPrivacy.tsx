import { useMessages } from '@messages';
import { Stack } from '@/components/layout/Stack';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { Text } from '@/components/typography/Text';
import type { Startup } from '@/data/schema/startup';
import type { LoadedStartup } from './startupView';
import { TractionPrivacy } from './TractionPrivacy';

export type MetricsPrivacyProps = Pick<LoadedStartup, 'figures'> & {
  startup: Pick<Startup, 'name' | 'metrics'>;
};

/**
 * Who gets to see these figures (spec sections 2 and 6): of a listing others only by and by, to whoever sees some said of
 * those that are there; of the sample startups everyone.
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
  if (figures === 'approved') return <TractionPrivacy figures={figures} name={name} />;
  const { monthlyRevenue, activeUsers, arr, monthlyGrowth, cac, ltv } = metrics;
  const hasTraction = figures === 'closed' || (monthlyRevenue ?? activeUsers) !== undefined;
  const hasMetrics = figures !== 'own' || (arr ?? monthlyGrowth ?? cac ?? ltv) !== undefined;
  return (
    <Stack gap={8}>
      {hasTraction && <TractionPrivacy figures={figures} name={name} />}
      {hasMetrics && <PrivacyNote>{figures === 'own' ? t.ownMetrics : t.closedMetrics}</PrivacyNote>}
    </Stack>
  );
}
