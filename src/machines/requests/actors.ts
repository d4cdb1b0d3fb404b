import { fromCallback, fromPromise } from 'xstate';
import { handledElsewhere } from '@/data/log/report';
import type { Directory } from '@/data/ports/Directory';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { AnswerDraft } from '@/data/schema/shapes/answerDraft';
import { refOf } from '@/data/schema/shapes/ref';
import type { Startup } from '@/data/schema/shapes/startup';
import type { UnsavedChanges } from '../shared/draftStates';
import type { WriteCommand } from '../shared/outbox';
import type { OnPageHide } from '../shared/pageHide';
import { pageHideActor } from '../shared/pageHide';
import { watchDirectory } from '../shared/watchDirectory';
import { writeChanges } from '../shared/writeChanges';
import { answerOf } from './changes';
import type { Known, RequestChange, RequestsData } from './types';

type RequestPorts = {
  requests: LazyPort<RequestStore>;
  directory: LazyPort<Directory>;
  drafts: LazyPort<DraftStore<AnswerDraft>>;
  outbox?: OpenOutbox;
};

/** Returns the user's startups that have received requests, and the profiles of those who sent them. */
async function loadKnown(directory: LazyPort<Directory>, received: RequestsData['received']): Promise<Known> {
  if (received.length === 0) return { startups: new Map(), investors: new Map(), userIds: new Set() };
  const opened = await directory();
  const startupIds = new Set(received.map(({ startupId }) => startupId));
  const senders = new Set(received.map(({ from }) => from.id));
  const [{ investors, users }, ...pages] = await Promise.all([
    opened.loadPart({ refs: [...senders].map((id) => refOf('user', id)) }),
    // `find` also returns inactive startups, which may have received requests earlier.
    ...[...startupIds].map((id) => opened.find('startup', { id })),
  ]);
  return {
    startups: new Map(
      pages.flatMap((page): [string, Startup][] =>
        page?.kind === 'startup' ? [[page.profile.id, page.profile]] : [],
      ),
    ),
    investors: new Map(investors.map((investor) => [investor.id, investor])),
    userIds: new Set(users.map(({ id }) => id)),
  };
}

/** Returns the actors of the requests machine. */
export const requestsActors = (ports: RequestPorts & { onPageHide: OnPageHide }) => ({
  loadRequests: fromPromise<RequestsData, void>(async () => {
    const [store, drafts] = await Promise.all([ports.requests(), ports.drafts()]);
    const [{ received, sent }, draft] = await Promise.all([store.load(), drafts.load()]);
    const known = await loadKnown(ports.directory, received);
    return { received, sent, known, notes: draft?.values ?? {} };
  }),

  requestStore: fromCallback<WriteCommand<RequestChange>, UnsavedChanges<RequestChange>>(
    ({ input, receive, sendBack }) => {
      /** The last write per request id: changes to one request are written in order. */
      const latest = new Map<string, Promise<void>>();
      const write = async (opened: RequestStore, change: RequestChange): Promise<void> => {
        if (change.kind === 'notes') return (await ports.drafts()).save({ values: change.notes });
        const { kind, id, status } = change;
        const before = latest.get(id)?.catch(handledElsewhere);
        const answer = answerOf(status);
        const act = () =>
          kind === 'answer' && answer ? opened.answer(id, answer) : opened.restore(id, answer);
        const writing = before ? before.then(act) : act();
        latest.set(id, writing);
        return writing;
      };
      return writeChanges(
        ports.requests(),
        write,
        (opened) => opened.observe(() => sendBack({ type: 'store.changed' })),
        { receive, sendBack },
        ports.outbox,
        input.unsaved,
      );
    },
  ),

  watchDirectory: watchDirectory(ports.directory),
  pageHide: pageHideActor(ports.onPageHide),
});
