import { useMessages } from '@messages';
import { Button } from '../controls/Button';
import { Text } from '../typography/Text';
import { YourDataQuestion } from './YourDataQuestion';

export type YourDataDeleteProps = {
  /** Whose account it is. */
  name: string;
  /** The provider is deleting: nothing can be pressed. */
  isBusy?: boolean;
  /** Why the provider refused, in its own words; empty where it gave none. */
  refusal?: string | null;
  /** Deletes the account. */
  onConfirm: () => void;
  /** Keeps it, and closes. */
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
  return (
    <YourDataQuestion
      title={t.title}
      failure={refusal === null ? null : refusal || t.failed}
      final={t.final}
      action={
        onSignInAgain ? (
          <Button onClick={onSignInAgain} isBusy={isBusy}>
            {t.signInAgain}
          </Button>
        ) : (
          <Button variant="danger" onClick={onConfirm} isBusy={isBusy}>
            {t.confirm}
          </Button>
        )
      }
      isBusy={isBusy}
      progress={words.deleting}
      onCancel={onCancel}
    >
      <Text>{t.goes({ name })}</Text>
    </YourDataQuestion>
  );
}
