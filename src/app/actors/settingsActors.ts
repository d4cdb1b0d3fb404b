import { fromCallback } from 'xstate';
import type { Settings } from '@/data/schema/settings';
import type { SettingsCommand, SettingsReport } from '@/machines/settings/machine';
import { settings as openSettings } from '../services/services';
import { listenOnceOpen } from './listenOnceOpen';
import { writeChanges } from './writeChanges';

export const settingsActors = {
  settings: fromCallback<SettingsCommand, void>(({ sendBack, receive }) => {
    const report = (event: SettingsReport) => sendBack(event);
    const store = openSettings();
    store.catch(() => report({ type: 'settings.unavailable' }));
    writeChanges(store, (opened, change: Partial<Settings>) => opened.set(change), {
      receive,
      sendBack: report,
    });
    return listenOnceOpen(store, (opened) =>
      opened.observe((settings) => report({ type: 'settings.changed', settings })),
    );
  }),
};
