import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import type { Settings } from '@/data/schema/shapes/settings';

/** Returns the settings that apply until the user changes them. */
export const settingsDefaults = (isSample: boolean): Settings =>
  isSample ? sampleSettings : defaultSettings;
