import { useSyncExternalStore } from 'react';
import { appearance } from './appearance';

/** The chosen theme and language, as they are now. */
export const useAppearance = () =>
  useSyncExternalStore(appearance.subscribe, appearance.get, appearance.atBuild);
