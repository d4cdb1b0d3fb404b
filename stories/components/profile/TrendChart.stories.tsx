import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { TrendChart, type TrendChartProps } from '@/components/profile/TrendChart';
import preview from '../../../.storybook/preview';
import { narrow, stateOf, states, textsOf } from '../../support/socialStates';

const months = ['May 2025', 'Jun 2025', 'Jul 2025', 'Aug 2025', 'Sep 2025', 'Oct 2025'];
const course = (...values: number[]): TrendChartProps['points'] =>
  values.map((value, at) => ({ month: months[at] ?? `Month ${at + 1}`, value, text: `$${value / 1000}K` }));

const rising = course(35_300, 41_400, 47_600, 53_900, 61_400, 70_000);

const meta = preview.meta({
  component: TrendChart,
  args: { title: 'Monthly revenue', label: 'Monthly revenue: $35.3K, then $70K', points: rising },
  argTypes: { points: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
});

/** The points of the line: left and top, in hundredths of the plot. */
const rendered = ({ getByRole }: ReturnType<typeof stateOf>) =>
  getByRole('img')
    .querySelectorAll('path')[2]
    ?.getAttribute('d')
    ?.replaceAll(/[\d.]+/g, (number) => `${Math.round(Number(number))}`);

/**
 * The vertical axis starts at zero, and the highest month touches the top. A sentence describes the trend, and a
 * tooltip shows the value of each month.
 */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(rendered(canvas)).toBe('M0 50L20 41L40 32L60 23L80 12L100 0');
    const ends = canvas.getAllByRole('paragraph', { hidden: true });
    await expect(textsOf(ends)).toEqual(['$35.3KMay 2025', '$70KOct 2025']);
  },
});

/** Zero revenue is on the baseline. */
export const Matrix = meta.story({
  render: states(
    {
      Falling: { points: [...rising].reverse() },
      'Up and down': { points: course(4_000, 90_000, 12_000, 88_000) },
      'Two months': { points: rising.slice(-2) },
      Constant: { points: course(500, 500) },
      'All zero': { points: course(0, 0, 0) },
    },
    { columns: 2 },
  ),
  play: ({ canvas }) => expect(rendered(stateOf(canvas, 'All zero'))).toBe('M0 100L50 100L100 100'),
});

export const Stress = meta.story({
  ...narrow(240, 'figure'),
  args: {
    title: stressTexts.hindi,
    points: course(...Array.from({ length: 36 }, (_, at) => (at % 7) * 10 ** 12)),
  },
});
