import { expect, fn, mocked } from 'storybook/test';
import { DealFlowLine } from '@/components/directory/DealFlowLine';
import preview, { cramped, states, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: DealFlowLine,
  args: {
    mode: 'filtered' as const,
    isPaused: false,
    count: 2,
    all: 3,
    settingsHref: '/profile/investor/manage?tab=settings',
    onPausedChange: fn(),
  },
});

/** The line explains the investor’s deal flow: a filter or order of startups. A button turns it off or on. */
export const Default = meta.story({
  render: states({
    Filtered: {},
    'One startup': { count: 0, all: 1 },
    Recommended: { mode: 'recommended' },
    Paused: { isPaused: true },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(textsOf(canvas.getAllByText(/^Filtered by/))).toEqual([
      'Filtered by your deal flow: 2 of 3 startups',
      'Filtered by your deal flow: 0 of 1 startup',
    ]);
    const [showAll] = canvas.getAllByRole('button', { name: 'Show all' });
    const usual = canvas.getByRole('button', { name: 'Use default order' });
    const use = canvas.getByRole('button', { name: 'Turn deal flow back on' });
    for (const button of [showAll, usual, use]) await userEvent.click(button as HTMLElement);
    await expect(mocked(args.onPausedChange).mock.calls).toEqual([[true], [true], [false]]);
  },
});

export const NarrowHindi = meta.story({ ...cramped(240), args: { mode: 'recommended' } });
