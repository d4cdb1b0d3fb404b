import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { authActor, startAuth, startAuthWhenIdle } from '@/app/authActor';
import { paths } from '@/app/paths';
import { authHome, session } from '@/app/services';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

export default function ForgotPasswordRoute() {
  const [, navigate] = useLocation();
  const snapshot = useSelector(authActor, (current) => current);
  const { error, resetSentTo } = snapshot.context;

  useEffect(() => startAuthWhenIdle(), []);
  useEffect(() => {
    if (session.get().isSignedIn) navigate(paths.explore, { replace: true });
  }, [navigate]);

  return (
    <ForgotPasswordScreen
      state={snapshot.hasTag('busy') ? 'submitting' : resetSentTo === null ? 'idle' : 'sent'}
      error={error?.kind === 'provider' ? error.message : null}
      sentTo={resetSentTo ?? undefined}
      onSubmit={(email) => {
        startAuth();
        authActor.send({ type: 'reset.submit', email });
      }}
      onEdit={() => authActor.send({ type: 'form.edit' })}
      deviceNote={authHome === 'device'}
    />
  );
}
