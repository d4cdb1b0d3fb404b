import { useActorRef } from '@xstate/react';
import { createContext, use } from 'react';

/** How an actor comes to a page: begun with it, or in a page written at build time one that has read all already. */
export const ActorContext = createContext(useActorRef);

/** The actor of a page, or of a part of one. */
export const usePageActor: typeof useActorRef = (...parts) => use(ActorContext)(...parts);
