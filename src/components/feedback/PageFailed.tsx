import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import * as styles from './PageFailed.css';

export type PageFailedProps = {
  /** Fetches again what could not be fetched. */
  onRetry: () => void;
  /** The device has no network. */
  isOffline?: boolean;
};

/**
 * Between the app's own bars, in place of a page that could not be fetched (spec section 8, "Script chunk load failure"). It
 * comes with the bars: of nothing but what they are made of.
 */
export function PageFailed({ onRetry, isOffline }: PageFailedProps) {
  const t = useMessages('common');
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <div role="alert">
        <h1>{t.loadTitle}</h1>
        <p>{isOffline ? t.loadOfflineText : t.loadText}</p>
      </div>
      <Button onClick={onRetry}>{t.tryAgain}</Button>
    </main>
  );
}
