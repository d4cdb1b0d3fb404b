import { directoryData, manyStartups, marks } from '@kit/fixtures/directory';
import { expect, fn } from 'storybook/test';
import { Results, resultStatuses } from '@/components/directory/Results';
import { EmptyState } from '@/components/feedback/EmptyState';
import preview, { below, ofEach, states } from '../../support/preview';

const meta = preview.meta({
  component: Results,
  decorators: [below(['h1', 'Discover'])],
  args: {
    status: 'ready' as const,
    found: { kind: 'startup' as const, profiles: directoryData.startups },
    listId: '',
    stars: marks.star,
    follows: marks.follow,
    own: ['user:asha-verma' as const],
    onStar: fn(),
    onFollow: fn(),
    onRetry: fn(),
    children: <EmptyState title="No startups found" />,
  },
});

export const Default = meta.story();

/** Cards replace skeletons of the same size. */
export const Matrix = meta.story({
  render: states(ofEach('status', resultStatuses)),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { name: 'No startups found' })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A long list. The stories of ResultGrid show how much of it is rendered. */
export const Many = meta.story({ args: { found: { kind: 'startup', profiles: manyStartups(90) } } });
