import { expect } from 'storybook/test';
import { VideoDemo } from '@/components/profile/VideoDemo';
import { asset } from '@/components/theme/asset';
import preview from '../../../.storybook/preview';
import { hindiIn, hrefOf, states } from '../../support/socialStates';

const meta = preview.meta({
  component: VideoDemo,
  args: { src: '/videos/heliogrid.webm', label: 'Video demo of Heliogrid' },
  decorators: [(Story) => <div style={{ maxWidth: 780 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: ({ canvas, args }) =>
    expect(canvas.getByLabelText(args.label)).toHaveAttribute('src', asset(args.src)),
});

const elsewhere = 'https://video.example/heliogrid.mp4';

/** A video on another host is a link to that host. For an invalid address, nothing is rendered. */
export const Matrix = meta.story({
  render: states({ 'Another host': { src: elsewhere }, 'Invalid address': { src: 'javascript:alert(1)' } }),
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Watch the video (opens in a new tab)')).toBe(elsewhere);
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const NarrowHindi = meta.story({ args: { src: elsewhere }, ...hindiIn(160) });
