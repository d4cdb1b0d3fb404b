import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LeaveDialog } from '@/components/account/LeaveDialog';

const meta = {
  title: 'Components/Account/LeaveDialog',
  component: LeaveDialog,
  args: { isAsking: true, onStay: fn(), onDiscard: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Discard changes?' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onStay).toHaveBeenCalledTimes(2);
  },
};

export const NotAsking: Story = {
  args: { isAsking: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const PhoneHindi: Story = { globals: { viewport: { value: 'phone' }, locale: 'hi' } };
export const Dark: Story = { globals: { theme: 'dark', locale: 'es' } };
