import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Stack } from '@/components/layout/Stack';
import { EmptySection } from '@/components/profile/EmptySection';
import { MetricHistory } from '@/components/profile/MetricHistory';
import { Section } from '@/components/profile/Section';
import { StatTiles } from '@/components/profile/StatTiles';
import { startupTiles } from './startupTiles';
import type { StartupPartProps } from './startupView';

/** All metrics of the startup, and their history. */
export function StartupMetrics({ view: { profile, metricsAccess } }: StartupPartProps) {
  const t = useMessages('profile').startup;
  const { growth, customers, cash } = startupTiles(profile, t, useFormats());
  const hasHistory = profile.history.length > 1;
  if (!hasHistory && growth.length + customers.length + cash.length === 0) {
    return (
      <Section title={t.tabs.metrics}>
        <EmptySection>
          {metricsAccess === 'closed' || metricsAccess === 'traction'
            ? t.noOpenMetrics(profile)
            : t.noMetrics(profile)}
        </EmptySection>
      </Section>
    );
  }
  return (
    <>
      {(growth.length > 0 || hasHistory) && (
        <Section title={t.growth}>
          <Stack gap={32}>
            {growth.length > 0 && <StatTiles tiles={growth} columns={4} />}
            {hasHistory && <MetricHistory history={profile.history} />}
          </Stack>
        </Section>
      )}
      {customers.length > 0 && (
        <Section title={t.customers}>
          <StatTiles tiles={customers} />
        </Section>
      )}
      {cash.length > 0 && (
        <Section title={t.cash}>
          <StatTiles tiles={cash} />
        </Section>
      )}
    </>
  );
}
