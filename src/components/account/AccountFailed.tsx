import { useMessages } from '@messages';
import { RotateCcw } from 'lucide';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';

export type AccountFailedProps = {
  /** Reads the device once more. */
  onRetry: () => void;
};

/** In place of what the device could not read. */
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
