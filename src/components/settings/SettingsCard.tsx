import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { Stack } from '../layout/Stack';
import type { Space } from '../theme/tokens';
import { Heading } from '../typography/Heading';

export type SettingsCardProps = {
  /** The heading of the card, an h2. */
  title: string;
  /** Gap between the settings, in px. */
  gap?: Space;
  /** The settings, one below the other. */
  children: ReactNode;
};

/** A card of related settings, with a heading. */
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
