import { defaultSettings } from '../schema/shapes/defaultSettings';
import type { Settings } from '../schema/shapes/settings';

/** Asha's settings at the start: her investor page is private until she publishes it. */
export const sampleSettings: Settings = { ...defaultSettings, investorPrivacy: 'private' };
