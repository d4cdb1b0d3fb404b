import { expect, fn, screen, waitFor } from 'storybook/test';
import { LeaveDialog } from '@/components/account/LeaveDialog';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: LeaveDialog,
  args: { isAsking: true, onStay: fn(), onDiscard: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onStay).toHaveBeenCalledTimes(2);
  },
});

export const PhoneHindi = meta.story(onPhone);
