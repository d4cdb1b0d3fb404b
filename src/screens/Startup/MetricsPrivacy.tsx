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
  const { monthlyRevenue, activeUsers, arr, monthlyGrowth, cac, ltv } = metrics;
  const hasTraction = figures === 'closed' || (monthlyRevenue ?? activeUsers) !== undefined;
  const hasMetrics =
    (figures !== 'own' && figures !== 'approved') || (arr ?? monthlyGrowth ?? cac ?? ltv) !== undefined;
  return (
    <Stack gap={8}>
      {hasTraction && <PrivacyNote>{tractionNote(t)[figures]}</PrivacyNote>}
      {hasMetrics && <PrivacyNote>{metricsNote(t)[figures]}</PrivacyNote>}
    </Stack>
  );
}

/** Who gets to see traction and funding. */
export const tractionNote = (t: ReturnType<typeof useMessages<'profile'>>['startup']) => ({
  own: t.ownTraction,
  closed: t.closedTraction,
  traction: t.openTraction,
  approved: t.openTraction,
});

/** Who gets to see key metrics. */
const metricsNote = (t: ReturnType<typeof useMessages<'profile'>>['startup']) => ({
  own: t.ownMetrics,
  closed: t.closedMetrics,
  traction: t.closedMetrics,
  approved: t.openMetrics,
});
