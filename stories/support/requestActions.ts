import { fn } from 'storybook/test';

/** What the owner of a startup can do with the requests for its figures, each as a spy. */
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
