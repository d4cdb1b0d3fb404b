import { expect, waitFor } from 'storybook/test';
import { Avatar, avatarShapes, avatarSizes } from '@/components/feedback/Avatar';
import preview from '../../../.storybook/preview';
import { crossed, ofEach, states } from '../../support/socialStates';

const face = '/images/faces/asha-verma.webp';

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
  render: states(
    crossed(crossed(ofEach('shape', avatarShapes), ofEach('size', avatarSizes)), {
      picture: {},
      none: { src: undefined },
      broken: { src: 'data:image/png;base64,broken' },
    }),
    { columns: 3, width: 200 },
  ),
  play: async ({ canvasElement }) => {
    const defaults = (name: string) =>
      canvasElement.querySelectorAll(`[src$="images/defaults/${name}.svg"]`).length;
    const rows = 2 * avatarSizes.length;
    await waitFor(() => expect([defaults('person'), defaults('startup')]).toEqual([rows, rows]));
  },
});

const names = ['Asha Verma', 'Mina Okafor', 'Jonas Felde', 'Ravi Kulkarni', 'Lena Brandt', 'आशा वर्मा'];

/** The grounds of default faces differ, so that a list without pictures is no wall of one colour. */
export const ManyWithoutPicture = meta.story({
  args: { src: undefined },
  render: states(ofEach('name', names), { columns: 6, width: 100 }),
});
