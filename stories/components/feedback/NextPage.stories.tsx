import { expect, fn, waitFor } from 'storybook/test';
import { NextPage, nextPageStatuses } from '@/components/feedback/NextPage';
import preview, { cramped, ofEach, states } from '../../support/preview';

const meta = preview.meta({
  component: NextPage,
  args: { status: 'more' as const, failedText: 'We couldn’t load more conversations.', onMore: fn() },
});

export const Default = meta.story({
  play: ({ args }) => waitFor(() => expect(args.onMore).toHaveBeenCalledOnce()),
});

export const LongText = meta.story({
  ...cramped(240),
  args: { status: 'failed', failedText: 'No hemos podido cargar más conversaciones.' },
});

export const Matrix = meta.story({
  render: states(ofEach('status', nextPageStatuses), { columns: 3, width: 240 }),
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
});
