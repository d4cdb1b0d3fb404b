import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, useSearch } from '@/app/router/address';
import { speculate } from '@/app/router/loadChunk';
import type { Route } from '@/app/router/routeTable';
import { startupIn } from '@/app/router/startupIn';
import { fetchSignIn } from '@/app/session/auth';
import { useAuth, useForGuestsOnly } from '@/app/session/useAuth';
import { useGuestWork } from '@/app/session/useGuestWork';
import { href } from '@/data/schema/shapes/href';
import type { AuthMode } from '@/machines/auth/machine';
import { AuthScreen } from '@/screens/Auth/AuthScreen';
import { AccountChooserHost } from './AccountChooserHost';
import { authConnector } from './authConnector';

/**
 * The login card. On /login and /register, the address selects the tab. The card also appears instead of a
 * protected page: the address then stays that of the page, and the machine stores the tab.
 */
export default function AuthPage({ name }: { name: Route['name'] }) {
  const t = useMessages('auth');
  const auth = useAuth();
  const go = useGo();
  const startup = startupIn(useSearch());
  const { snapshot, send } = auth;
  const hasOwnAddress = name === 'login' || name === 'register';
  const mode = hasOwnAddress ? name : (snapshot?.context.mode ?? 'login');
  useForGuestsOnly(snapshot, hasOwnAddress);

  const changeMode = (next: AuthMode) => {
    if (snapshot || !hasOwnAddress) send({ type: 'mode.change', mode: next });
    // The tabs share one history entry, so Back leaves the card.
    if (hasOwnAddress) void go(href(next, { search: { startup } }), { replace: true });
  };

  return (
    <>
      <PageHead title={mode === 'login' ? t.login : t.register} description={t.headText} />
      <AuthScreen {...authConnector(auth, mode)} guestWork={useGuestWork()} onModeChange={changeMode} />
      {auth.accountsAt === 'device' && <AccountChooserHost />}
    </>
  );
}

export const preloadData = () => speculate(fetchSignIn);
