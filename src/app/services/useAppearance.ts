import { createContext, use, useSyncExternalStore } from 'react';
import { appearance } from './appearance';

/** Where the look is chosen: the app's one, or a story's own. */
export const AppearanceContext =
  createContext<Pick<typeof appearance, 'get' | 'atBuild' | 'subscribe' | 'choose'>>(appearance);

/** The chosen theme and language, as they are now, and how to choose others. */
export function useAppearance() {
  const { subscribe, get, atBuild, choose } = use(AppearanceContext);
  return { ...useSyncExternalStore(subscribe, get, atBuild), choose };
}

/** The chosen language alone: another theme is no matter of what is drawn. */
export function useChosenLocale() {
  const { subscribe, get, atBuild } = use(AppearanceContext);
  return useSyncExternalStore(
    subscribe,
    () => get().locale,
    () => atBuild().locale,
  );
}
