import { expect } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { Text, textSizes, textTones, textWeights } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { hindiIn } from '../../support/socialStates';

const meta = preview.meta({
  component: Text,
  args: { children: 'Rooftop solar that trades with its neighbors' },
});

export const Default = meta.story();

/** Every size, weight and tone, a time, numbers in columns, and truncated text. */
export const Matrix = meta.story({
  render: ({ children }) => (
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
      <Text as="time" dateTime="2025-11-18" isTabular>
        18 Nov
      </Text>
      <div style={{ width: 160 }}>
        <Text isTruncated>{children}</Text>
      </div>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('18 Nov')).toHaveAttribute('datetime', '2025-11-18');
    const text = canvas.getByText(args.children as string);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
});

export const LongWordAndHindi = meta.story({
  ...hindiIn(240),
  args: {
    size: 'feed',
    children: `हमने बीज निवेश का दौर पूरा किया: https://heliogrid.example/${'updates-'.repeat(12)}`,
  },
});
