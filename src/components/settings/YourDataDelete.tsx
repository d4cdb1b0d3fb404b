import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Alert } from '../feedback/Alert';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';
import { useFocusBack } from './useFocusBack';

export type YourDataDeleteProps = {
  /** Whose account it is. */
  name: string;
  isBusy?: boolean;
  /** Why the provider refused, in its own words; empty where it gave none. */
  refusal?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
  /** There when the provider wants to see the person once more first. */
  onSignInAgain?: () => void;
};

/** Says what goes with an account, and asks. */
export function YourDataDelete({
  name,
  isBusy = false,
  refusal = null,
  onConfirm,
  onCancel,
  onSignInAgain,
}: YourDataDeleteProps) {
  const words = useMessages('myData');
  const t = words.deleteDialog;
  const common = useMessages('common');
  useFocusBack(isBusy);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t.title}
      closeLabel={common.close}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
            {common.cancel}
          </Button>
          {onSignInAgain ? (
            <Button onClick={onSignInAgain} busy={isBusy}>
              {t.signInAgain}
            </Button>
          ) : (
            <Button variant="danger" onClick={onConfirm} busy={isBusy}>
              {t.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {refusal !== null && <Alert>{refusal || t.failed}</Alert>}
        <Text>{t.goes({ name })}</Text>
        <Text weight="strong">{t.final}</Text>
      </Stack>
      <div role="status">
        <VisuallyHidden>{isBusy && words.deleting}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
