import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { ShareButton } from '@/components/profile/ShareButton';

const meta = {
  title: 'Components/Profile/ShareButton',
  component: ShareButton,
  args: { isCopied: false, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Copied: Story = {
  args: { isCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied!');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      <ShareButton {...args} />
      <ShareButton {...args} isCopied />
      <ShareButton {...args} size="small" />
      <ShareButton {...args} label="Copy Profile Link" icon={Link} isFullWidth />
      <ShareButton {...args} label="Copy Profile Link" icon={Link} isFullWidth isCopied />
    </Stack>
  ),
};

export const Hindi: Story = { globals: { locale: 'hi' }, args: { isCopied: true } };
