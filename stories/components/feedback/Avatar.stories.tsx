import { expect, waitFor } from 'storybook/test';
import { Avatar, avatarShapes, avatarSizes } from '@/components/feedback/Avatar';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const face = '/images/faces/asha-verma.webp';
const logo = '/images/logos/heliogrid.svg';

const meta = preview.meta({
  title: 'Components/Feedback/Avatar',
  component: Avatar,
  args: { name: 'Asha Verma', src: face },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('width', '44');
  },
});

/** Both shapes with a picture, without one, and with a broken one. */
export const Matrix = meta.story({
  render: () => (
    <Stack gap={24}>
      {avatarShapes.flatMap((shape) =>
        [shape === 'round' ? face : logo, undefined, 'data:image/png;base64,broken'].map((src) => (
          <Inline key={`${shape} ${src}`} gap={16} align="end" canWrap>
            {avatarSizes.map((size) => (
              <Avatar key={size} name="Asha Verma" src={src} size={size} shape={shape} />
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const defaults = (name: string) =>
      canvasElement.querySelectorAll(`[src$="images/defaults/${name}.svg"]`).length;
    const rows = 2 * avatarSizes.length;
    await waitFor(() => expect([defaults('person'), defaults('startup')]).toEqual([rows, rows]));
  },
});

/** The grounds of default faces differ, so that a list without pictures is no wall of one colour. */
export const ManyWithoutPicture = meta.story({
  render: () => (
    <Inline gap={8} canWrap>
      {['Asha Verma', 'Mina Okafor', 'Jonas Felde', 'Ravi Kulkarni', 'Lena Brandt', 'आशा वर्मा'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </Inline>
  ),
});
