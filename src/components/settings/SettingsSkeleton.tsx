import { useMessages } from '@messages';
import { Skeleton } from '../feedback/Skeleton';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { SettingsCard } from './SettingsCard';
import { SettingsLayout } from './SettingsLayout';

export type SettingsSkeletonProps = {
  /** Number of switches in the first card. */
  switches: number;
  /** Number of fields in the second card. */
  fields: number;
};

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Placeholder for loading settings, in the size of the settings. */
export function SettingsSkeleton({ switches, fields }: SettingsSkeletonProps) {
  const t = useMessages('settings');
  return (
    <div aria-busy>
      <SettingsLayout
        notifications={
          <SettingsCard title={t.notifications}>
            {places(switches).map((place) => (
              <Inline key={place} justify="between">
                <Stack gap={4}>
                  <Skeleton width={120} />
                  <Skeleton width={200} />
                </Stack>
                <Skeleton shape="block" width={46} height={26} />
              </Inline>
            ))}
          </SettingsCard>
        }
        preferences={
          <SettingsCard title={t.preferences}>
            {places(fields).map((place) => (
              <Stack key={place} gap={8}>
                <Skeleton width={140} />
                <Skeleton shape="block" height={48} />
              </Stack>
            ))}
          </SettingsCard>
        }
      />
    </div>
  );
}
