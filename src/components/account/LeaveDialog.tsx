import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';

export type LeaveDialogProps = {
  /** Whether the user is about to leave with unsaved changes. */
  isAsking: boolean;
  /** Called to continue editing. */
  onStay: () => void;
  /** Called to leave and discard the changes. */
  onDiscard: () => void;
};

/** Asks the user to confirm before leaving with unsaved changes. */
export function LeaveDialog({ isAsking, onStay, onDiscard }: LeaveDialogProps) {
  const t = useMessages('account').shared;
  return (
    <Dialog
      isOpen={isAsking}
      onClose={onStay}
      title={t.leaveTitle}
      closeLabel={useMessages('common').close}
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {t.leaveDiscard}
          </Button>
          <Button onClick={onStay}>{t.leaveStay}</Button>
        </>
      }
    >
      <Text>{t.leaveText}</Text>
    </Dialog>
  );
}
