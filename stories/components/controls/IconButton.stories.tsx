import { Settings, Star, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { IconButton, iconButtonSizes, iconButtonTones } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { crossed, ofEach, stateOf, states, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

const described = { label: 'Link with a description', icon: Settings, href: '#settings', describedBy: 'why' };

/** Every tone in every size: plain, a toggle off and on, disabled with an announced reason, and a link. */
export const Matrix = meta.story({
  render: states<object>(
    crossed(crossed(ofEach('tone', iconButtonTones), ofEach('size', iconButtonSizes)), {
      plain: {},
      off: { icon: Star, isPressed: false },
      on: { icon: Star, isPressed: true },
      disabled: { isDisabled: true, describedBy: 'why' },
      link: described,
    }),
    { columns: 5, width: 190 },
  ),
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Text id="why">Only the owner can close it.</Text>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(6);
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(6);
    const disabled = stateOf(canvas, 'plain, small, disabled').getByRole('button');
    await expect(disabled).toBeDisabled();
    for (const one of [disabled, ...canvas.getAllByRole('link')])
      await expect(one).toHaveAccessibleDescription('Only the owner can close it.');
  },
});

/** The button keeps its size beside a long text. */
export const LongText = meta.story({
  decorators: [wide(180)],
  render: () => (
    <Inline>
      <Text>सूचनाएँऔरसंदेशऔरअनुयायीऔरनिवेश के बारे में एक लंबा पाठ</Text>
      <IconButton label="हेलिओग्रिड के बारे में और विकल्प" icon={X} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
});
