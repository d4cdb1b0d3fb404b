import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { AccountChooserProps } from '@/components/social/AccountChooser';
import { accountChoice } from '../../services/accountChoice';

/** The account chooser of the embedded provider, fetched when it first asks. */
export function AccountChooserHost() {
  const request = useSyncExternalStore(accountChoice.subscribe, accountChoice.get, () => null);
  const [Chooser, setChooser] = useState<ComponentType<AccountChooserProps>>();
  const isMissing = request !== null && !Chooser;

  useEffect(() => {
    if (!isMissing) return;
    import('@/components/social/AccountChooser').then(
      (module) => setChooser(() => module.AccountChooser),
      () => accountChoice.get()?.answer('blocked'),
    );
  }, [isMissing]);

  if (!request || !Chooser) return null;
  return (
    <Chooser
      isOpen
      provider={request.provider}
      accounts={request.accounts}
      onChoose={(uid) => request.answer({ uid })}
      onCreate={(account) => request.answer(account)}
      onClose={() => request.answer(null)}
    />
  );
}
