import { fromPromise } from 'xstate';
import type { Directory, DirectoryData, ListRequest } from '@/data/ports/Directory';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { Search } from '@/data/ports/Search';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { marksActor } from '../shared/marksActor';
import { watchDirectory } from '../shared/watchDirectory';

type DirectoryPorts = {
  directory: LazyPort<Directory>;
  marks: LazyPort<MarkStore>;
  outbox?: OpenOutbox;
  search: Search;
};
type SearchInput = { data: DirectoryData | null; kind: ProfileKind; query: string };

/** Returns the actors of Discover and Starred. */
export const directoryActors = ({ directory, marks, outbox, search }: DirectoryPorts) => ({
  loadDirectory: fromPromise<DirectoryData, ListRequest>(async ({ input }) =>
    (await directory()).list(input),
  ),
  /** Resolves with the ids of one kind of profiles, best match first. */
  searchDirectory: fromPromise<string[], SearchInput>(async ({ input: { data, kind, query }, signal }) =>
    data ? search.profiles(data, kind, query, signal) : [],
  ),
  watchDirectory: watchDirectory(directory),
  marks: marksActor(marks, outbox),
});
