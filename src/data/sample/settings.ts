import { defaultSettings } from '../schema/defaultSettings';
import type { Settings } from '../schema/settings';

/** Asha's settings at the start: her investor page is private until she publishes it. */
export const sampleSettings: Settings = { ...defaultSettings, investorPrivacy: 'private' };
