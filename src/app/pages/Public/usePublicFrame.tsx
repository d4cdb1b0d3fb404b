import type { PublicFrame } from '@/components/marketing/PublicPage';
import { useIsSignedIn } from '../../session/useIsSignedIn';
import { AppPreferences } from './AppPreferences';

/** Returns the footer's preferences for public pages, and whether the viewer is signed in. */
export const usePublicFrame = (): PublicFrame => ({
  preferences: <AppPreferences />,
  isSignedIn: useIsSignedIn(),
});
