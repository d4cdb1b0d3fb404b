import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Text } from '../typography/Text';
import * as yourDataStyles from './YourData.css';
import { YourDataQuestion } from './YourDataQuestion';

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
  const isBusy = status === 'resetting';
  return (
    <YourDataQuestion
      title={t.title}
      failure={status === 'failed' ? t.failed : null}
      final={t.final}
      action={
        <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
          {t.confirm}
        </Button>
      }
      isBusy={isBusy}
      progress={words.resetting}
      onCancel={onCancel}
    >
      <Text>{t.goes}</Text>
      <ul className={yourDataStyles.goes}>
        {t.list.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Text>{hasAccount ? t.staysAccount : t.staysSample}</Text>
    </YourDataQuestion>
  );
}
