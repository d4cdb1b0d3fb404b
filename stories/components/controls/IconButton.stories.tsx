import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Settings, Star, X } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton, iconButtonSizes, iconButtonTones } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Controls/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
  argTypes: {
    icon: { control: false },
    ref: { control: false },
    size: { control: 'inline-radio', options: iconButtonSizes },
    tone: { control: 'inline-radio', options: iconButtonTones },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([40, 40]);
  },
};

export const Toggle: Story = {
  args: { label: 'Star Heliogrid', icon: Star, tone: 'signal' },
  render: () => {
    const [pressed, setPressed] = useState(false);
    return (
      <IconButton
        label="Star Heliogrid"
        icon={Star}
        tone="signal"
        isPressed={pressed}
        onClick={() => setPressed(!pressed)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The reason is read with it. */
export const Disabled: Story = {
  args: { isDisabled: true, describedBy: 'why' },
  decorators: [
    (Story) => (
      <Stack>
        {Story()}
        <Text id="why">Only the owner can close it.</Text>
      </Stack>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Only the owner can close it.');
  },
};

export const AsLink: Story = {
  args: { label: 'Settings', icon: Settings, href: '#settings', onClick: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#settings');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {iconButtonTones.map((tone) => (
        <Inline key={tone} gap={16}>
          {iconButtonSizes.map((size) => (
            <Inline key={size}>
              <IconButton label={`Plain, ${size}`} icon={Ellipsis} size={size} tone={tone} />
              <IconButton label={`Off, ${size}`} icon={Star} size={size} tone={tone} isPressed={false} />
              <IconButton label={`On, ${size}`} icon={Star} size={size} tone={tone} isPressed />
              <IconButton label={`Disabled, ${size}`} icon={X} size={size} tone={tone} isDisabled />
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Keeps its size beside a text that needs the room. */
export const LongText: Story = {
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
};
