import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Alert } from '../feedback/Alert';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';
import { useFocusBack } from './useFocusBack';
import * as styles from './YourData.css';

export const resetStatuses = ['asking', 'resetting', 'failed'] as const;

export type YourDataResetProps = {
  status: 'asking' | 'resetting' | 'failed';
  /** Whether there is an account that stays; the sample person has none. */
  hasAccount: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says what a reset takes away, and asks. */
export function YourDataReset({ status, hasAccount, onConfirm, onCancel }: YourDataResetProps) {
  const words = useMessages('myData');
  const t = words.resetDialog;
  const common = useMessages('common');
  const isBusy = status === 'resetting';
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
          <Button variant="danger" onClick={onConfirm} busy={isBusy}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {status === 'failed' && <Alert>{t.failed}</Alert>}
        <Text>{t.goes}</Text>
        <ul className={styles.goes}>
          {t.list.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <Text>{hasAccount ? t.staysAccount : t.staysSample}</Text>
        <Text weight="strong">{t.final}</Text>
      </Stack>
      <div role="status">
        <VisuallyHidden>{isBusy && words.resetting}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
