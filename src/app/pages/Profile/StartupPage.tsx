import { StartupScreen } from '@/screens/Startup/StartupScreen';
import { viewOfStartup } from './profileConnector';
import { preloadProfile, profilePageOf } from './profilePageOf';

/** A startup's profile. */
export default profilePageOf('startup', 'startupId', viewOfStartup, StartupScreen);

export const preloadData = preloadProfile('startup', 'startupId');
