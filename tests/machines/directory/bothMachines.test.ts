import { describe, expect, it } from 'vitest';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { starredMachine } from '@/machines/directory/starredMachine';
import type { DirectoryView } from '@/machines/directory/types';
import { data, marks, openDirectory, startDirectory } from './directoryWorld';

// What Discover and Starred are both made of; what each is alone stands in its own file.

const everybody: Marks = {
  ...noMarks,
  star: { 'startup:heliogrid': true, 'startup:ledgerline': true, 'startup:mirahealth': true },
};
const loading = (fetch: string) => ({ loading: { fetch, marks: 'unknown' } });
const loaded = (view: string, search = 'idle', sync = 'current') => ({ loaded: { view, search, sync } });

describe.each([
  ['discover', discoverMachine],
  ['starred', starredMachine],
])('%s', (_, machine) => {
  const query = (text: string) => ({ type: 'query.change', query: text }) as const;
  const start = (view?: Partial<DirectoryView>) => startDirectory(machine, view);
  const open = async (view?: Partial<DirectoryView>) => (await openDirectory(machine, view)).know(everybody);

  describe('a shared link with a query', () => {
    it('is searched before anything shows', async () => {
      const directory = await start({ query: 'helio' }).read();
      expect([directory.value(), directory.tags()]).toEqual([loading('searching'), ['loading', 'searching']]);
      expect(directory.searches.inputs()).toEqual([{ data, kind: 'startup', query: 'helio' }]);
      await directory.find('heliogrid');
      expect(directory.value()).toEqual(loading('done'));
      directory.know(everybody);
      expect([directory.value(), directory.found()]).toEqual([loaded('filtered'), ['heliogrid']]);
    });

    it('is looked for plainly where the search fails', async () => {
      const directory = (await (await start({ query: 'ledger' }).read()).failToFind()).know(everybody);
      expect([directory.value(), directory.found()]).toEqual([loaded('filtered'), ['ledgerline']]);
    });

    it('is searched anew where another is typed meanwhile', async () => {
      const directory = (await start({ query: 'helio' }).read()).send(query('mira'));
      expect(directory.value()).toEqual(loading('searching'));
      expect(directory.searches.inputs().map((input) => input.query)).toEqual(['helio', 'mira']);
      directory.searches.calls[0]?.resolve(['heliogrid']);
      (await directory.find('mirahealth')).know(everybody);
      expect(directory.found()).toEqual(['mirahealth']);
    });

    it('shows everything where it is taken back meanwhile', async () => {
      const directory = (await start({ query: 'helio' }).read()).send(query(' '));
      expect(directory.value()).toEqual(loading('done'));
      directory.know(everybody);
      expect([directory.value(), directory.found().length]).toEqual([loaded('ready'), 3]);
    });
  });

  describe('a search of a loaded list', () => {
    it('finds nothing, something again, and is taken back', async () => {
      const directory = await open({ query: '' });
      directory.send(query('helio'));
      expect(directory.value()).toEqual(loaded('filtered', 'searching'));
      await directory.find();
      expect([directory.value(), directory.tags()]).toEqual([loaded('empty'), ['empty']]);
      await directory.send(query('mira')).find('mirahealth');
      expect([directory.value(), directory.found()]).toEqual([loaded('filtered'), ['mirahealth']]);
      await directory.send(query('xyz')).find();
      directory.send(query(''));
      expect([directory.value(), directory.found().length]).toEqual([loaded('ready'), 3]);
    });

    it('is dropped where the query is taken back before its answer', async () => {
      const directory = (await open()).send(query('helio'), query(''));
      expect(directory.value()).toEqual(loaded('ready'));
      await directory.find('heliogrid');
      expect([directory.value(), directory.found().length]).toEqual([loaded('ready'), 3]);
    });

    it('follows what is typed, and looks plainly where it fails', async () => {
      const directory = (await open()).send(query('helio'), query('mira'));
      expect(directory.searches.inputs().map((input) => input.query)).toEqual(['helio', 'mira']);
      await directory.failToFind();
      expect([directory.value(), directory.found()]).toEqual([loaded('filtered'), ['mirahealth']]);
    });
  });

  describe('what changes elsewhere', () => {
    it('is read again beside what is shown, from the last change on', async () => {
      const directory = await open();
      directory.tell({ type: 'store.changed' });
      expect(directory.value()).toEqual(loaded('ready', 'idle', 'reading'));
      directory.tell({ type: 'store.changed' });
      expect(directory.loads.calls.length).toBe(3);
      directory.loads.calls[1]?.resolve({ ...data, startups: [] });
      await directory.read({ ...data, startups: data.startups.slice(0, 1) });
      expect([directory.value(), directory.found()]).toEqual([loaded('ready'), ['heliogrid']]);
    });

    it('that can’t be read leaves what is shown', async () => {
      const directory = await open();
      directory.tell({ type: 'store.changed' });
      await directory.failToRead();
      expect([directory.value(), directory.found().length]).toEqual([loaded('ready'), 3]);
    });
  });

  describe('marks', () => {
    it('that are refused are written again', async () => {
      const directory = (await open()).send(
        { type: 'star.toggle', ref: 'startup:heliogrid' },
        { type: 'person.follow', ref: 'startup:ledgerline' },
        { type: 'star.toggle', ref: 'startup:gone' },
      );
      const unstar = { kind: 'star', id: 'startup:heliogrid', isOn: false } as const;
      const follow = { kind: 'follow', id: 'startup:ledgerline', isOn: true } as const;
      expect(directory.changes).toEqual([unstar, follow]);
      const [first, second] = directory.changes;
      if (!first || !second) throw new Error('Nothing was written');
      directory.report({ type: 'write.failed', change: first }, { type: 'write.done', change: second });
      expect([directory.context().outbox, directory.emitted]).toEqual([
        { pending: [], failed: [unstar] },
        [{ type: 'write.failed' }],
      ]);
      directory.send({ type: 'write.retry' });
      expect([directory.context().outbox, directory.changes]).toEqual([
        { pending: [unstar], failed: [] },
        [unstar, follow, unstar],
      ]);
    });
  });

  describe.each(['marks', 'watchDirectory'] as const)('without %s', (broken) => {
    it('fails, and begins anew when it is tried again', async () => {
      const directory = startDirectory(machine, {}, broken);
      if (broken === 'watchDirectory') (await directory.read()).know(marks);
      expect([directory.value(), directory.tags()]).toEqual(['failed', ['failed']]);
      directory.send({ type: 'directory.retry' });
      expect(directory.tags()).toEqual(['loading']);
      (await directory.read()).know(everybody);
      expect([directory.value(), directory.found().length]).toEqual([loaded('ready'), 3]);
    });
  });
});
