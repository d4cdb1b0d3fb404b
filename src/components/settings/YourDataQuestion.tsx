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
  /** The question, as the heading of the dialog. */
  title: string;
  /** The reason why the action failed; `null` without a failure. */
  failure: string | null;
  /** Text that lists the data that is deleted, and the data that stays. */
  children: ReactNode;
  /** A note that the action can't be undone. */
  final: string;
  /** The button that starts the action. */
  action: ReactNode;
  /** Whether the action is in progress, which disables the buttons. */
  isBusy: boolean;
  /** The text that screen readers announce while the action is in progress. */
  progress: string;
  /** Called to close the dialog without the action. */
  onCancel: () => void;
};

/** Asks for confirmation before a permanent deletion. */
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
