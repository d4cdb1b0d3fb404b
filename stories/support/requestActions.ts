import { fn } from 'storybook/test';

/** A startup owner's actions for requests for metrics, each a spy. */
export const requestActions = () => ({
  onRetry: fn(),
  onApprove: fn(),
  onOpenForm: fn(),
  onNoteChange: fn(),
  onCloseForm: fn(),
  onSubmitForm: fn(),
  onUndo: fn(),
  onWriteAgain: fn(),
});
