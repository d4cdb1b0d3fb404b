import { useMessages } from '@messages';
import { Button } from '@/components/controls/Button';
import { Page } from '@/components/layout/Page';
import { Notice } from '@/components/marketing/Notice';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { href } from '@/data/schema/shapes/href';

export type LoadFailedScreenProps = {
  /** Called to load the missing part of the app again. */
  onRetry: () => void;
  /** Whether the browser is offline. */
  isOffline?: boolean;
} & Pick<PublicFrame, 'isSignedIn'>;

/** Shown when a part of the app failed to load (spec section 8, "Script chunk load failure"). */
export function LoadFailedScreen({ onRetry, isOffline, isSignedIn }: LoadFailedScreenProps) {
  const t = useMessages('errors');
  const { tryAgain, loadTitle, loadText, loadOfflineText } = useMessages('common');
  return (
    <PublicPage current={null} isSignedIn={isSignedIn}>
      <Page>
        <Notice title={loadTitle} text={isOffline ? loadOfflineText : loadText}>
          <Button onClick={onRetry}>{tryAgain}</Button>
          <Button href={href('landing')} variant="secondary">
            {t.toHome}
          </Button>
        </Notice>
      </Page>
    </PublicPage>
  );
}
