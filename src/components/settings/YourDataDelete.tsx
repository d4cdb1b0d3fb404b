import { useMessages } from '@messages';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SignInMethod } from '@/data/schema/shapes/lists';
import { Button } from '../controls/Button';
import { PasswordField } from '../controls/PasswordField';
import { Text } from '../typography/Text';
import { YourDataQuestion } from './YourDataQuestion';

export type YourDataDeleteProps = {
  /** Name of the account's owner. */
  name: string;
  /** Sign-in method of the account: a password or a provider; `null` while it is loading. */
  method: SignInMethod | null;
  /** Whether the account is being deleted or `method` is loading. Disables the buttons. */
  isBusy?: boolean;
  /** Whether the last password that the user sent is wrong. */
  isPasswordWrong?: boolean;
  /** The provider's error message, empty if it has no text; `null` without an error. */
  refusal?: string | null;
  /** Called to delete the account. The password is empty if the account has none. */
  onConfirm: (password: string) => void;
  /** Called to close the dialog without deleting. */
  onCancel: () => void;
};

/** Asks for confirmation before deleting an account, with its password or in the provider's window. */
export function YourDataDelete({
  name,
  method,
  isBusy = false,
  isPasswordWrong = false,
  refusal = null,
  onConfirm,
  onCancel,
}: YourDataDeleteProps) {
  const words = useMessages('myData');
  const t = words.deleteDialog;
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  /** missing: confirmed without the required password. sent: confirmed. An edit resets this to `null`. */
  const [problem, setProblem] = useState<'missing' | 'sent' | null>(null);
  const isWrong = isPasswordWrong && problem === 'sent' && !isBusy;

  useEffect(() => {
    if (method === 'password' || isWrong) field.current?.focus();
  }, [method, isWrong]);

  function confirm() {
    const isMissing = method === 'password' && password === '';
    setProblem(isMissing ? 'missing' : 'sent');
    if (isMissing) field.current?.focus();
    else onConfirm(password);
  }

  return (
    <YourDataQuestion
      title={t.title}
      failure={refusal === null ? null : refusal || t.failed}
      final={t.final}
      action={
        <Button variant="danger" onClick={confirm} isBusy={isBusy}>
          {t.confirm}
        </Button>
      }
      isBusy={isBusy}
      progress={words.deleting}
      onCancel={onCancel}
    >
      <Text>{t.goes({ name })}</Text>
      {method === 'password' && (
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            confirm();
          }}
        >
          <PasswordField
            ref={field}
            name="password"
            label={t.password}
            showLabel={t.showPassword}
            hint={t.passwordHint}
            autoComplete="current-password"
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              setProblem(null);
            }}
            error={problem === 'missing' ? t.passwordMissing : isWrong ? t.passwordWrong : undefined}
            isDisabled={isBusy}
            isRequired
          />
        </form>
      )}
      {method !== null && method !== 'password' && <Text>{t.window({ provider: t.providers[method] })}</Text>}
    </YourDataQuestion>
  );
}
