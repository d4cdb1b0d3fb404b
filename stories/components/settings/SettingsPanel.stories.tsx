import { expect, fn } from 'storybook/test';
import { SettingsCard } from '@/components/settings/SettingsCard';
import { SettingsPanel } from '@/components/settings/SettingsPanel';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { founderNotifications } from '@/data/schema/shapes/settings';
import preview from '../../../.storybook/preview';
import { founderPreferences } from '../../support/accountProps';
import { hindiPhone, states, textsOf } from '../../support/socialStates';

const meta = preview.meta({
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
    preferences: founderPreferences(),
    children: <SettingsCard title="Your data">Everything is stored on this device.</SettingsCard>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(textsOf(headings)).toEqual(['Notifications', 'Preferences', 'Your data']);
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** The panel while the settings load, and after loading failed. */
export const Matrix = meta.story({
  render: states({ Loading: { status: 'loading' }, Failed: { status: 'failed' } }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A setting was just saved. */
export const PhoneHindi = meta.story({ args: { isSaved: true }, globals: hindiPhone });
