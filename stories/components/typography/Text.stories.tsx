import { expect } from 'storybook/test';
import { Text, textSizes, textTones, textWeights } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { crossed, hindiIn, ofEach, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Text,
  args: { children: 'Rooftop solar that trades with its neighbors' },
});

export const Default = meta.story();

const looks = crossed(
  crossed(ofEach('size', textSizes), ofEach('weight', textWeights)),
  ofEach('tone', textTones),
);

/** Every size, weight and tone, a time, and truncated text. */
export const Matrix = meta.story({
  render: states(
    {
      ...looks,
      Time: { as: 'time', dateTime: '2025-11-18', isTabular: true, children: '18 Nov' },
      Truncated: { isTruncated: true },
    },
    { columns: 4, width: 160 },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 Nov')).toHaveAttribute('datetime', '2025-11-18');
    const text = stateOf(canvas, 'Truncated').getByText(/^Rooftop/);
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
