import { LoadFailedScreen } from '@/screens/LoadFailed/LoadFailedScreen';
import { useIsOffline } from '../../hooks/useIsOffline';
import { useIsSignedIn } from '../../session/useIsSignedIn';

export default function LoadFailedPage({ onRetry }: { onRetry: () => void }) {
  return <LoadFailedScreen onRetry={onRetry} isOffline={useIsOffline()} isSignedIn={useIsSignedIn()} />;
}
