import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Text } from '../typography/Text';
import * as yourDataStyles from './YourData.css';
import { YourDataQuestion } from './YourDataQuestion';

export const resetStatuses = ['asking', 'resetting', 'failed'] as const;

export type YourDataResetProps = {
  /** failed: the browser couldn't delete the data, so all data is still stored. */
  status: 'asking' | 'resetting' | 'failed';
  /** Whether the user has an account, which a reset doesn't delete. False for the demo account. */
  hasAccount: boolean;
  /** Called to delete the data. */
  onConfirm: () => void;
  /** Called to cancel without a change. */
  onCancel: () => void;
};

/** Lists the data that a reset deletes, and asks for confirmation. */
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
