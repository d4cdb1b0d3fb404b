import { AppFrame } from '@kit/app/app';
import { useActorRef } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import type { ActorRefFrom, AnyActor, AnyStateMachine } from 'xstate';
import { ActorContext } from '@/app/hooks/usePageActor';
import { createAuth } from '@/app/session/auth';
import { AuthContext } from '@/app/session/useAuth';
import type { authMachine } from '@/machines/auth/machine';
import type { Shown } from './shown';
import '@/components/theme/global.css';

/**
 * Renders the page of an actor inside the app. Ignores events of the page: the test drives the actor.
 * @param id the id of the actor's machine
 * @returns a function that unmounts the page
 */
export function show({ Page, app }: Shown, id: string, actor: AnyActor) {
  const shown: AnyActor = Object.assign(Object.create(actor), { send: () => {} });
  const actorOf = (machine: AnyStateMachine, options: never): AnyActor =>
    // biome-ignore lint/correctness/useHookAtTopLevel: a page requests the same machines on every render.
    machine.id === id ? shown : useActorRef(machine, options);
  const auth = createAuth(async () => shown as ActorRefFrom<typeof authMachine>, {
    accountsAt: 'device',
    setupProblem: null,
  });
  const frame = document.body.appendChild(document.createElement('div'));
  const root = createRoot(frame);
  root.render(
    <AppFrame parameters={app} theme="light" locale="en">
      <ActorContext value={actorOf as never}>
        {id === 'auth' ? (
          <AuthContext value={auth}>
            <Page />
          </AuthContext>
        ) : (
          <Page />
        )}
      </ActorContext>
    </AppFrame>,
  );
  return () => {
    root.unmount();
    frame.remove();
  };
}
