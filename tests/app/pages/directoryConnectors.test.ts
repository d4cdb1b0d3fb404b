import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { actionsOfDiscover, viewOfDiscover } from '@/app/pages/Directory/discoverConnector';
import { actionsOfStarred, viewOfStarred } from '@/app/pages/Directory/starredConnector';
import { fitOf } from '@/data/schema/fit';
import { noMarks } from '@/data/schema/noMarks';
import type { Startup } from '@/data/schema/startup';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { starredMachine } from '@/machines/directory/starredMachine';
import type { DirectoryContext, DirectoryEvent } from '@/machines/directory/types';
import { selectFilters } from '@/machines/directory/view';
import { data } from '../../machines/directory/directoryWorld';

const [heliogrid] = data.startups;
const [{ context: unread }] = initialTransition(discoverMachine, { kind: 'startup', query: '', filters: {} });
const marks = { ...noMarks, star: { 'startup:heliogrid': true }, follow: { 'user:lena': true } };
const read: DirectoryContext = { ...unread, data, marks };
const listed: DirectoryContext = { ...read, listed: ['startup:heliogrid'] };

type Status = 'loading' | 'failed' | 'ready' | 'filtered' | 'empty';

const stateOf = (status: Status, search: 'idle' | 'searching' = 'idle') => {
  if (status === 'loading') return { loading: { fetch: 'fetching', marks: 'unknown' } };
  return status === 'failed' ? status : { loaded: { view: status, search, sync: 'current' } };
};
const discoverAt = (status: Status, context: DirectoryContext) =>
  viewOfDiscover(discoverMachine.resolveState({ value: stateOf(status), context }));
const starredAt = (status: Status, context: DirectoryContext) =>
  viewOfStarred(starredMachine.resolveState({ value: stateOf(status), context }));

describe('what Discover shows', () => {
  const asked = {
    kind: 'startup',
    query: '',
    isSearching: false,
    filters: selectFilters(read),
    dealFlow: null,
    sort: null,
    fitOf: null,
  };

  it.each(['loading', 'failed'] as const)('is what is asked for, while %s', (status) => {
    expect(discoverAt(status, { ...unread, kind: 'user', query: 'lena' })).toEqual({
      status,
      kind: 'user',
      query: 'lena',
      isSearching: false,
      filters: selectFilters({ ...unread, kind: 'user' }),
      dealFlow: null,
      sort: null,
      fitOf: null,
    });
  });

  it('is everybody, with what is starred and followed', () => {
    expect(discoverAt('ready', read)).toEqual({
      ...asked,
      status: 'ready',
      found: { kind: 'startup', profiles: data.startups },
      stars: { 'startup:heliogrid': true },
      follows: { 'user:lena': true },
    });
  });

  it('is those who pass, and what the deal flow does to them', () => {
    const dealFlow = {
      mode: 'filtered',
      criteria: {
        sectors: ['Climate Tech'],
        stages: [],
        minimum: 50_000,
        maximum: null,
        places: '',
        mustHaves: [],
      },
      isRegistered: false,
    } as const;
    expect(discoverAt('filtered', { ...read, data: { ...data, dealFlow } })).toEqual({
      ...asked,
      status: 'filtered',
      dealFlow: { mode: 'filtered', isPaused: false, count: 1, all: 3 },
      found: { kind: 'startup', profiles: [heliogrid] },
      stars: { 'startup:heliogrid': true },
      follows: { 'user:lena': true },
    });
  });

  it('is the best fit first, and how each fits, where that is asked for', () => {
    const dealFlow = { ...data.dealFlow, isRegistered: true };
    const sorted = discoverAt('ready', { ...read, data: { ...data, dealFlow }, sort: 'fit' });
    expect(sorted).toMatchObject({ sort: { value: 'fit', options: [{ value: 'fit' }] } });
    expect(sorted.fitOf?.(heliogrid as Startup)).toEqual(fitOf(dealFlow.criteria, heliogrid as Startup));
  });

  it('says what to let go of where nobody is found', () => {
    const filters = { industry: 'Fintech', stage: 'Seed' };
    expect(discoverAt('empty', { ...read, filters })).toEqual({
      ...asked,
      status: 'empty',
      filters: selectFilters({ ...read, filters }),
      widening: 'filters',
    });
  });
});

describe('what Starred shows', () => {
  it.each(['loading', 'failed'] as const)('is what is asked for, while %s', (status) => {
    expect(starredAt(status, { ...unread, listed: [], kind: 'investor', query: 'mina' })).toEqual({
      status,
      kind: 'investor',
      query: 'mina',
      isSearching: false,
      found: { kind: 'investor', profiles: [] },
      stars: {},
    });
  });

  it('is what is starred', () => {
    expect(starredAt('ready', listed)).toEqual({
      status: 'ready',
      kind: 'startup',
      query: '',
      isSearching: false,
      found: { kind: 'startup', profiles: [heliogrid] },
      stars: { 'startup:heliogrid': true },
    });
  });
});

it('both say that what is typed has still to be searched for', () => {
  const value = stateOf('filtered', 'searching');
  expect(viewOfDiscover(discoverMachine.resolveState({ value, context: read })).isSearching).toBe(true);
  expect(viewOfStarred(starredMachine.resolveState({ value, context: listed })).isSearching).toBe(true);
});

it('every action of Discover is an event of the directory', () => {
  const events: DirectoryEvent[] = [];
  const actions = actionsOfDiscover({ send: (event) => events.push(event) });
  actions.onKindChange('user');
  actions.onQueryChange('solar');
  actions.onFilterChange('stage', 'Seed');
  actions.onClearFilters();
  actions.onDealFlowPausedChange(true);
  actions.onSortChange('fit');
  actions.onStar('startup:heliogrid');
  actions.onFollow('user:lena');
  actions.onRetry();
  expect(events).toEqual([
    { type: 'kind.change', kind: 'user' },
    { type: 'query.change', query: 'solar' },
    { type: 'filter.choose', name: 'stage', value: 'Seed' },
    { type: 'filters.clear' },
    { type: 'dealFlow.pause', isPaused: true },
    { type: 'sort.choose', sort: 'fit' },
    { type: 'star.toggle', ref: 'startup:heliogrid' },
    { type: 'person.follow', ref: 'user:lena' },
    { type: 'directory.retry' },
  ]);
});

it('every action of Starred is an event of the directory', () => {
  const events: DirectoryEvent[] = [];
  const actions = actionsOfStarred({ send: (event) => events.push(event) });
  actions.onKindChange('investor');
  actions.onQueryChange('mina');
  actions.onStar('startup:heliogrid');
  actions.onRetry();
  expect(events).toEqual([
    { type: 'kind.change', kind: 'investor' },
    { type: 'query.change', query: 'mina' },
    { type: 'star.toggle', ref: 'startup:heliogrid' },
    { type: 'directory.retry' },
  ]);
});
