import { expect, waitFor } from 'storybook/test';
import { Avatar, avatarShapes, avatarSizes } from '@/components/feedback/Avatar';
import preview from '../../../.storybook/preview';
import { crossed, ofEach, states } from '../../support/socialStates';

const face = '/images/faces/asha-verma.webp';

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Asha Verma', src: face },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('width', '44');
  },
});

/** Both shapes with a picture, without one, and with a broken one. People without a picture have initials. */
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
    const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
    const rows = 2 * avatarSizes.length;
    await waitFor(() =>
      expect([
        count('[aria-hidden][data-initials="AV"]'),
        count('[src$="images/defaults/startup.svg"]'),
      ]).toEqual([rows, rows]),
    );
  },
});

const names = [
  'Asha Verma',
  'Mina Okafor',
  'Jonas Felde',
  'Ravi Kulkarni',
  'ravi “Grid” de la Cruz',
  'आशा वर्मा',
  '🌬️',
];

/** Initials have different background colors, so that lists without pictures aren’t monochrome. */
export const ManyWithoutPicture = meta.story({
  args: { src: undefined },
  render: states(ofEach('name', names), { columns: 7, width: 100 }),
});
