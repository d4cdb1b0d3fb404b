import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { PipelineStore, SavedSearch } from '@/data/ports/PipelineStore';
import type { Match } from '@/data/schema/rules/savedSearches';
import type { UnsavedChanges } from '../shared/draftStates';
import { listenOnceOpen } from '../shared/listenOnceOpen';
import type { WriteCommand } from '../shared/outbox';
import { writeChanges } from '../shared/writeChanges';
import type { News, SearchChange } from './types';

type SearchPorts = {
  pipeline: LazyPort<PipelineStore>;
  directory: LazyPort<Directory>;
  outbox?: OpenOutbox;
  /** Returns what is new for the searches. */
  loadNews: (searches: readonly SavedSearch[]) => Promise<News>;
  /** Returns the profiles that match an address now. */
  loadMatches: (address: string) => Promise<readonly Match[]>;
};

/** Returns the actors of the saved searches. */
export const savedSearchesActors = ({ pipeline, directory, outbox, loadNews, loadMatches }: SearchPorts) => ({
  loadSearches: fromPromise<readonly SavedSearch[], void>(async () => (await pipeline()).loadSearches()),
  loadNews: fromPromise<News, { searches: readonly SavedSearch[] }>(({ input }) => loadNews(input.searches)),
  loadMatches: fromPromise<readonly Match[], { address: string }>(({ input }) => loadMatches(input.address)),
  searchStore: fromCallback<WriteCommand<SearchChange>, UnsavedChanges<SearchChange>>(
    ({ input, receive, sendBack }) =>
      writeChanges(
        pipeline(),
        (opened, change: SearchChange) => opened.write([change]),
        (opened) => opened.observe(() => sendBack({ type: 'store.changed' })),
        { receive, sendBack },
        outbox,
        input.unsaved,
      ),
  ),
  watchDirectory: fromCallback<EventObject, void>(({ sendBack }) =>
    listenOnceOpen(directory(), (opened) => opened.subscribe(() => sendBack({ type: 'directory.changed' }))),
  ),
});
