import { type EventObject, fromCallback } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { listenOnceOpen } from './listenOnceOpen';
import type { StoreChanged } from './sync';

/** The input of `watchDirectory`: the page to watch, or undefined to watch all profiles. */
export type Watched = { kind: ProfileKind; slug: string } | undefined;

/** Returns the actor that sends `store.changed` when another tab or another account changes a profile. */
export const watchDirectory = (directory: LazyPort<Directory>) =>
  fromCallback<EventObject, Watched>(({ sendBack, input }) =>
    listenOnceOpen(directory(), (opened) =>
      opened.subscribe(() => sendBack({ type: 'store.changed' } satisfies StoreChanged), input),
    ),
  );
