import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';

export type LeaveDialogProps = {
  /** Somebody is about to leave what they changed behind. */
  isAsking: boolean;
  /** Goes on editing. */
  onStay: () => void;
  /** Leaves, and lets go of the changes. */
  onDiscard: () => void;
};

/** Asks before unsaved changes are lost. */
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
