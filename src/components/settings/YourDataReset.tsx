import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Text } from '../typography/Text';
import * as yourDataStyles from './YourData.css';
import { YourDataQuestion } from './YourDataQuestion';

export const resetStatuses = ['asking', 'resetting', 'failed'] as const;

export type YourDataResetProps = {
  /** failed: the device refused; nothing is lost. */
  status: 'asking' | 'resetting' | 'failed';
  /** Whether there is an account that stays; the sample person has none. */
  hasAccount: boolean;
  /** Takes everything away. */
  onConfirm: () => void;
  /** Leaves everything as it is. */
  onCancel: () => void;
};

/** Says what a reset takes away, and asks. */
export function YourDataReset({ status, hasAccount, onConfirm, onCancel }: YourDataResetProps) {
  const { goes, list, final, ...words } = useMessages('myData').reset;
  const t = words[hasAccount ? 'account' : 'sample'];
  const isBusy = status === 'resetting';
  return (
    <YourDataQuestion
      title={t.title}
      failure={status === 'failed' ? t.failed : null}
      final={final}
      action={
        <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
          {t.confirm}
        </Button>
      }
      isBusy={isBusy}
      progress={t.progress}
      onCancel={onCancel}
    >
      <Text>{goes}</Text>
      <ul className={yourDataStyles.goes}>
        {list.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Text>{t.stays}</Text>
    </YourDataQuestion>
  );
}
