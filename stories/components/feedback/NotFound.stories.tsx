import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotFound } from '@/components/feedback/NotFound';

const meta = {
  title: 'Components/Feedback/NotFound',
  component: NotFound,
  args: {
    title: 'Startup Not Found',
    text: 'The startup you are looking for could not be found or is no longer available.',
    actionLabel: 'Discover Startups',
    actionHref: '/discover',
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover Startups' })).toHaveAttribute(
      'href',
      '/discover',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It may be there after all. */
export const Failed: Story = {
  args: { error: 'Failed to load startup data', onRetry: fn(), retryLabel: 'Try again' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load startup data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
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
};
