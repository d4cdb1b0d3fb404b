import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoDemo } from '@/components/profile/VideoDemo';
import { asset } from '@/components/theme/asset';
import { hindiNight, hrefOf, states, wide } from '../../support/socialStates';

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

const elsewhere = 'https://video.example/watch?v=heliogrid';

/** No file is a page that shows it; what is no address leads nowhere. */
export const Matrix: Story = {
  render: states({ Elsewhere: { src: elsewhere }, 'No address': { src: 'javascript:alert(1)' } }),
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Watch the video (opens in a new tab)')).toBe(elsewhere);
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const NarrowHindi: Story = {
  args: { src: elsewhere },
  globals: hindiNight,
  decorators: [wide(160)],
};
