import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { SettingsCard } from '@/components/settings/SettingsCard';
import { SettingsPanel } from '@/components/settings/SettingsPanel';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { emailDigests, founderNotifications, founderPrivacies } from '@/data/schema/settings';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Settings/SettingsPanel',
  component: SettingsPanel,
  args: {
    status: 'ready' as const,
    isSaved: false,
    onRetry: fn(),
    notifications: {
      kinds: founderNotifications,
      turnedOn: defaultSettings.notifications,
      onNotificationChange: fn(),
    },
    preferences: {
      emailDigest: { value: 'weekly' as const, options: emailDigests, onChange: fn() },
      theme: 'light' as const,
      onThemeChange: fn(),
      locale: 'en' as const,
      onLocaleChange: fn(),
      privacy: { value: 'public' as const, options: founderPrivacies, onChange: fn() },
    },
    children: (
      <SettingsCard title="Your data">Everything you do in Updraft is kept on this device.</SettingsCard>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['Notifications', 'Preferences', 'Your data']);
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** Loading and failed, in the place of the settings. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      <SettingsPanel {...args} status="loading" />
      <SettingsPanel {...args} status="failed" />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading settings');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Just saved. */
export const PhoneHindi = meta.story({
  args: { isSaved: true },
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/\S/);
  },
});
