import { UserScreen } from '@/screens/User/UserScreen';
import { viewOfUser } from './profileConnector';
import { preloadProfile, profilePageOf } from './profilePageOf';

/** A user's profile. */
export default profilePageOf('user', 'name', viewOfUser, UserScreen);

export const preloadData = preloadProfile('user', 'name');
