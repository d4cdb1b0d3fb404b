import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { SettingsCard } from '@/components/settings/SettingsCard';
import { SettingsPanel, settingsStatuses } from '@/components/settings/SettingsPanel';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { emailDigests, founderNotifications, founderPrivacies } from '@/data/schema/settings';

const meta = {
  title: 'Components/Settings/SettingsPanel',
  component: SettingsPanel,
  args: {
    status: 'ready',
    isSaved: false,
    onRetry: fn(),
    notifications: {
      kinds: founderNotifications,
      turnedOn: defaultSettings.notifications,
      onNotificationChange: fn(),
    },
    preferences: {
      emailDigest: { value: 'weekly', options: emailDigests, onChange: fn() },
      theme: 'light',
      onThemeChange: fn(),
      locale: 'en',
      onLocaleChange: fn(),
      privacy: { value: 'public', options: founderPrivacies, onChange: fn() },
    },
    children: (
      <SettingsCard title="Your data">Everything you do in Updraft is kept on this device.</SettingsCard>
    ),
  },
} satisfies Meta<typeof SettingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Notifications',
      'Preferences',
      'Your data',
    ]);
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading settings');
    await expect(canvas.queryByText('Your data')).toBeNull();
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PhoneHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};

/** What stands in the place of the settings. Beside them there is no room for it: a page has each region once. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={32}>
      {settingsStatuses
        .filter((status) => status !== 'ready')
        .map((status) => (
          <SettingsPanel key={status} {...args} status={status} />
        ))}
    </Stack>
  ),
};
