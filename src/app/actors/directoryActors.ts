import { fromPromise } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import type { ProfileKind } from '@/data/schema/ref';
import { directory } from '../services/services';
import { marks } from './marks';
import { watchDirectory } from './watchDirectory';

const loadDirectory = fromPromise<DirectoryData, void>(async () => (await directory()).load());

/** Ids of one kind, best match first. */
const searchDirectory = fromPromise<
  string[],
  { data: DirectoryData | null; kind: ProfileKind; query: string }
>(async ({ input: { data, kind, query } }) =>
  data ? (await import('@/data/search/directorySearch')).searchDirectory(data, kind, query) : [],
);

/** For Discover and Starred alike. */
export const directoryActors = { loadDirectory, searchDirectory, watchDirectory, marks };
