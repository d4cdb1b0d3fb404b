import { useMessages } from '@messages';
import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import type { PopupProvider } from '@/data/schema/shapes/lists';
import { textMaximum } from '@/data/schema/text/limits';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { useTextForm } from '../controls/useTextForm';
import { Avatar } from '../feedback/Avatar';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';
import * as styles from './AccountChooser.css';

export type ChooserAccount = { uid: string; name: string; email: string };

export type AccountChooserProps = {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** The provider whose pop-up the dialog replaces. */
  provider: PopupProvider;
  /** The accounts created with this provider in this browser. */
  accounts: readonly ChooserAccount[];
  /** Called with the uid of the chosen account. */
  onChoose: (uid: string) => void;
  /** Called to create an account. The name isn't empty, and the email has the form of an address. */
  onCreate: (account: { name: string; email: string }) => void;
  /** Called when the user closes the dialog without choosing an account. */
  onClose: () => void;
};

/** Replaces a provider's pop-up when accounts are stored in the browser. */
export function AccountChooser({ isOpen, onClose, ...choice }: AccountChooserProps) {
  const t = useMessages('auth');
  const common = useMessages('common');
  const provider = t[choice.provider];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.chooserTitle({ provider })} closeLabel={common.close}>
      <Stack gap={20}>
        <Text tone="muted">{t.chooserNote({ provider })}</Text>
        <Choice {...choice} />
      </Stack>
    </Dialog>
  );
}

function Choice({
  accounts,
  onChoose,
  onCreate,
}: Omit<AccountChooserProps, 'isOpen' | 'provider' | 'onClose'>) {
  const t = useMessages('auth');
  const [isAdding, setAdding] = useState(accounts.length === 0);
  return isAdding ? (
    <NewAccount onCreate={onCreate} />
  ) : (
    <>
      <ul className={styles.list} aria-label={t.chooserAccounts}>
        {accounts.map(({ uid, name, email }) => (
          <li key={uid}>
            <button type="button" className={styles.account} onClick={() => onChoose(uid)}>
              <Avatar name={name} size="small" />
              <span className={styles.text}>
                <Text as="div" weight="strong" isTruncated>
                  {name}
                </Text>
                <Text as="div" size="small" tone="muted" isTruncated>
                  {email}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" isFullWidth icon={Plus} onClick={() => setAdding(true)}>
        {t.chooserAdd}
      </Button>
    </>
  );
}

/** Accepts overlong texts, because the pattern is slow on them and the field itself reports the length. */
const isEmail = (text: string) => text.length > textMaximum.email || /^\S+@\S+\.\S+$/.test(text);

function NewAccount({ onCreate }: Pick<AccountChooserProps, 'onCreate'>) {
  const t = useMessages('auth');
  const { field, problemOf, setFocus, onSubmit } = useTextForm({
    check: ({ name, email }: { name: string; email: string }) => ({
      name: !name && 'fullNameRequired',
      email: !email ? 'emailRequired' : !isEmail(email) && 'emailInvalid',
    }),
    onSend: onCreate,
  });
  const errorOf = (name: 'name' | 'email') => {
    const problem = problemOf(name);
    return problem && t[problem];
  };

  // Focuses the name, because the button that opened this form is unmounted.
  useEffect(() => setFocus('name'), [setFocus]);

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={16}>
        <TextField
          {...field('name')}
          label={t.fullName}
          autoComplete="name"
          error={errorOf('name')}
          isRequired
        />
        <TextField
          {...field('email')}
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errorOf('email')}
          isRequired
        />
        <Button type="submit" isFullWidth>
          {t.chooserContinue}
        </Button>
      </Stack>
    </form>
  );
}
