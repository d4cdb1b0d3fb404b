import type { Services } from '@/app/services/createServices';
import type { Outbox } from '@/data/ports/Outbox';
import { never } from './answers';

// What a build with a database shows: `parameters: { app: { ...waitingServer } }`.

/** A server that never answers, so that all changes wait. */
export const waitingServer = { isSyncing: true, server: () => ({ send: never }) };

/** The user's outbox reports this about the server. */
export const reporting = (parts: Pick<Outbox, 'observeConnection' | 'observeRestore'>) => ({
  services: ({ outbox }: Services) => ({
    outbox: async () => {
      const opened = await outbox();
      return opened && { ...opened, ...parts };
    },
  }),
});

/** Calls back with a value immediately. */
export const telling =
  <Value>(value: Value) =>
  (listener: (value: Value) => void) => {
    listener(value);
    return () => {};
  };
