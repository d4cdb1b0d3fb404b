import { createContext, use, useSyncExternalStore } from 'react';
import { appearance } from './appearance';

/** The appearance store: the app's, or a story's. */
export const AppearanceContext =
  createContext<Pick<typeof appearance, 'get' | 'atBuild' | 'subscribe' | 'choose'>>(appearance);

/** Returns the chosen theme and language, and `choose` to change them. */
export function useAppearance() {
  const { subscribe, get, atBuild, choose } = use(AppearanceContext);
  return { ...useSyncExternalStore(subscribe, get, atBuild), choose };
}

/** Returns the chosen language only, so that a new theme doesn't cause a render. */
export function useChosenLocale() {
  const { subscribe, get, atBuild } = use(AppearanceContext);
  return useSyncExternalStore(
    subscribe,
    () => get().locale,
    () => atBuild().locale,
  );
}
