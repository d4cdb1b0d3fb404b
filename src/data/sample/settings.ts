import { defaultSettings } from '../schema/defaultSettings';
import type { Settings } from '../schema/settings';

/** Asha's, before anybody changes them: her investor page is hers alone until she opens it. */
export const sampleSettings: Settings = { ...defaultSettings, investorPrivacy: 'private' };
