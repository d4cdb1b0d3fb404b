import { expect, waitFor } from 'storybook/test';
import { FallbackImage } from '@/components/feedback/FallbackImage';
import { fallbackImages } from '@/components/feedback/useImage';
import preview from '../../../.storybook/preview';
import { cramped, crossed, ofEach, states } from '../../support/socialStates';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#bcd4f0" d="M0 0h16v9H0z"/><path fill="#0e8f62" d="M0 9c6 0 9-2 16-6v6z"/></svg>',
)}`;

const meta = preview.meta({
  component: FallbackImage,
  args: { src: picture, alt: 'A green slope under a pale sky', width: 480, height: 270 },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.alt });
    await expect(image).toHaveAttribute('src', picture);
    await expect(image).toHaveStyle({ objectFit: 'cover' });
  },
});

export const Matrix = meta.story({
  args: { src: undefined, height: 180 },
  render: states(crossed(ofEach('fallback', fallbackImages), ofEach('width', [180, 320])), { columns: 2 }),
});

/** A broken image in a narrow column: the default picture fits the box, together with its text. */
export const NarrowBroken = meta.story({
  ...cramped(140),
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.alt });
    await waitFor(() =>
      expect(image).toHaveAttribute('src', expect.stringMatching(/images\/defaults\/image\.svg$/)),
    );
    await expect(image).toHaveStyle({ objectFit: 'contain' });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(480 / 270, 1);
  },
});
