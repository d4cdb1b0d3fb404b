import { fromCallback } from 'xstate';
import type { SettingsCommand, SettingsReport } from '@/machines/settings/machine';
import { settings as openSettings } from '../services/services';
import { listenOnceOpen } from './listenOnceOpen';

export const settingsActors = {
  settings: fromCallback<SettingsCommand, void>(({ sendBack, receive }) => {
    const report = (event: SettingsReport) => sendBack(event);
    const store = openSettings();
    store.catch(() => report({ type: 'settings.unavailable' }));
    receive(({ change }) => {
      store
        .then((opened) => opened.set(change))
        .then(
          () => report({ type: 'change.kept' }),
          () => report({ type: 'change.refused', change }),
        );
    });
    return listenOnceOpen(store, (opened) =>
      opened.observe((settings) => report({ type: 'settings.changed', settings })),
    );
  }),
};
