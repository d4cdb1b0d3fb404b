import { useMessages } from '@messages';
import { RotateCcw } from 'lucide';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';

export type AccountFailedProps = {
  /** Called to read the account again. */
  onRetry: () => void;
};

/** Replaces account content that could not be read from browser storage. */
export function AccountFailed({ onRetry }: AccountFailedProps) {
  const t = useMessages('account').shared;
  return (
    <EmptyState
      icon={RotateCcw}
      title={t.loadFailedTitle}
      text={t.loadFailedText}
      action={<Button onClick={onRetry}>{useMessages('common').tryAgain}</Button>}
    />
  );
}
