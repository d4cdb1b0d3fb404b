import { expect } from 'storybook/test';
import { Gauge } from '@/components/feedback/Gauge';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Feedback/Gauge',
  component: Gauge,
  args: {
    label: 'Funds raised by Heliogrid',
    value: 0.65,
    leftText: (
      <>
        <strong>$1.3M</strong> raised
      </>
    ),
    rightText: '65% of $2M',
    valueText: '$1.3M raised, 65% of $2M',
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const gauge = canvas.getByRole('meter', { name: args.label });
    await expect(gauge).toHaveAttribute('aria-valuenow', '65');
    await expect(gauge).toHaveAttribute('aria-valuetext', args.valueText);
  },
});

/** More than the goal is full, not wider. The two texts are read where there is no other. */
export const Matrix = meta.story({
  render: () => (
    <Stack gap={20}>
      {[0, 0.02, 0.1, 0.35, 0.65, 0.9, 0.99, 1, 1.3].map((value) => (
        <Gauge
          key={value}
          label={`Raised: ${value}`}
          value={value}
          leftText={`${Math.round(value * 100)}%`}
          rightText="of $2M"
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fullest = canvas.getByRole('meter', { name: 'Raised: 1.3' });
    await expect(fullest).toHaveAttribute('aria-valuenow', '100');
    await expect(fullest).toHaveAttribute('aria-valuetext', '130%, of $2M');
  },
});

export const LongText = meta.story({
  globals: { locale: 'hi' },
  args: {
    leftText: '₹1,08,00,00,000 जुटाए गए',
    rightText: '₹1,66,00,00,000 के लक्ष्य का 65%',
    valueText: undefined,
  },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
});
