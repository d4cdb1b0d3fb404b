import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { Text, textSizes, textTones, textWeights } from '@/components/typography/Text';

const meta = {
  title: 'Components/Typography/Text',
  component: Text,
  args: { children: 'Rooftop solar that trades with its neighbours' },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'inline-radio', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Time: Story = {
  args: { as: 'time', dateTime: '2025-11-18', size: 'small', tone: 'muted', children: '18 Nov' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 Nov')).toHaveAttribute('datetime', '2025-11-18');
  },
};

export const Tabular: Story = {
  render: () => (
    <Stack gap={0}>
      {['1,111', '9,089', '1,204'].map((count) => (
        <Text key={count} isTabular>
          {count}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { isTruncated: true },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(args.children as string);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {textSizes.map((size) => (
        <Stack key={size} gap={4}>
          {textWeights.map((weight) => (
            <Inline key={weight} gap={24} canWrap>
              {textTones.map((tone) => (
                <Text key={tone} size={size} weight={weight} tone={tone}>
                  {size} {weight} {tone}
                </Text>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongWordAndHindi: Story = {
  globals: { locale: 'hi' },
  args: {
    size: 'feed',
    children: `हमने बीज निवेश का दौर पूरा किया: https://heliogrid.example/${'updates-'.repeat(12)}`,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
