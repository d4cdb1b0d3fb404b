import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageFailed } from '@/components/feedback/PageFailed';

const meta = {
  title: 'Components/Feedback/PageFailed',
  component: PageFailed,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page didn’t load');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was never fetched can't be there without a network. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You’re offline, and this page isn’t on this device yet. Try again once you’re connected.',
    );
  },
};
export const PhoneHindi: Story = { globals: { viewport: { value: 'phone' }, locale: 'hi' } };
export const Dark: Story = { globals: { theme: 'dark', locale: 'es' }, args: { isOffline: true } };
