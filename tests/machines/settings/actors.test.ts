import { fakePort } from '@kit/ports';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { settingsActors } from '@/machines/settings/actors';
import { describeListening, describeWriting } from '../../support/actors';

const storeOf = (settings: () => Promise<SettingsStore>) => settingsActors({ settings }).settings;
const isPrivate = { ...defaultSettings, privacy: 'private' };

describeListening<SettingsStore>('the settings', {
  actor: storeOf,
  port: (observe) => fakePort<SettingsStore>({ observe }).port,
  told: [
    [[defaultSettings], { type: 'settings.changed', settings: defaultSettings }],
    [[isPrivate], { type: 'settings.changed', settings: isPrivate }],
  ],
  whenShut: { type: 'settings.unavailable' },
});

describeWriting('the settings', {
  actor: storeOf,
  port: (set) => fakePort<SettingsStore>({ observe: () => () => {}, set }).port,
  changes: [
    [{ privacy: 'private' }, [{ privacy: 'private' }]],
    [{ emailDigest: 'never' }, [{ emailDigest: 'never' }]],
  ],
  whenShut: [{ type: 'settings.unavailable' }],
});
