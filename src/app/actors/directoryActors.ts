import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import type { ProfileKind } from '@/data/schema/ref';
import { directory } from '../services';
import { listenOnceOpen } from './listenOnceOpen';
import { marks } from './marks';

const loadDirectory = fromPromise<DirectoryData, void>(async () => (await directory()).load());

/** Ids of one kind, best match first. */
const searchDirectory = fromPromise<
  string[],
  { data: DirectoryData | null; kind: ProfileKind; query: string }
>(async ({ input: { data, kind, query } }) =>
  data ? (await import('@/data/search/directorySearch')).searchDirectory(data, kind, query) : [],
);

/** Says when another tab listed something. */
const watchDirectory = fromCallback<EventObject, void>(({ sendBack }) =>
  listenOnceOpen(directory(), (opened) => opened.subscribe(() => sendBack({ type: 'directory.changed' }))),
);

/** For Discover and Starred alike. */
export const directoryActors = { loadDirectory, searchDirectory, watchDirectory, marks };
