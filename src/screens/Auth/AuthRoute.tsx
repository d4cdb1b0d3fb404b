import { useMessages } from '@messages';
import { AccountChooserHost } from '@/app/AccountChooserHost';
import { accountsAt } from '@/app/accounts';
import { navigation } from '@/app/navigation';
import { PageHead } from '@/app/PageHead';
import { paths } from '@/app/paths';
import type { Route } from '@/app/routes';
import { useAuth, useForGuestsOnly } from '@/app/useAuth';
import type { AuthMode } from '@/machines/authMachine';
import { AuthScreen } from './AuthScreen';

/**
 * The login card on /login and /register, where the tabs are the addresses, and in the place of a protected screen,
 * where the address stays and the tab is the machine's.
 */
export default function AuthRoute({ name }: { name: Route['name'] }) {
  const t = useMessages('auth');
  const { snapshot, send, isStarting } = useAuth();
  const { error, request } = snapshot?.context ?? {};
  const hasOwnAddress = name === 'login' || name === 'register';
  const mode = hasOwnAddress ? name : (snapshot?.context.mode ?? 'login');
  const isOnDevice = accountsAt === 'device';
  useForGuestsOnly(snapshot, hasOwnAddress);

  const changeMode = (next: AuthMode) => {
    if (snapshot || !hasOwnAddress) send({ type: 'mode.change', mode: next });
    if (hasOwnAddress) void navigation.go(paths[next]);
  };

  return (
    <>
      <PageHead title={mode === 'login' ? t.login : t.register} description={t.headText} />
      <AuthScreen
        mode={mode}
        onMode={changeMode}
        busy={isStarting || (snapshot?.hasTag('busy') ?? false)}
        busyWith={
          request?.kind === 'popup' ? request.provider : request?.kind === 'sample' ? 'sample' : 'form'
        }
        error={error?.kind === 'provider' ? error.message : null}
        termsMissing={error?.kind === 'terms'}
        onSubmit={({ fullName, email, password, acceptedTerms }) =>
          send(
            mode === 'login'
              ? { type: 'signIn.submit', email, password }
              : { type: 'signUp.submit', fullName, email, password, acceptedTerms },
          )
        }
        onPopup={(provider) => send({ type: 'popup.open', provider })}
        onEdit={() => {
          if (error) send({ type: 'form.edit' });
        }}
        onSample={isOnDevice ? () => send({ type: 'sample.enter' }) : undefined}
        deviceNote={isOnDevice}
      />
      <AccountChooserHost />
    </>
  );
}
