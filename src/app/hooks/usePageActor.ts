import { useActorRef } from '@xstate/react';
import { createContext, use } from 'react';

/**
 * The hook that returns the actor of a page. By default, this is `useActorRef`. Prerendering provides another
 * hook: it returns the same running actor in every render, so that the actor can load data.
 */
export const ActorContext = createContext(useActorRef);

/** Returns the actor of a page, or of a part of a page. */
export const usePageActor: typeof useActorRef = (...parts) => use(ActorContext)(...parts);
