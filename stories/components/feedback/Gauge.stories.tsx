import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gauge } from '@/components/feedback/Gauge';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';

const meta = {
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
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const gauge = canvas.getByRole('meter', { name: args.label });
    await expect(gauge).toHaveAttribute('aria-valuenow', '65');
    await expect(gauge).toHaveAttribute('aria-valuetext', args.valueText);
  },
};

export const PlainTexts: Story = {
  args: { leftText: '$1.3M', valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '$1.3M, 65% of $2M');
  },
};

export const Empty: Story = {
  args: { value: 0, leftText: '$0', rightText: '0% of $2M', valueText: undefined },
};

/** More than the goal is full, not wider. */
export const Oversubscribed: Story = {
  args: { value: 1.3, leftText: '$2.6M', rightText: '130% of $2M', valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={20}>
      {[0, 0.02, 0.1, 0.35, 0.65, 0.9, 0.99, 1].map((value) => (
        <Gauge
          key={value}
          label="Funds raised"
          value={value}
          leftText={`${Math.round(value * 100)}%`}
          rightText="of $2M"
        />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { locale: 'hi' },
  args: {
    leftText: '₹1,08,00,00,000 जुटाए गए',
    rightText: '₹1,66,00,00,000 के लक्ष्य का 65%',
    valueText: undefined,
  },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
};
