import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Isobars } from '@/components/brand/Isobars';
import { cover } from '@/components/brand/isobars/cover';
import * as windsockStyles from '@/components/brand/windsock.css';
import { Gauge } from '@/components/feedback/Gauge';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { vars } from '@/components/theme/contract.css';
import { radius } from '@/components/theme/tokens';
import { Text } from '@/components/typography/Text';

/** Rising air in two motifs, used sparingly. */
const meta = { title: 'Foundations/Motifs', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thin lines that rise to the right: in the hero, beside forms, on profile covers. Decorative, no motion. */
export const IsobarLines: Story = {
  render: () => (
    <div
      style={{
        position: 'relative',
        overflow: 'hidden',
        height: 200,
        borderRadius: radius.cover,
        background: vars.color.sky,
      }}
    >
      <Isobars drawing={cover} />
    </div>
  ),
};

/** Orange and pale stripes mark the current place and the progress, and nothing else. */
export const Windsock: Story = {
  render: () => (
    <Card>
      <Stack gap={32}>
        <Inline gap={32} align="start">
          <div>
            <Text weight="medium">Overview</Text>
            <div
              className={windsockStyles.windsock}
              style={{ height: 4, borderRadius: '3px 3px 0 0', marginTop: 8 }}
            />
          </div>
          <Text weight="medium" tone="muted">
            Metrics
          </Text>
        </Inline>
        <Gauge label="Funds raised" value={0.65} leftText="$1.3M" rightText="65% of $2M" />
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Funds raised' })).toBeVisible();
  },
};
