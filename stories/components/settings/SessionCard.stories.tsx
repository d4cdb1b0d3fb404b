import { expect, fn } from 'storybook/test';
import { SessionCard } from '@/components/settings/SessionCard';
import preview from '../../../.storybook/preview';
import { hindiIn, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
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

/** Signing out is in progress. */
export const LongName = meta.story({
  ...hindiIn(288),
  args: { name: stressPerson.name, isSigningOut: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /…$/ })).toBeDisabled(),
});
