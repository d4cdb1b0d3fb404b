import { describe, expect, it } from 'vitest';
import type { Directory } from '@/data/ports/Directory';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { Search } from '@/data/ports/Search';
import type { MarkChange } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { directoryActors } from '@/machines/directory/actors';
import { answerOf, describeListening, describeWriting, writeVocabulary } from '../../support/actors';
import { fakePort } from '../../support/ports';
import { data } from './directoryWorld';

const never = () => new Promise<never>(() => {});

describe('what Discover and Starred read', () => {
  const directory = fakePort<Directory>({ load: async () => data });
  const search = fakePort<Search>({ profiles: async () => ['ledgerline', 'heliogrid'] });
  const actors = directoryActors({ directory: directory.open, marks: never, search: search.port });

  it('is the directory', async () => {
    expect(await answerOf(actors.loadDirectory)).toBe(data);
    expect(directory.calls).toEqual([['load']]);
  });

  it('is searched among what was read, one kind of it', async () => {
    const found = await answerOf(actors.searchDirectory, { data, kind: 'startup', query: 'solar' });
    expect(found).toEqual(['ledgerline', 'heliogrid']);
    expect(search.calls).toEqual([['profiles', data, 'startup', 'solar']]);
  });

  it('is nothing before it was read', async () => {
    search.calls.length = 0;
    expect(await answerOf(actors.searchDirectory, { data: null, kind: 'user', query: 'a' })).toEqual([]);
    expect(search.calls).toEqual([]);
  });

  it('fails where it can’t be read or opened', async () => {
    const error = new Error('No disk');
    const broken = fakePort<Directory>({ load: () => Promise.reject(error) });
    const parts = { marks: never, search: search.port };
    const unreadable = directoryActors({ ...parts, directory: broken.open });
    await expect(answerOf(unreadable.loadDirectory)).rejects.toBe(error);
    const shut = directoryActors({ ...parts, directory: () => Promise.reject(error) });
    await expect(answerOf(shut.loadDirectory)).rejects.toBe(error);
  });
});

const { port: search } = fakePort<Search>({});

describeListening<Directory>('the directory', {
  actor: (directory) => directoryActors({ directory, marks: never, search }).watchDirectory,
  port: (subscribe) => fakePort<Directory>({ subscribe }).port,
  told: [[[], { type: 'directory.changed' }]],
});

const marksOf = (marks: () => Promise<MarkStore>) =>
  directoryActors({ directory: never, marks, search }).marks;

describeListening<MarkStore>('the marks', {
  actor: marksOf,
  port: (observe) => fakePort<MarkStore>({ observe }).port,
  told: [
    [[noMarks], { type: 'marks.changed', marks: noMarks }],
    [
      [{ ...noMarks, like: { idea: true } }],
      { type: 'marks.changed', marks: { ...noMarks, like: { idea: true } } },
    ],
  ],
});

const star: MarkChange = { kind: 'star', id: 'startup:heliogrid', on: true };
const unstar: MarkChange = { ...star, on: false };

describeWriting('the marks', {
  actor: marksOf,
  port: (set) => fakePort<MarkStore>({ observe: () => () => {}, set }).port,
  changes: [
    [star, [star]],
    [unstar, [unstar]],
  ],
  ...writeVocabulary,
  command: (change) => ({ type: 'mark', change }),
  done: () => null,
  failed: (change) => ({ type: 'mark.failed', change }),
});
