import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StarButton } from '@/components/directory/StarButton';
import { Inline } from '@/components/layout/Inline';

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

export const Starred: Story = {
  args: { isStarred: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      <StarButton {...args} />
      <StarButton {...args} name="Ledgerline" isStarred />
    </Inline>
  ),
};
