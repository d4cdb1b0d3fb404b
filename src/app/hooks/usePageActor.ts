import { useActorRef } from '@xstate/react';
import { createContext, use } from 'react';

/** How a page gets its actor: it starts one. Prerendering provides one that has already read its data. */
export const ActorContext = createContext(useActorRef);

/** Returns the actor of a page, or of a part of one. */
export const usePageActor: typeof useActorRef = (...parts) => use(ActorContext)(...parts);
