import { expect, fn } from 'storybook/test';
import { PageFailed } from '@/components/feedback/PageFailed';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: PageFailed,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page didn’t load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A page that was never loaded is unavailable without a network connection. */
export const PhoneHindi = meta.story({
  args: { isOffline: true },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('आप ऑफ़लाइन हैं');
  },
});
