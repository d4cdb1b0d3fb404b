import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationSettings } from '@/components/settings/NotificationSettings';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { founderNotifications, investorNotifications } from '@/data/schema/settings';

const meta = {
  title: 'Components/Settings/NotificationSettings',
  component: NotificationSettings,
  args: {
    kinds: founderNotifications,
    turnedOn: { ...defaultSettings.notifications, follows: false },
    onNotificationChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Mentions' }));
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('mentions', false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Follows' }));
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('follows', true);
  },
};

export const OfAnInvestor: Story = {
  args: { kinds: investorNotifications },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Funding rounds' }));
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('funding_rounds', false);
  },
};

export const NarrowHindi: Story = {
  args: { kinds: investorNotifications },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
