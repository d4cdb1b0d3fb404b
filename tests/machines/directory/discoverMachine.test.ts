import { startup } from '@kit/fixtures/blankProfiles';
import { describe, expect, it } from 'vitest';
import type { DealFlowView } from '@/data/schema/rules/dealFlow';
import type { DirectoryFilters } from '@/data/schema/shapes/choices';
import type { DirectoryView } from '@/data/schema/shapes/directoryView';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { listKey } from '@/machines/directory/pages';
import type { DirectoryEvent } from '@/machines/directory/types';
import * as directory from '@/machines/directory/view';
import { describeDirectory, openDirectory, startDirectory } from './directory';
import { data, marks } from './directoryWorld';

const open = (view = {}, answer = {}, ...events: DirectoryEvent[]) =>
  openDirectory(discoverMachine, view, answer, ...events);
type Opened = Awaited<ReturnType<typeof open>>;

const choose = (name: string, value: string) => ({ type: 'filter.choose', name, value }) as DirectoryEvent;
const toKind = (kind: ProfileKind) => ({ type: 'kind.change', kind }) as const;
const pause = (isPaused: boolean) => ({ type: 'dealFlow.pause', isPaused }) as const;
const sortBy = (sort: string) => ({ type: 'sort.choose', sort }) as const;
const type = (query: string) => ({ type: 'query.change', query }) as const;

const everybody = ['heliogrid', 'ledgerline', 'mirahealth'];
const view = { kind: 'startup', query: '', filters: {}, listed: null } as const;
/** The view whose list was read. */
const listFor = (changed: Partial<DirectoryView> = {}) => {
  const key = listKey({ ...view, data, read: '', requested: '', ...changed });
  return { read: key, requested: key };
};
const full = {
  ...{ ...view, ...listFor(), data, marks, matches: null, searched: '' },
  outbox: { pending: [], failed: [] },
};

describeDirectory('discover', discoverMachine);

it('discover: the list shows all profiles of the chosen kind, and is empty when there are none', async () => {
  const discover = await open();
  expect([discover.found(), discover.context()]).toEqual([everybody, full]);
  expect((await open({}, { startups: [] })).tags()).toEqual(['empty']);
});

it('discover: the machine emits the number of invalid (quarantined) records, if there are any', async () => {
  const { emitted } = await open({}, { quarantined: 2 });
  expect(emitted).toEqual([{ type: 'records.quarantined', count: 2 }]);
  expect((await open()).emitted).toEqual([]);
});

describe('discover: the filters', () => {
  it.each<[ProfileKind, DirectoryFilters, string[]]>([
    ['startup', { industry: 'Climate Tech' }, ['heliogrid']],
    ['startup', { stage: 'Series A' }, ['ledgerline']],
    ['startup', { location: 'Pune, India' }, ['heliogrid']],
    ['startup', { teamSize: '21-50' }, ['ledgerline']],
    // One of the other startups has reached its funding goal, and another has no goal.
    ['startup', { raising: 'yes' }, ['heliogrid']],
    ['startup', { verified: 'yes' }, ['heliogrid']],
    ['startup', { industry: 'Hardware', stage: 'Seed', verified: 'yes' }, ['heliogrid']],
    ['startup', { industry: 'Fintech', stage: 'Seed' }, []],
    ['investor', { industry: 'Fintech' }, ['mina']],
    ['investor', { experience: '10-19' }, ['mina']],
    ['investor', { experience: '0-4' }, ['ravi']],
    ['investor', { experience: '5-9' }, []],
    ['investor', { stagePreference: 'Seed' }, ['mina']],
    // An investor's check size must overlap the range of the filter. A range excludes its upper end.
    ['investor', { checkSize: '0-50K' }, ['ravi']],
    ['investor', { checkSize: '50K-250K' }, ['ravi']],
    ['investor', { checkSize: '250K-1M' }, ['mina']],
    ['investor', { checkSize: '1M+' }, ['mina']],
    ['investor', { investorType: 'Venture Capitalist' }, ['mina']],
    ['investor', { location: 'London, United Kingdom' }, ['mina']],
    ['investor', { mentoring: 'yes' }, ['mina']],
    ['investor', { verified: 'yes' }, ['mina']],
    // The industry filter applies to a user's startup or, for a user without one, to the user's interests.
    ['user', { industry: 'Climate Tech' }, ['asha']],
    ['user', { industry: 'SaaS' }, []],
    ['user', { industry: 'Healthcare' }, ['lena']],
    ['user', { interest: 'Healthtech' }, ['lena']],
    ['user', { lookingFor: 'Investment' }, ['asha']],
    ['user', { location: 'Pune, India' }, ['asha']],
    ['user', { skill: 'Hiring' }, ['asha', 'lena']],
    ['user', { verified: 'yes' }, ['lena']],
  ])('find each %s that matches %o', async (kind, filters, ids) => {
    const discover = await open({ kind, filters });
    expect([discover.found(), discover.tags()]).toEqual([ids, [ids.length ? 'filtered' : 'empty']]);
  });

  it('have the order of the filter bar, and offer the values in the data as sorted options', async () => {
    const discover = await open({ kind: 'user', filters: { skill: 'Hiring' } });
    const offered = directory.selectFilters(discover.context());
    expect(offered.map(({ name, value }) => `${name} ${value}`)).toEqual([
      ...['industry ', 'interest ', 'lookingFor ', 'location ', 'skill Hiring', 'verified '],
    ]);
    expect([offered[3]?.options, offered[4]?.options]).toEqual([['Pune, India'], ['Embedded C', 'Hiring']]);
  });

  it('show the location from the URL as the chosen value before the data is loaded', () => {
    const place = 'Pune, India';
    const discover = startDirectory(discoverMachine, { filters: { location: place } });
    const shown = { name: 'location', options: [place], value: place };
    expect(directory.selectFilters(discover.context())[2]).toEqual(shown);
  });

  it('ignore invalid values from the URL, and remove these values when the user chooses a filter', async () => {
    const filters = { industry: 'Alchemy', location: 'Atlantis', skill: 'Hiring' };
    const discover = await open({ filters });
    expect([discover.tags(), discover.found()]).toEqual([['ready'], everybody]);
    expect(directory.selectFilters(discover.context()).every(({ value }) => value === '')).toBe(true);
    discover.send(choose('stage', 'Seed'));
    expect(discover.context().filters).toEqual({ stage: 'Seed' });
  });

  it('can be chosen, removed one by one, and cleared together', async () => {
    const discover = await open({}, {}, choose('industry', 'Climate Tech'), choose('verified', 'yes'));
    expect(discover.context().filters).toEqual({ industry: 'Climate Tech', verified: 'yes' });
    discover.send(choose('verified', ''));
    expect(discover.context().filters).toEqual({ industry: 'Climate Tech' });
    discover.send({ type: 'filters.clear' });
    expect([discover.tags(), discover.context()]).toEqual([['ready'], full]);
  });

  it('ignore chosen values that aren’t options for startups', async () => {
    const choices = [
      choose('experience', '10-19'),
      choose('industry', 'Web3'),
      choose('location', 'Atlantis'),
    ];
    expect((await open({}, {}, ...choices)).context()).toEqual(full);
  });
});

it('discover: changing the kind of profile preserves the query and the filter values that both kinds offer', async () => {
  const filters = { industry: 'Climate Tech', stage: 'Seed', location: 'Pune, India', verified: 'yes' };
  const discover = await open({ query: 'climate', filters });
  await discover.answer('searchDirectory', ['heliogrid']);
  discover.send(toKind('investor'));
  expect(discover.tags()).toEqual(['filtered', 'searching']);
  expect(discover.context()).toEqual({
    ...{ ...full, ...listFor({ query: 'climate', filters }) },
    ...{ kind: 'investor', query: 'climate', searched: 'investor climate' },
    filters: { industry: 'Climate Tech', verified: 'yes' },
  });
  await discover.answer('searchDirectory', ['mina']);
  expect([discover.found(), discover.asked('searchDirectory')]).toEqual([
    ['mina'],
    ['startup', 'investor'].map((kind) => ({ data, kind, query: 'climate' })),
  ]);
});

it('discover: a change of the URL changes the kind of profile and the filters', async () => {
  const view = { kind: 'user', query: '', filters: { skill: 'Hiring' } } as const;
  const discover = await open({}, {}, { type: 'view.change', ...view });
  expect([discover.found(), discover.context()]).toEqual([['asha', 'lena'], { ...full, ...view }]);
});

it('plainMatches returns exact names first, then names that begin with the query, then other matches', () => {
  const profiles = [
    startup('a', 'Great grid', { tagline: 'none' }),
    startup('b', 'Gridline'),
    startup('c', 'Grid'),
    startup('d', 'Other'),
  ];
  expect(directory.plainMatches(profiles, ' GRID ')).toEqual(['c', 'b', 'a']);
});

it('discover: the machine suggests removing the filters, the query or both when a search with filters finds nothing', async () => {
  const discover = await open({ query: 'grid', filters: { industry: 'Fintech' } });
  await discover.answer('searchDirectory', ['heliogrid']);
  const widening = [directory.selectWidening(discover.context())];
  await discover.find('zzz');
  widening.push(directory.selectWidening(discover.context()));
  discover.send(choose('stage', 'Seed'));
  widening.push(directory.selectWidening(discover.context()));
  expect([discover.tags(), widening]).toEqual([['empty'], ['filters', 'query', 'all']]);
});

describe('discover: the deal flow', () => {
  const criteria = {
    ...{ sectors: ['Fintech', 'Healthcare'], stages: ['Seed', 'Pre-seed'], places: '', mustHaves: [] },
    ...{ minimum: 50_000, maximum: 1_000_000 },
  };
  /** Opens Discover with criteria of which Mirahealth meets all three, Heliogrid two and Ledgerline one. */
  const flowing = (mode: DealFlowView['mode'], view = {}, more: Partial<DealFlowView['criteria']> = {}) =>
    open(view, { dealFlow: { mode, criteria: { ...criteria, ...more }, isRegistered: false } });
  const line = (discover: Opened) => directory.selectDealFlow(discover.context());
  const byFit = ['mirahealth', 'heliogrid', 'ledgerline'];

  const on = (count: number, all: number) => ({ isPaused: false, count, all });
  const pausing = { isDealFlowPaused: true };
  const paused = { isPaused: true, count: 3, all: 3 };
  const inAi = { filters: { industry: 'AI' } };

  it.each([
    ['all', 'shows all startups', {}, everybody, 'ready', null],
    ['filtered', 'shows only the startups that meet all criteria', {}, ['mirahealth'], 'filtered', on(1, 3)],
    ['filtered', 'shows all startups while paused', pausing, everybody, 'ready', paused],
    ['filtered', 'is combined with a chosen industry filter', inAi, ['mirahealth'], 'filtered', on(1, 1)],
    ['filtered', 'doesn’t filter investors', { kind: 'investor' }, ['mina', 'ravi', 'claire'], 'ready', null],
    ['recommended', 'shows all startups, sorted by fit', {}, byFit, 'ready', on(3, 3)],
    ['recommended', 'doesn’t sort startups while paused', pausing, everybody, 'ready', paused],
  ] as const)('in the mode “%s” %s', async (mode, _, view, ids, tag, shown) => {
    const discover = await flowing(mode, view);
    expect([discover.found(), discover.tags()]).toEqual([ids, [tag]]);
    expect(line(discover)).toEqual(shown && { mode, ...shown });
  });

  it('can be paused and resumed, and stays paused when the user switches to another kind of profile and back', async () => {
    const discover = await flowing('filtered');
    discover.send(pause(true), toKind('user'), toKind('startup'), type(''));
    expect(discover.found()).toEqual(everybody);
    discover.send(pause(false));
    expect(discover.found()).toEqual(['mirahealth']);
    const view = { kind: 'startup', query: '', filters: {} } as const;
    discover.send({ type: 'view.change', ...view, isDealFlowPaused: true });
    expect(discover.found()).toEqual(everybody);
  });

  it.each([
    ['filtered', ['ledgerline', 'mirahealth']],
    ['recommended', ['ledgerline', 'mirahealth', 'heliogrid']],
  ] as const)('in the mode “%s” ranks a profile first if its name equals the query', async (mode, ids) => {
    const discover = await flowing(mode);
    await discover.find(' LEDGERLINE ', 'ledgerline', 'heliogrid', 'mirahealth');
    expect(discover.found()).toEqual(ids);
  });

  it('suggests turning off the deal flow criteria, the filters or both if no profile matches', async () => {
    const discover = await flowing('filtered', {}, { sectors: ['Web3'] });
    const widening = [directory.selectWidening(discover.context())];
    for (const event of [choose('stage', 'Bootstrapped'), pause(true)]) {
      discover.send(event);
      widening.push(directory.selectWidening(discover.context()));
    }
    expect([discover.tags(), widening]).toEqual([['empty'], ['dealFlow', 'all', 'filters']]);
  });
});

describe('discover: sorting by fit', () => {
  const [heliogrid] = data.startups;
  const criteria = {
    ...{ sectors: ['Healthcare'], stages: ['Pre-seed'], minimum: 0, maximum: 1_000_000, places: '' },
    mustHaves: [],
  };
  const asInvestor = (view = {}, flow: Partial<DealFlowView> = {}) =>
    open(view, { dealFlow: { mode: 'all', criteria, isRegistered: true, ...flow } });
  const own = startup('own', 'Own', { categories: ['AI'], stage: 'Seed' });
  const sorted = (discover: Opened) => ({
    found: discover.found(),
    sort: directory.selectSort(discover.context()),
    isByFit: directory.selectFit(discover.context()) !== null,
  });
  const ofStartups = (value: string) => ({ value, options: [{ value: 'fit' }] });
  const best = ['mirahealth', 'heliogrid', 'ledgerline'];
  const usual = { found: everybody, sort: ofStartups(''), isByFit: false };

  it('is offered to an investor, and changes the order only when the investor chooses this option', async () => {
    const discover = await asInvestor();
    expect(sorted(discover)).toEqual(usual);
    discover.send(sortBy('fit'));
    expect(sorted(discover)).toEqual({ found: best, sort: ofStartups('fit'), isByFit: true });
    expect(discover.tags()).toEqual(['ready']);
    discover.send(sortBy(''));
    expect(sorted(discover)).toEqual(usual);
  });

  it('isn’t offered to users who aren’t investors, even if the URL or an event requests this order', async () => {
    const nothing = { ...usual, sort: null };
    expect(sorted(await open({ sort: 'fit' }))).toEqual(nothing);
    expect(sorted(await open({}, {}, sortBy('fit')))).toEqual(nothing);
    expect(sorted(await asInvestor({ sort: 'fun' }))).toEqual(usual);
    const users = await asInvestor({ kind: 'user', sort: 'fit' });
    expect(sorted(users)).toEqual({ ...nothing, found: ['asha', 'lena'] });
  });

  it('orders investors by how well they fit the user’s own startup', async () => {
    const discover = await open({ kind: 'investor' }, { ownStartups: [own] });
    const sort = (value: string) => ({ value, options: [{ value: 'own', name: 'Own' }] });
    expect(sorted(discover)).toEqual({ found: ['mina', 'ravi', 'claire'], sort: sort(''), isByFit: false });
    // The startup matches Ravi's sector and Mina's stage, but neither Claire's sector nor her stage.
    const byFit = { found: ['ravi', 'mina', 'claire'], sort: sort('own'), isByFit: true };
    for (const startupId of ['own', 'somebody-elses']) {
      discover.send(sortBy(startupId));
      expect(sorted(discover)).toEqual(byFit);
    }
  });

  it('applies only to the kind of profile for which the user chose this order', async () => {
    const discover = await asInvestor({ sort: 'fit' });
    discover.send(type(''));
    expect(discover.found()).toEqual(best);
    discover.send(toKind('user'), toKind('startup'));
    expect(sorted(discover)).toEqual(usual);
    discover.send({ type: 'view.change', kind: 'startup', query: '', filters: {}, sort: 'fit' });
    expect(discover.found()).toEqual(best);
  });

  it('uses selectFit, which returns each profile’s fit, as the same object until the data or settings change', async () => {
    const discover = await asInvestor({ sort: 'fit' });
    const fitOf = directory.selectFit(discover.context());
    if (!heliogrid || !fitOf) throw new Error('Nothing is sorted');
    expect(fitOf(heliogrid).map(({ verdict }) => verdict)).toEqual(['notMet', 'close', 'met', 'unknown']);
    discover.send(type(' '));
    expect(directory.selectFit(discover.context())?.(heliogrid)).toBe(fitOf(heliogrid));
  });
});
