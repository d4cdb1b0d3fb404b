import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountChoice } from './accountChoice';

const AccountChooser = lazy(async () => ({
  default: (await import('@/components/social/AccountChooser')).AccountChooser,
}));

/** The account chooser of the embedded provider, when it asks. */
export function AccountChooserHost() {
  const request = useSyncExternalStore(accountChoice.subscribe, accountChoice.get, () => null);
  if (!request) return null;
  return (
    <Suspense>
      <AccountChooser
        open
        provider={request.provider}
        accounts={request.accounts}
        onChoose={(uid) => request.answer({ uid })}
        onCreate={(account) => request.answer(account)}
        onClose={() => request.answer(null)}
      />
    </Suspense>
  );
}
