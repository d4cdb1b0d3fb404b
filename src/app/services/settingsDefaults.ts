import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { Settings } from '@/data/schema/settings';

/** What holds for a person as long as they changed nothing. */
export const settingsDefaults = (isSample: boolean): Settings =>
  isSample ? sampleSettings : defaultSettings;
