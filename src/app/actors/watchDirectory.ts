import { type EventObject, fromCallback } from 'xstate';
import type { StoreChanged } from '@/machines/shared/sync';
import { directory } from '../services/services';
import { followStore } from './followStore';

/** Says when another tab changed something of what can be found. */
export const watchDirectory = fromCallback<EventObject, void>(({ sendBack }) =>
  followStore(
    directory(),
    (opened, changed) => opened.subscribe(changed),
    () => sendBack({ type: 'store.changed' } satisfies StoreChanged),
  ),
);
