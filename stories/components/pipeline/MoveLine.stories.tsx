import { day, now } from '@kit/app/clock';
import { expect } from 'storybook/test';
import { MoveLine } from '@/components/pipeline/MoveLine';
import preview, { narrow, states } from '../../support/preview';

const at = now - 3 * day;

const meta = preview.meta({
  component: MoveLine,
  args: { move: { side: 'you' as 'you' | 'them', cause: 'message' as const, at }, now },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your move: wrote to you 3 days ago')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: states({
    'Today, you': { move: { side: 'you', cause: 'message', at: now } },
    'Today, them': { move: { side: 'them', cause: 'message', at: now } },
    'Yesterday, them': { move: { side: 'them', cause: 'message', at: now - day } },
  }),
  play: async ({ canvas }) => {
    for (const text of ['Your move: wrote to you today', 'Their move since today', 'Their move for 1 day'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const NarrowHindi = meta.story({
  args: { move: { side: 'you', cause: 'request', at } },
  ...narrow(160, 'p'),
});
