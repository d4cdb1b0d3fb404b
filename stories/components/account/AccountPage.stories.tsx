import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountPage } from '@/components/account/AccountPage';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Account/AccountPage',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Account Management',
    tab: 'profile',
    onTabChange: fn(),
    tabs: [
      { value: 'profile', label: 'Profile', content: <Text>The profile</Text> },
      { value: 'settings', label: 'Settings', content: <Text>The settings</Text> },
      { value: 'startups', label: 'My Startups', content: <Text>The startups</Text> },
    ],
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account Management');
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('settings');
  },
};

export const Another: Story = { args: { tab: 'startups' } };
export const Stress: Story = {
  args: {
    title: 'Kontoverwaltungsübersichtsseite',
    tabs: ['profile', 'settings', 'startups'].map((value) => ({
      value,
      label: 'निवेशक खाता प्रबंधन',
      content: <Text>—</Text>,
    })),
  },
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
