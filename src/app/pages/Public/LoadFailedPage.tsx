import { LoadFailedScreen } from '@/screens/LoadFailed/LoadFailedScreen';
import { useIsSignedIn } from '../../session/useIsSignedIn';

export default function LoadFailedPage({ onRetry }: { onRetry: () => void }) {
  return <LoadFailedScreen onRetry={onRetry} isSignedIn={useIsSignedIn()} />;
}
