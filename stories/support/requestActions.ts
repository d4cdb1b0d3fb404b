import { fn } from 'storybook/test';

/** Spies for the actions of a startup's owner on requests to see the metrics. */
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
