import { fromCallback } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import type { StoredSettings } from '@/data/schema/shapes/settings';
import { writeChanges } from '../shared/writeChanges';
import type { SettingsCommand, SettingsReport } from './machine';

type SettingsPorts = { settings: LazyPort<SettingsStore>; outbox?: OpenOutbox };

/** Returns the actor that reads, observes and writes the signed-in user's settings. */
export const settingsActors = ({ settings, outbox }: SettingsPorts) => ({
  settings: fromCallback<SettingsCommand, void>(({ sendBack, receive }) => {
    const report = (event: SettingsReport) => sendBack(event);
    const store = settings();
    store.catch(() => report({ type: 'settings.unavailable' }));
    return writeChanges(
      store,
      (opened, change: StoredSettings) => opened.set(change),
      (opened) => opened.observe((all) => report({ type: 'settings.changed', settings: all })),
      { receive, sendBack: report },
      outbox,
    );
  }),
});
