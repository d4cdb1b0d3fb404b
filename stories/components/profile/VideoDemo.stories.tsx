import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoDemo } from '@/components/profile/VideoDemo';
import { asset } from '@/components/theme/asset';

const meta = {
  title: 'Components/Profile/VideoDemo',
  component: VideoDemo,
  args: { src: '/videos/heliogrid.webm', label: 'Video demo of Heliogrid' },
  decorators: [(Story) => <div style={{ maxWidth: 780 }}>{Story()}</div>],
} satisfies Meta<typeof VideoDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveAttribute('src', asset(args.src));
  },
};

/** No file: a page that shows it. */
export const Elsewhere: Story = {
  args: { src: 'https://video.example/watch?v=heliogrid' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Watch the video (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', args.src);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const NoAddress: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NarrowHindi: Story = {
  ...Elsewhere,
  play: undefined,
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
