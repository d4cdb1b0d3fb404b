import { investor, startup, user } from '@kit/fixtures/blankProfiles';
import { answering, reporting, startMachine } from '@kit/machine';
import type { EventObject } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import { dealFlowOf } from '@/data/schema/dealFlow';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { ProfileKind } from '@/data/schema/ref';
import type { discoverMachine } from '@/machines/directory/discoverMachine';
import type { starredMachine } from '@/machines/directory/starredMachine';
import type { DirectoryEvent, DirectoryView } from '@/machines/directory/types';
import { selectFound } from '@/machines/directory/view';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';

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
  ownStartups: [],
  quarantined: 0,
};

export const marks: Marks = { ...noMarks, star: { 'startup:heliogrid': true, 'investor:mina': true } };

type Request = { data: DirectoryData | null; kind: ProfileKind; query: string };

/** Either machine on fakes: every reading and search waits for the test's answer, marks are recorded. `broken`: fails once. */
export function startDirectory(
  machine: typeof discoverMachine | typeof starredMachine,
  view: Partial<DirectoryView> = {},
  broken?: 'watchDirectory' | 'marks',
) {
  const brokenStarts = (actor: string) => (actor === broken ? 1 : 0);
  const loads = answering<DirectoryData>();
  const searches = answering<string[], Request>();
  const store = reporting<EventObject, DirectoryEvent>({ brokenStarts: brokenStarts('watchDirectory') });
  const marked = reporting<MarksCommand, MarksReport>({ brokenStarts: brokenStarts('marks') });
  const { emitted, value, context, tags, send } = startMachine(
    machine.provide({
      actors: {
        loadDirectory: loads.logic,
        searchDirectory: searches.logic,
        watchDirectory: store.logic,
        marks: marked.logic,
      },
    }),
    { kind: 'startup', query: '', filters: {}, ...view },
  );
  const after = async (answered: Promise<void>) => {
    await answered;
    return directory;
  };
  const directory = {
    loads,
    searches,
    get changes() {
      return marked.commands.map(({ change }) => change);
    },
    emitted,
    send(...events: DirectoryEvent[]) {
      send(...events);
      return directory;
    },
    report: marked.report,
    tell: store.report,
    value,
    context,
    tags,
    /** Ids of what is shown. */
    found: () => selectFound(context()).profiles.map(({ id }) => id),
    read: (answer = data) => after(loads.answer(answer)),
    failToRead: () => after(loads.refuse()),
    find: (...ids: string[]) => after(searches.answer(ids)),
    failToFind: () => after(searches.refuse()),
    know(known = marks) {
      marked.report({ type: 'marks.changed', marks: known });
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
