import { expect, fn } from 'storybook/test';
import { SessionCard } from '@/components/settings/SessionCard';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Settings/SessionCard',
  component: SessionCard,
  args: { name: 'Asha Verma', onSignOut: fn(), isSigningOut: false },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** Signing out. */
export const LongName = meta.story({
  args: { name: `Donaudampfschifffahrtsgesellschaft${'skapitän'.repeat(8)}`, isSigningOut: true },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveTextContent(/…$/);
  },
});
