import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import { dealFlowOf } from '@/data/schema/dealFlow';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { MarkChange, Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { ProfileKind } from '@/data/schema/ref';
import type { discoverMachine } from '@/machines/directory/discoverMachine';
import type { starredMachine } from '@/machines/directory/starredMachine';
import type { DirectoryEvent, DirectoryView } from '@/machines/directory/types';
import { selectFound } from '@/machines/directory/view';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';
import { investor, startup, user } from '../../../stories/fixtures/blankProfiles';

const criteria = investor('any', 'Any').investmentCriteria;

export const data: DirectoryData = {
  startups: [
    startup('heliogrid', 'Heliogrid', {
      verified: true,
      categories: ['Climate Tech', 'Hardware'],
      stage: 'Seed',
      teamSize: '11-20',
      location: 'Pune, India',
      fundraising: { currentRound: 'Seed', raised: 1_300_000, goal: 2_000_000, investors: 4 },
    }),
    startup('ledgerline', 'Ledgerline', {
      categories: ['Fintech'],
      stage: 'Series A',
      teamSize: '21-50',
      location: 'Berlin, Germany',
      fundraising: { currentRound: 'Series A', raised: 8_000_000, goal: 8_000_000, investors: 2 },
    }),
    startup('mirahealth', 'Mirahealth', { categories: ['Healthcare', 'AI'], stage: 'Pre-seed' }),
  ],
  investors: [
    investor('mina', 'Mina Okafor', {
      verified: true,
      sectors: ['Climate Tech', 'Fintech'],
      location: 'London, United Kingdom',
      investorType: 'Venture Capitalist',
      metrics: { experience: 11 },
      investmentCriteria: {
        ...criteria,
        stagePreference: ['Seed'],
        checkSize: { from: 250_000, to: 2_000_000 },
      },
      availableForMentoring: true,
    }),
    investor('ravi', 'Ravi Kulkarni', {
      sectors: ['SaaS', 'AI'],
      metrics: { experience: 4 },
      investmentCriteria: { ...criteria, checkSize: { from: 25_000, to: 100_000 } },
    }),
    investor('claire', 'Claire Dubois', { sectors: ['Hardware'] }),
  ],
  users: [
    user('asha', 'Asha Verma', {
      startups: [{ id: 'heliogrid', name: 'Heliogrid', role: '', logo: '', tagline: '', stage: '' }],
      interests: ['SaaS'],
      lookingFor: ['Investment'],
      location: 'Pune, India',
      skills: ['Hiring', 'Embedded C'],
    }),
    user('lena', 'Lena Brandt', { interests: ['Healthtech'], verified: true, skills: ['Hiring'] }),
  ],
  dealFlow: dealFlowOf(defaultSettings),
  quarantined: 0,
};

export const marks: Marks = { ...noMarks, star: { 'startup:heliogrid': true, 'investor:mina': true } };

type Answer<T> = { resolve: (value: T) => void; reject: (reason: unknown) => void };
type Request = { kind: ProfileKind; query: string };

/** Either machine on fakes: every reading and search waits for the test's answer, marks are recorded. */
export function startDirectory(
  machine: typeof discoverMachine | typeof starredMachine,
  view: Partial<DirectoryView> = {},
) {
  const loads: Answer<DirectoryData>[] = [];
  const searches: (Request & Answer<string[]>)[] = [];
  const changes: MarkChange[] = [];
  let report: (event: MarksReport) => void = () => {};
  let tell: (event: DirectoryEvent) => void = () => {};
  const actor = createActor(
    machine.provide({
      actors: {
        loadDirectory: fromPromise<DirectoryData, void>(
          () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
        ),
        searchDirectory: fromPromise<string[], Request & { data: DirectoryData | null }>(
          ({ input: { kind, query } }) =>
            new Promise((resolve, reject) => searches.push({ kind, query, resolve, reject })),
        ),
        watchDirectory: fromCallback(({ sendBack }) => {
          tell = sendBack;
        }),
        marks: fromCallback<MarksCommand, void>(({ receive, sendBack }) => {
          report = sendBack;
          receive(({ change }) => changes.push(change));
        }),
      },
    }),
    { input: { kind: 'startup', query: '', filters: {}, ...view } },
  );
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const last = <T>(list: T[]) => {
    const item = list.at(-1);
    if (item === undefined) throw new Error('Nothing was asked for');
    return item;
  };
  const isReading = () => {
    const { value } = actor.getSnapshot();
    return JSON.stringify(value).includes('fetching') || JSON.stringify(value).includes('reading');
  };
  const directory = {
    loads,
    searches,
    changes,
    emitted,
    send(...events: DirectoryEvent[]) {
      for (const event of events) actor.send(event);
      return directory;
    },
    report: (event: MarksReport) => report(event),
    tell: (event: DirectoryEvent) => tell(event),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags].sort(),
    /** Ids of what is shown. */
    found: () => selectFound(actor.getSnapshot().context).profiles.map(({ id }) => id),
    async read(answer = data) {
      last(loads).resolve(answer);
      await waitFor(actor, () => !isReading());
      return directory;
    },
    async failToRead() {
      last(loads).reject(new Error('no disk'));
      await waitFor(actor, () => !isReading());
      return directory;
    },
    async find(...ids: string[]) {
      last(searches).resolve(ids);
      await waitFor(actor, ({ context }) => context.matches?.join() === ids.join());
      return directory;
    },
    async failToFind() {
      last(searches).reject(new Error('no index'));
      await waitFor(actor, (snapshot) => !snapshot.hasTag('searching'));
      return directory;
    },
    know(known = marks) {
      report({ type: 'marks.changed', marks: known });
      return directory;
    },
  };
  return directory;
}

/** A loaded directory. */
export const openDirectory = async (
  machine: typeof discoverMachine | typeof starredMachine,
  view: Partial<DirectoryView> = {},
  answer = data,
) => (await startDirectory(machine, view).read(answer)).know();
