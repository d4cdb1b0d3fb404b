import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import * as styles from './PageFailed.css';

export type PageFailedProps = {
  /** Called to load the page again. */
  onRetry: () => void;
  /** Whether the device is offline. */
  isOffline?: boolean;
};

/**
 * Replaces a page whose code failed to load (spec section 8, "Script chunk load failure"). Imports only
 * components that the top bar or the tab bar uses, because it is in their chunk.
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
