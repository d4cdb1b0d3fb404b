import { useMessages } from '@messages';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { authActor, startAuth, startAuthWhenIdle } from '@/app/authActor';
import { paths } from '@/app/paths';
import type { Route } from '@/app/routes';
import { authHome, session } from '@/app/services';
import type { AuthEvent, AuthMode } from '@/machines/authMachine';
import { AuthScreen } from './AuthScreen';

/** What is typed must reach a machine that has not started yet. */
function send(event: AuthEvent) {
  startAuth();
  authActor.send(event);
}

/**
 * The login card on /login and /register, where the tabs are the addresses, and in the place of a protected screen,
 * where the address stays and the tab is the machine's.
 */
export default function AuthRoute({ name }: { name: Route['name'] }) {
  const [, navigate] = useLocation();
  const snapshot = useSelector(authActor, (current) => current);
  const { mode: cardMode, error, request } = snapshot.context;
  const words = useMessages('auth');
  const mode = name === 'login' || name === 'register' ? name : cardMode;
  const hasOwnAddress = mode === name;

  useEffect(() => startAuthWhenIdle(), []);
  useEffect(() => {
    if (hasOwnAddress && session.get().isSignedIn) navigate(paths.explore, { replace: true });
  }, [hasOwnAddress, navigate]);

  const changeMode = (next: AuthMode) => {
    send({ type: 'mode.change', mode: next });
    if (hasOwnAddress) navigate(paths[next]);
  };

  return (
    <AuthScreen
      mode={mode}
      onMode={changeMode}
      busy={snapshot.hasTag('busy')}
      busyWith={request?.kind === 'popup' ? request.provider : request?.kind === 'sample' ? 'sample' : 'form'}
      error={error?.kind === 'terms' ? words.termsMissing : error?.message}
      termsMissing={error?.kind === 'terms'}
      onSubmit={({ fullName, email, password, acceptedTerms }) =>
        send(
          mode === 'login'
            ? { type: 'signIn.submit', email, password }
            : { type: 'signUp.submit', fullName, email, password, acceptedTerms },
        )
      }
      onPopup={(provider) => send({ type: 'popup.open', provider })}
      onEdit={() => authActor.send({ type: 'form.edit' })}
      onSample={authHome === 'device' ? () => send({ type: 'sample.enter' }) : undefined}
      deviceNote={authHome === 'device'}
    />
  );
}
