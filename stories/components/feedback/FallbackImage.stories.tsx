import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FallbackImage } from '@/components/feedback/FallbackImage';
import { fallbackImages } from '@/components/feedback/useImage';
import { Grid } from '@/components/layout/Grid';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#bcd4f0" d="M0 0h16v9H0z"/><path fill="#0e8f62" d="M0 9c6 0 9-2 16-6v6z"/></svg>',
)}`;

const meta = {
  title: 'Components/Feedback/FallbackImage',
  component: FallbackImage,
  args: { src: picture, alt: 'A green slope under a pale sky', width: 480, height: 270 },
  argTypes: { fallback: { control: 'inline-radio', options: fallbackImages } },
} satisfies Meta<typeof FallbackImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toHaveAttribute('src', picture);
    await expect(getComputedStyle(canvas.getByRole('img')).objectFit).toBe('cover');
  },
};

/** The box stays as it was; the words stay too. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.alt });
    await waitFor(() =>
      expect(image).toHaveAttribute('src', expect.stringMatching(/images\/defaults\/image\.svg$/)),
    );
    // All of the default picture is seen; one's own fills the box.
    await expect(getComputedStyle(image).objectFit).toBe('contain');
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(480 / 270, 1);
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={3}>
      {fallbackImages.flatMap((fallback) => [
        <FallbackImage key={`${fallback} wide`} alt="" width={320} height={180} fallback={fallback} />,
        <FallbackImage key={`${fallback} square`} alt="" width={160} height={160} fallback={fallback} />,
      ])}
    </Grid>
  ),
};

export const InANarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: 140 }}>{Story()}</div>],
};
