import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import type { DirectoryData } from '@/data/ports/Directory';
import { firstSearchDelay, plainSearchDelay } from '@/data/schema/shapes/constants';
import type { DirectoryView } from '@/data/schema/shapes/directoryView';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { discoverMachine } from '@/machines/directory/discoverMachine';
import type { starredMachine } from '@/machines/directory/starredMachine';
import type { DirectoryEvent, DirectoryInput } from '@/machines/directory/types';
import { selectFound } from '@/machines/directory/view';
import * as contract from '../shared/promises';
import { data, marks } from './directoryWorld';

type Machine = typeof discoverMachine | typeof starredMachine;

const input = { kind: 'startup', query: '', filters: {} } as const;

/** Starts the machine of Discover or of Starred with fake actors. */
export function startDirectory(machine: Machine, view: Partial<DirectoryInput> = {}) {
  const fakes = startOnFakes(machine, { ...input, ...view });
  return {
    ...fakes,
    changes: () => fakes.commands('marks').map(({ change }) => change),
    /** Returns the ids of the shown profiles. */
    found: () => foundIn(fakes.context()),
    know: (known = marks) => fakes.tell('marks', { type: 'marks.changed', marks: known }),
    async find(query: string, ...ids: string[]) {
      fakes.actor.send({ type: 'query.change', query });
      await fakes.answer('searchDirectory', ids);
    },
  };
}

const foundIn = (context: Parameters<typeof selectFound>[0]) =>
  selectFound(context).profiles.map(({ id }) => id);

/** Starts the machine, answers its requests with the data and sends these events. */
export async function openDirectory(
  machine: Machine,
  view: Partial<DirectoryView> = {},
  answer: Partial<DirectoryData> = {},
  ...events: DirectoryEvent[]
) {
  const directory = startDirectory(machine, view);
  directory.know();
  await directory.answer('loadDirectory', { ...data, ...answer });
  for (const event of events) directory.actor.send(event);
  return directory;
}

/** Describes the tests that are the same for the machines of Discover and Starred. */
export function describeDirectory(name: string, machine: Machine) {
  const star = Object.fromEntries(data.startups.map(({ id }) => [`startup:${id}`, true]));
  const world: contract.World = {
    machine,
    input,
    ...{ src: 'loadDirectory', watcher: 'watchDirectory', retry: 'directory.retry' },
    begin(directory) {
      if (directory.starts('marks') > 0)
        directory.tell('marks', { type: 'marks.changed', marks: { ...noMarks, star } });
    },
    async load(directory) {
      directory.tell('marks', { type: 'marks.changed', marks: { ...noMarks, star } });
      await directory.answer('loadDirectory', { ...data });
    },
  };
  const everybody = data.startups.map(({ id }) => id);
  const ref = 'startup:heliogrid';

  contract.describeSearch(name, world, {
    src: 'searchDirectory',
    first: 'loading.fetch.searching',
    region: 'loaded.search',
    texts: ['ledger', 'mira'],
    answers: [['gone', 'ledgerline'], ['mirahealth']],
    shown: foundIn,
    all: everybody,
    found: [['ledgerline'], ['mirahealth']],
  });
  it(`${name}: a search that takes longer than 100 ms shows plain matches, if there are any, until its results arrive`, async () => {
    const directory = await openDirectory(machine, {}, { startups: data.startups });
    directory.know({ ...noMarks, star });
    directory.send({ type: 'query.change', query: 'zzz' });
    directory.clock.increment(plainSearchDelay);
    expect(directory.found()).toEqual(everybody);
    directory.send({ type: 'query.change', query: 'ledger' });
    directory.clock.increment(plainSearchDelay - 1);
    expect(directory.found()).toEqual(everybody);
    directory.clock.increment(1);
    expect([directory.found(), directory.tags()]).toEqual([['ledgerline'], ['filtered', 'searching']]);
    await directory.answer('searchDirectory', ['mirahealth']);
    expect(directory.found()).toEqual(['mirahealth']);
    directory.send({ type: 'query.change', query: 'heliogrid' });
    directory.clock.increment(plainSearchDelay);
    expect(directory.found()).toEqual(['mirahealth']);
  });

  it(`${name}: a list opened with a query in the URL shows plain matches after 30 ms, and then the results of the search`, async () => {
    const directory = startDirectory(machine, { query: 'ledger' });
    directory.know({ ...noMarks, star });
    await directory.answer('loadDirectory', data);
    directory.clock.increment(firstSearchDelay - 1);
    expect(directory.tags()).toEqual(['loading', 'searching']);
    directory.clock.increment(1);
    expect([directory.found(), directory.tags()]).toEqual([['ledgerline'], ['filtered', 'searching']]);
    await directory.answer('searchDirectory', ['mirahealth']);
    expect([directory.found(), directory.tags()]).toEqual([['mirahealth'], ['filtered']]);
  });

  contract.describeSync(name, world, {
    region: 'loaded.sync',
    older: { ...data, startups: [] },
    newer: { ...data, quarantined: 3 },
    shows: { data: { ...data, quarantined: 3 } },
  });
  const [unstar, follow] = [
    { event: { type: 'star.toggle', ref }, change: { kind: 'star', id: ref, isOn: false } },
    { event: { type: 'person.follow', ref }, change: { kind: 'follow', id: ref, isOn: true } },
  ];
  contract.describeOutbox(name, world, { actor: 'marks', ...follow });
  contract.describeResending(name, world, { actor: 'marks', ...unstar, other: follow });
  contract.describeFailures(name, world, ['marks', 'watchDirectory']);

  it(`${name}: an attempt to star or follow a profile that doesn’t exist is ignored`, async () => {
    const directory = await openDirectory(machine);
    for (const gone of ['startup:gone', 'investor:heliogrid', 'user:'] as const)
      for (const type of ['star.toggle', 'person.follow'] as const) directory.actor.send({ type, ref: gone });
    expect(directory.changes()).toEqual([]);
  });

  it(`${name}: the machine has the tag “loading” until the directory and the user’s stars and follows are loaded`, async () => {
    const directory = startDirectory(machine);
    directory.know();
    expect(directory.tags()).toEqual(['loading']);
    await directory.answer('loadDirectory', data);
    expect(directory.tags()).toEqual(['ready']);
  });
}
