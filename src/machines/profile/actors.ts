import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { reporting } from '@/data/log/report';
import type { Directory, ProfilePage } from '@/data/ports/Directory';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { RequestStore } from '@/data/ports/RequestStore';
import { type ProfileKind, readRef } from '@/data/schema/shapes/ref';
import { listenOnceOpen } from '../shared/listenOnceOpen';
import { marksActor } from '../shared/marksActor';
import { copyTextActor } from '../shared/share';
import { watchDirectory } from '../shared/watchDirectory';
import type { RequestChanged } from './types';

type ProfilePorts = {
  directory: LazyPort<Directory>;
  marks: LazyPort<MarkStore>;
  outbox?: OpenOutbox;
  requests: LazyPort<RequestStore>;
  clipboard: Pick<Clipboard, 'writeText'>;
};

/** Wraps the mark store: expressing or withdrawing interest also sends or withdraws a request for metrics. */
const withRequests =
  (marks: LazyPort<MarkStore>, requests: LazyPort<RequestStore>): LazyPort<MarkStore> =>
  async () => {
    const store = await marks();
    return {
      ...store,
      async set(change) {
        const startup = change.kind === 'interest' ? readRef(change.id) : null;
        if (!startup) return store.set(change);
        await store.set(change, async (mark) => {
          const opened = await requests();
          await (change.isOn ? opened.ask(startup.id, mark) : opened.withdraw(startup.id, mark));
        });
      },
    };
  };

/** Returns the actors of the profile machine. */
export const profileActors = ({ directory, marks, outbox, requests, clipboard }: ProfilePorts) => ({
  loadProfile: fromPromise<ProfilePage | null, { kind: ProfileKind; slug: string }>(
    async ({ input: { kind, slug } }) => (await directory()).find(kind, { slug }),
  ),
  copyText: copyTextActor(clipboard),
  marks: marksActor(withRequests(marks, requests), outbox),
  /** Sends the state of the request for a startup's metrics at the start, and again after every change. */
  watchRequest: fromCallback<EventObject, { id: string }>(({ sendBack, input }) =>
    listenOnceOpen(requests(), (store) => {
      let asked = 0;
      const read = () => {
        asked += 1;
        const reading = asked;
        store.load().then(({ sent }) => {
          const request = sent.find(({ startupId }) => startupId === input.id) ?? null;
          // Ignores a read that was started before the latest one.
          if (reading === asked) sendBack({ type: 'request.changed', request } satisfies RequestChanged);
        }, reporting('request'));
      };
      read();
      return store.observe(read);
    }),
  ),
  watchDirectory: watchDirectory(directory),
});
