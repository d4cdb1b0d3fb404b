import { directoryData, manyStartups, marks } from '@kit/fixtures/directory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Results, resultStatuses } from '@/components/directory/Results';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ofEach, states } from '../../support/socialStates';

const meta = {
  title: 'Components/Directory/Results',
  component: Results,
  // The page's own heading stands above it.
  decorators: [
    (Story) => (
      <>
        <h1 hidden>Discover</h1>
        {Story()}
      </>
    ),
  ],
  args: {
    status: 'ready',
    found: { kind: 'startup', profiles: directoryData.startups },
    listId: '',
    stars: marks.star,
    follows: marks.follow,
    ownId: 'asha-verma',
    onStar: fn(),
    onFollow: fn(),
    onRetry: fn(),
    children: <EmptyState title="No startups found" />,
  },
} satisfies Meta<typeof Results>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
  },
};

/** The cards come where their skeletons were. */
export const Matrix: Story = {
  render: states(ofEach('status', resultStatuses)),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { name: 'No startups found' })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** How far hundreds are drawn is the grid's to prove. */
export const Many: Story = { args: { found: { kind: 'startup', profiles: manyStartups(90) } } };
