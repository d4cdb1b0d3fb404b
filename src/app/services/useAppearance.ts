import { createContext, use, useSyncExternalStore } from 'react';
import { appearance } from './appearance';

/** The store of theme and language: by default that of the app, in a story that of the story. */
export const AppearanceContext =
  createContext<Pick<typeof appearance, 'get' | 'atBuild' | 'subscribe' | 'choose'>>(appearance);

/** Returns the chosen theme and language, and `choose` to change them. */
export function useAppearance() {
  const { subscribe, get, atBuild, choose } = use(AppearanceContext);
  return { ...useSyncExternalStore(subscribe, get, atBuild), choose };
}

/** Returns the chosen language. Unlike `useAppearance`, doesn't render again when the theme changes. */
export function useChosenLocale() {
  const { subscribe, get, atBuild } = use(AppearanceContext);
  return useSyncExternalStore(
    subscribe,
    () => get().locale,
    () => atBuild().locale,
  );
}
