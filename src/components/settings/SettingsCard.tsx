import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { Stack } from '../layout/Stack';
import type { Space } from '../theme/tokens';
import { Heading } from '../typography/Heading';

export type SettingsCardProps = {
  /** Its heading, an h2. */
  title: string;
  /** Space between its parts, px on the scale. */
  gap?: Space;
  /** The settings, one below the other. */
  children: ReactNode;
};

/** Settings that belong together, with their heading. */
export function SettingsCard({ title, gap = 20, children }: SettingsCardProps) {
  return (
    <Card as="section" label={title}>
      <Stack gap={gap}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
