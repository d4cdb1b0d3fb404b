import { useMessages } from '@messages';
import { Button } from '@/components/controls/Button';
import { Page } from '@/components/layout/Page';
import { Notice } from '@/components/marketing/Notice';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { href } from '@/data/schema/href';

export type LoadFailedScreenProps = {
  /** Fetches again what could not be fetched. */
  onRetry: () => void;
  /** The device has no network. */
  isOffline?: boolean;
} & Pick<PublicFrame, 'isSignedIn'>;

/** A part of the app could not be fetched (spec section 8, "Script chunk load failure"). */
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
