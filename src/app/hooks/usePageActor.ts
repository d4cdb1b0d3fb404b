import { useActorRef } from '@xstate/react';
import { createContext, use } from 'react';

/**
 * The hook that creates the actor of a page. By default, it starts one. Prerendering provides a hook that
 * returns a running actor with its data.
 */
export const ActorContext = createContext(useActorRef);

/** Returns the actor of a page, or of a part of a page. */
export const usePageActor: typeof useActorRef = (...parts) => use(ActorContext)(...parts);
