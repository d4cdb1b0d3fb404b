import { useMessages } from '@messages';
import { RotateCcw } from 'lucide';
import { Button } from '../controls/Button';
import { Page } from '../layout/Page';
import { EmptyState } from './EmptyState';

export type PageFailedProps = {
  /** Fetches again what could not be fetched. */
  onRetry: () => void;
};

/** Between the app's own bars, in place of a page that could not be fetched (spec section 8, "Script chunk load failure"). */
export function PageFailed({ onRetry }: PageFailedProps) {
  const t = useMessages('common');
  return (
    <main id="main" tabIndex={-1}>
      <Page>
        <div role="alert">
          <EmptyState
            icon={RotateCcw}
            headingLevel={1}
            title={t.loadTitle}
            text={t.loadText}
            action={<Button onClick={onRetry}>{t.tryAgain}</Button>}
          />
        </div>
      </Page>
    </main>
  );
}
