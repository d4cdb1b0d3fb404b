import type { PublicFrame } from '@/components/marketing/PublicPage';
import { useIsSignedIn } from '../../session/useIsSignedIn';
import { AppPreferences } from './AppPreferences';

/** What stands around every public page, as it is for whoever looks. */
export const usePublicFrame = (): PublicFrame => ({
  preferences: <AppPreferences />,
  isSignedIn: useIsSignedIn(),
});
