import { expect, fn } from 'storybook/test';
import { NotFound } from '@/components/feedback/NotFound';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Feedback/NotFound',
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

/** When the page could not be loaded, it may be there after all. */
export const LongFailure = meta.story({
  globals: { locale: 'hi' },
  args: {
    title: `${'अविश्वसनीय'.repeat(5)} नहीं मिला`,
    text: 'आप जो स्टार्टअप खोज रहे हैं, वह नहीं मिला या अब उपलब्ध नहीं है।',
    actionLabel: 'स्टार्टअप और निवेशक खोजें',
    error: 'स्टार्टअप का डेटा लोड नहीं हो सका',
    onRetry: fn(),
    retryLabel: 'फिर कोशिश करें',
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('स्टार्टअप का डेटा लोड नहीं हो सका');
    await userEvent.click(canvas.getByRole('button', { name: 'फिर कोशिश करें' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
