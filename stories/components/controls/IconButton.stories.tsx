import { Ellipsis, Settings, Star, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { IconButton, iconButtonSizes, iconButtonTones } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([40, 40]);
  },
});

/** Every tone in every size: plain, a toggle that is off and on, disabled with a reason that is read with it, a link. */
export const Matrix = meta.story({
  render: () => (
    <Stack>
      {iconButtonTones.map((tone) => (
        <Inline key={tone} gap={16}>
          {iconButtonSizes.map((size) => (
            <Inline key={size}>
              <IconButton label={`Plain, ${size}`} icon={Ellipsis} size={size} tone={tone} />
              <IconButton label={`Off, ${size}`} icon={Star} size={size} tone={tone} isPressed={false} />
              <IconButton label={`On, ${size}`} icon={Star} size={size} tone={tone} isPressed />
              <IconButton label="Disabled" icon={X} size={size} tone={tone} isDisabled describedBy="why" />
              <IconButton label="Link" icon={Settings} size={size} tone={tone} href="#settings" />
            </Inline>
          ))}
        </Inline>
      ))}
      <Text id="why">Only the owner can close it.</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^On/, pressed: true })).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: /^Off/, pressed: false })).toHaveLength(4);
    for (const button of canvas.getAllByRole('button', { name: 'Disabled' })) {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('Only the owner can close it.');
    }
    for (const link of canvas.getAllByRole('link', { name: 'Link' }))
      await expect(link).toHaveAttribute('href', '#settings');
  },
});

/** Keeps its size beside a text that needs the room. */
export const LongText = meta.story({
  args: { label: 'हेलिओग्रिड के बारे में और विकल्प' },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Inline>
          <Text>सूचनाएँऔरसंदेशऔरअनुयायीऔरनिवेश के बारे में एक लंबा पाठ</Text>
          {Story()}
        </Inline>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(40);
  },
});
