import { expect, fn } from 'storybook/test';
import { NotFound } from '@/components/feedback/NotFound';
import preview, { cramped, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: NotFound,
  args: {
    title: 'Startup Not Found',
    text: 'The startup you are looking for could not be found or is no longer available.',
    actionLabel: 'Discover Startups',
    actionHref: '/discover',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The page failed to load: an error, and a button to try again. */
export const LongFailure = meta.story({
  ...cramped(288),
  args: { ...tooLong('title', 'text', 'error'), onRetry: fn(), retryLabel: 'फिर कोशिश करें' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error as string);
    await userEvent.click(canvas.getByRole('button', { name: 'फिर कोशिश करें' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
