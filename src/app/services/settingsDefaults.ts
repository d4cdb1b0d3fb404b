import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import type { Settings } from '@/data/schema/shapes/settings';

/** Returns the default settings. `isSample`: whether the user is the user of the demo account. */
export const settingsDefaults = (isSample: boolean): Settings =>
  isSample ? sampleSettings : defaultSettings;
