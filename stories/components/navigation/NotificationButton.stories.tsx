import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { NotificationCount } from '@/components/navigation/NotificationCount';

const count = (many: number) => <NotificationCount id="story-count" count={many} />;

const meta = {
  title: 'Components/Navigation/NotificationButton',
  component: NotificationButton,
  args: { countId: 'story-count', children: count(3), isOpen: false, onPress: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof NotificationButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 3 new' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** As the page draws it, before anything is known. */
export const Bare: Story = {
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Busy: Story = {
  args: { children: null, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Open: Story = {
  args: { children: count(0), isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline gap={24}>
      {[0, 1, 9, 12, 50].map((many) => (
        <NotificationButton key={many} {...args} countId={`story-${many}`}>
          <NotificationCount id={`story-${many}`} count={many} />
        </NotificationButton>
      ))}
      <NotificationButton {...args} isOpen />
    </Inline>
  ),
};

/** The count is said in the language's own words. */
export const Hindi: Story = {
  args: { children: count(50) },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^सूचनाएँ/);
  },
};
