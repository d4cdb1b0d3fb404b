import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountFailed } from '@/components/account/AccountFailed';

const meta = {
  title: 'Components/Account/AccountFailed',
  component: AccountFailed,
  args: { onRetry: fn() },
} satisfies Meta<typeof AccountFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Hindi: Story = { globals: { locale: 'hi', viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
