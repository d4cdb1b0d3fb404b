import { useMessages } from '@messages';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SignInMethod } from '@/data/schema/lists';
import { Button } from '../controls/Button';
import { PasswordField } from '../controls/PasswordField';
import { Text } from '../typography/Text';
import { YourDataQuestion } from './YourDataQuestion';

export type YourDataDeleteProps = {
  /** Whose account it is. */
  name: string;
  /** What the account is entered with: a password, or a provider's window; null until it is known. */
  method: SignInMethod | null;
  /** The provider is deleting, or says what the account is entered with: nothing can be pressed. */
  isBusy?: boolean;
  /** The password that was sent isn't the account's. */
  isPasswordWrong?: boolean;
  /** Why the provider refused, in its own words; empty where it gave none. */
  refusal?: string | null;
  /** Deletes the account. The password is empty where it has none. */
  onConfirm: (password: string) => void;
  /** Keeps it, and closes. */
  onCancel: () => void;
};

/** Lists what is deleted with an account, and asks for its password or its provider's window first. */
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
  /** The error of the password stays until the password is edited. */
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
