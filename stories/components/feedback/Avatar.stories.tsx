import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar, avatarShapes, avatarSizes } from '@/components/feedback/Avatar';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';

const face = '/images/faces/asha-verma.webp';
const logo = '/images/logos/heliogrid.svg';

const meta = {
  title: 'Components/Feedback/Avatar',
  component: Avatar,
  args: { name: 'Asha Verma', src: face },
  argTypes: {
    size: { control: 'inline-radio', options: avatarSizes },
    shape: { control: 'inline-radio', options: avatarShapes },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('width', '44');
  },
};

export const NoPicture: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/images\/defaults\/person\.svg$/),
    );
  },
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken', shape: 'square' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('presentation')).toHaveAttribute(
        'src',
        expect.stringMatching(/images\/defaults\/startup\.svg$/),
      ),
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {avatarShapes.flatMap((shape) =>
        [shape === 'round' ? face : logo, undefined].map((src) => (
          <Inline key={`${shape} ${src}`} gap={16} align="end" canWrap>
            {avatarSizes.map((size) => (
              <Avatar key={size} name="Asha Verma" src={src} size={size} shape={shape} />
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
};

/** Default faces differ in their ground, so that a list without pictures is no wall of one colour. */
export const ManyWithoutPicture: Story = {
  render: () => (
    <Inline gap={8} canWrap>
      {[
        'Asha Verma',
        'Mina Okafor',
        'Jonas Felde',
        'Ravi Kulkarni',
        'Lena Brandt',
        'Claire Dubois',
        'आशा वर्मा',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};
