import { type EventObject, fromCallback } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { Opening } from '@/data/ports/Opening';
import { listenOnceOpen } from './listenOnceOpen';
import type { StoreChanged } from './sync';

/** Says when something of what can be found changed elsewhere. */
export const watchDirectory = (directory: Opening<Directory>) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    listenOnceOpen(directory(), (opened) =>
      opened.subscribe(() => sendBack({ type: 'store.changed' } satisfies StoreChanged)),
    ),
  );
