import { useMessages } from '@messages';
import { AccountChooserHost } from '@/app/AccountChooserHost';
import { accountsAt, setupProblem } from '@/app/accounts';
import { navigation } from '@/app/navigation';
import { PageHead } from '@/app/PageHead';
import { paths } from '@/app/paths';
import type { Route } from '@/app/routes';
import { useAuth, useForGuestsOnly } from '@/app/useAuth';
import type { AuthMode } from '@/machines/authMachine';
import { AuthScreen } from './AuthScreen';
import { authProps } from './authProps';

/**
 * The login card on /login and /register, where the tabs are the addresses, and in the place of a protected screen,
 * where the address stays and the tab is the machine's.
 */
export default function AuthRoute({ name }: { name: Route['name'] }) {
  const t = useMessages('auth');
  const auth = useAuth();
  const { snapshot, send } = auth;
  const hasOwnAddress = name === 'login' || name === 'register';
  const mode = hasOwnAddress ? name : (snapshot?.context.mode ?? 'login');
  useForGuestsOnly(snapshot, hasOwnAddress);

  const changeMode = (next: AuthMode) => {
    if (snapshot || !hasOwnAddress) send({ type: 'mode.change', mode: next });
    if (hasOwnAddress) void navigation.go(paths[next]);
  };

  const props = authProps(auth, mode, accountsAt === 'device');
  return (
    <>
      <PageHead title={mode === 'login' ? t.login : t.register} description={t.headText} />
      <AuthScreen {...props} error={props.error ?? setupProblem} onMode={changeMode} />
      {accountsAt === 'device' && <AccountChooserHost />}
    </>
  );
}
