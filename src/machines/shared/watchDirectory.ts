import { type EventObject, fromCallback } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { LazyPort } from '@/data/ports/LazyPort';
import { listenOnceOpen } from './listenOnceOpen';
import type { StoreChanged } from './sync';

/** Returns the actor that sends `store.changed` when another tab or another account changes a profile. */
export const watchDirectory = (directory: LazyPort<Directory>) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    listenOnceOpen(directory(), (opened) =>
      opened.subscribe(() => sendBack({ type: 'store.changed' } satisfies StoreChanged)),
    ),
  );
