import { expect, fn } from 'storybook/test';
import { AccountFailed } from '@/components/account/AccountFailed';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: AccountFailed,
  args: { onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Hindi = meta.story(onPhone);
