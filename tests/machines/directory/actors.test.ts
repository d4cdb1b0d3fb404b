import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import type { Directory } from '@/data/ports/Directory';
import type { Search } from '@/data/ports/Search';
import { directoryActors } from '@/machines/directory/actors';
import { answerOf, describeListening, describeMarks } from '../../support/actors';
import { data } from './directoryWorld';

const never = () => new Promise<never>(() => {});

describe('directory actors', () => {
  const directory = fakePort<Directory>({ load: async () => data });
  const search = fakePort<Search>({ profiles: async () => ['ledgerline', 'heliogrid'] });
  const actors = directoryActors({ directory: directory.open, marks: never, search: search.port });

  it('loadDirectory returns the directory', async () => {
    expect(await answerOf(actors.loadDirectory)).toBe(data);
    expect(directory.calls).toEqual([['load']]);
  });

  it('searchDirectory searches one kind of the loaded profiles', async () => {
    const found = await answerOf(actors.searchDirectory, { data, kind: 'startup', query: 'solar' });
    expect(found).toEqual(['ledgerline', 'heliogrid']);
    expect(search.calls).toEqual([['profiles', data, 'startup', 'solar', expect.any(AbortSignal)]]);
  });

  it('searchDirectory returns nothing before the directory is loaded', async () => {
    search.calls.length = 0;
    expect(await answerOf(actors.searchDirectory, { data: null, kind: 'user', query: 'a' })).toEqual([]);
    expect(search.calls).toEqual([]);
  });
});

const { port: search } = fakePort<Search>({});

describeListening<Directory>('the directory', {
  actor: (directory) => directoryActors({ directory, marks: never, search }).watchDirectory,
  port: (subscribe) => fakePort<Directory>({ subscribe }).port,
  told: [[[], { type: 'store.changed' }]],
});

describeMarks('the directory', (marks) => directoryActors({ directory: never, marks, search }).marks);
