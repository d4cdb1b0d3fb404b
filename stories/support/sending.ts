import { app } from '@kit/app/app';
import { expect } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import type { Outbox } from '@/data/ports/Outbox';
import { never } from './answers';
import { alertSays, type Person, press } from './screen';

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

/** The state of the machine `sync` while there is nothing to show. */
export const synced = { id: 'sync', state: ['queue.idle', 'connection.connected', 'account.restored'] };

/** Presses Invite someone on an empty page, and expects the address of the app to be copied. */
export async function invites(person: Person) {
  await press(person, 'Invite someone');
  await alertSays('Invitation link copied. Send it to someone.');
  await expect(app.copied).toEqual([location.origin]);
}
