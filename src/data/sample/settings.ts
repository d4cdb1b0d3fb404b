import { defaultSettings } from '../schema/shapes/defaultSettings';
import type { Settings } from '../schema/shapes/settings';

/** The demo account's initial settings. Its investor page is private until the user publishes it. */
export const sampleSettings: Settings = { ...defaultSettings, investorPrivacy: 'private' };
