import { loadMessages, useLocale } from '@messages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/layout/lazyPart';
import { accountChoice } from '../../services/accountChoice';

const AccountChooser = lazyPart(() => import('@/components/social/AccountChooser'), 'AccountChooser');

/** Shows a dialog to choose an account, in builds without Firebase. Its code loads on first use. */
export function AccountChooserHost() {
  const request = useSyncExternalStore(accountChoice.subscribe, accountChoice.get, () => null);
  const [isThere, setThere] = useState(false);
  const locale = useLocale();
  const isMissing = request !== null && !isThere;

  useEffect(() => {
    if (!isMissing) return;
    // Loads the dialog's messages too, because not every page that shows the dialog has loaded them.
    Promise.all([AccountChooser.fetch(), loadMessages(locale, 'auth')]).then(
      () => setThere(true),
      () => accountChoice.get()?.answer('blocked'),
    );
  }, [isMissing, locale]);

  if (!request || !isThere) return null;
  return (
    <AccountChooser
      isOpen
      provider={request.provider}
      accounts={request.accounts}
      onChoose={(uid) => request.answer({ uid })}
      onCreate={(account) => request.answer(account)}
      onClose={() => request.answer(null)}
    />
  );
}
