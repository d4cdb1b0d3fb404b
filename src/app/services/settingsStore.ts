import { createSettingsStore } from '@/data/adapters/deviceSettings';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import type { Session } from '@/data/ports/session';
import { device } from './device';
import { ownerOf } from './me';
import { settingsDefaults } from './settingsDefaults';

const stores = new Map<string, SettingsStore>();

/** The live settings of whoever is signed in: one store for each owner, so that all of this tab sees the same. */
export function openSettings(session: Session): SettingsStore {
  const owner = ownerOf(session);
  const known = stores.get(owner);
  if (known) return known;
  const store = createSettingsStore({ device, owner, defaults: settingsDefaults(session) });
  stores.set(owner, store);
  return store;
}
