import { expect, fn } from 'storybook/test';
import { DealFlowLine } from '@/components/directory/DealFlowLine';
import preview from '../../../.storybook/preview';
import { hindiNight, states, wide } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/DealFlowLine',
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

/** Filtered by it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Filtered by your deal flow: 2 of 3 startups')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
  },
});

export const Matrix = meta.story({
  render: states({
    'Of one startup': { count: 0, all: 1 },
    Recommended: { mode: 'recommended' },
    Paused: { isPaused: true },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Filtered by your deal flow: 0 of 1 startup')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in usual order' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Use deal flow' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false);
  },
});

export const NarrowHindi = meta.story({
  args: { mode: 'recommended' },
  globals: hindiNight,
  decorators: [wide(240)],
});
