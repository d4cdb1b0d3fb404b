import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SessionCard } from '@/components/settings/SessionCard';

const meta = {
  title: 'Components/Settings/SessionCard',
  component: SessionCard,
  args: { name: 'Asha Verma', onSignOut: fn(), isSigningOut: false },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof SessionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Asha Verma')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = {
  args: { isSigningOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing out…' })).toBeDisabled();
  },
};

export const LongName: Story = {
  args: { name: `Donaudampfschifffahrtsgesellschaft${'skapitän'.repeat(8)}` },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
