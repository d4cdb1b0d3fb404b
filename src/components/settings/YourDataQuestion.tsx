import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { useFocusAfterBusy } from '../controls/useFocusAfterBusy';
import { Alert } from '../feedback/Alert';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';

export type YourDataQuestionProps = {
  /** The question: the dialog's heading. */
  title: string;
  /** Why it could not be done. */
  failure: string | null;
  /** What goes, and what stays. */
  children: ReactNode;
  /** That it can't be undone. */
  final: string;
  /** The button that does it. */
  action: ReactNode;
  /** It is under way: nothing can be pressed or closed. */
  isBusy: boolean;
  /** Said while it is under way. */
  progress: string;
  /** Closes without having done it. */
  onCancel: () => void;
};

/** Asks before something is lost for good. */
export function YourDataQuestion(props: YourDataQuestionProps) {
  const { title, failure, children, final, action, isBusy, progress, onCancel } = props;
  const common = useMessages('common');
  useFocusAfterBusy(isBusy);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      closeLabel={common.close}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} isDisabled={isBusy}>
            {common.cancel}
          </Button>
          {action}
        </>
      }
    >
      <Stack gap={16}>
        {failure !== null && <Alert>{failure}</Alert>}
        {children}
        <Text weight="strong">{final}</Text>
      </Stack>
      <div role="status">
        <VisuallyHidden>{isBusy && progress}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
