import { useMessages } from '@messages';
import { Stack } from '@/components/layout/Stack';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { Text } from '@/components/typography/Text';
import type { Startup } from '@/data/schema/startup';

export type MetricsPrivacyProps = {
  startup: Pick<Startup, 'name' | 'metrics'>;
  /** The person listed it. */
  isOwn: boolean;
};

/**
 * Who gets to see these figures (spec sections 2 and 6): of one's own listing others only by and by, of the sample
 * startups everyone.
 */
export function MetricsPrivacy({ startup: { name, metrics }, isOwn }: MetricsPrivacyProps) {
  const t = useMessages('profile').startup;
  if (!isOwn) {
    return (
      <Text size="small" tone="muted">
        {t.published({ name })}
      </Text>
    );
  }
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
