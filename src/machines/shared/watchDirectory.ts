import { type EventObject, fromCallback } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { Opening } from '@/data/ports/Opening';
import { listenOnceOpen } from './listenOnceOpen';
import type { StoreChanged } from './sync';

/** Returns the actor that sends `store.changed` when a profile in the directory changes elsewhere. */
export const watchDirectory = (directory: Opening<Directory>) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    listenOnceOpen(directory(), (opened) =>
      opened.subscribe(() => sendBack({ type: 'store.changed' } satisfies StoreChanged)),
    ),
  );
