import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StarButton } from '@/components/directory/StarButton';
import { stateOf, states } from '../../support/socialStates';

const meta = {
  title: 'Components/Directory/StarButton',
  component: StarButton,
  args: { name: 'Heliogrid', isStarred: false, onClick: fn() },
} satisfies Meta<typeof StarButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: states({ 'Not starred': {}, Starred: { name: 'Ledgerline', isStarred: true } }),
  play: async ({ canvas }) => {
    const starred = stateOf(canvas, 'Starred');
    await expect(starred.getByRole('button', { name: 'Star Ledgerline', pressed: true })).toBeVisible();
  },
};
