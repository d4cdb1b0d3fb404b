import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { actionsOfDiscover, viewOfDiscover } from '@/app/pages/Directory/discoverConnector';
import { actionsOfStarred, viewOfStarred } from '@/app/pages/Directory/starredConnector';
import { fitOf } from '@/data/schema/rules/fit';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { Startup } from '@/data/schema/shapes/startup';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { starredMachine } from '@/machines/directory/starredMachine';
import type { DirectoryContext } from '@/machines/directory/types';
import { selectFilters } from '@/machines/directory/view';
import { data } from '../../machines/directory/directoryWorld';
import { describeActions } from '../../support/actions';

const [heliogrid] = data.startups;
const [{ context: unread }] = initialTransition(discoverMachine, { kind: 'startup', query: '', filters: {} });
const marks = { ...noMarks, star: { 'startup:heliogrid': true }, follow: { 'user:lena': true } };
const read: DirectoryContext = { ...unread, data, marks };
const listed: DirectoryContext = { ...read, listed: ['startup:heliogrid'] };

type Status = 'loading' | 'failed' | 'ready' | 'filtered' | 'empty';

const fetching = { discover: { fetch: 'reading', marks: 'unknown' }, starred: { fetch: 'reading' } };
const stateOf = (id: keyof typeof fetching, status: Status, search: 'idle' | 'searching' = 'idle') => {
  if (status === 'loading') return { loading: fetching[id] };
  return status === 'failed' ? status : { loaded: { view: status, search, sync: 'current' } };
};
const discoverAt = (status: Status, context: DirectoryContext) =>
  viewOfDiscover(discoverMachine.resolveState({ value: stateOf('discover', status), context }));
const starredAt = (status: Status, context: DirectoryContext) =>
  viewOfStarred(starredMachine.resolveState({ value: stateOf('starred', status), context }));

describe('viewOfDiscover', () => {
  const asked = {
    ...{ kind: 'startup', query: '', isSearching: false, filters: selectFilters(read) },
    ...{ dealFlow: null, sort: null, fitOf: null },
  };
  const foundOf = (profiles: readonly Startup[]) => ({
    ...{ found: { kind: 'startup', profiles }, more: 'none', own: data.own },
  });
  const marked = { stars: { 'startup:heliogrid': true }, follows: { 'user:lena': true } };
  const criteria = { ...data.dealFlow.criteria, sectors: ['Climate Tech'], minimum: 50_000 } as const;
  const dealFlow = { mode: 'filtered', criteria, isRegistered: false } as const;
  const matching = { data: { ...data, dealFlow } };
  const unfiltered = { ...marked, ...foundOf(data.startups) };
  const flow = { mode: 'filtered', isPaused: false, count: 1, all: 3 };
  const flowing = { ...marked, dealFlow: flow, ...foundOf([heliogrid as Startup]) };
  const lena = { kind: 'user', query: 'lena' } as const;
  const filters = { industry: 'Fintech', stage: 'Seed' };

  const unreadLena = { ...unread, ...lena };
  const ofLena = { ...lena, filters: selectFilters(unreadLena) };
  const filtered = { filters: selectFilters({ ...read, filters }), widening: 'filters' };
  it.each<[string, Status, Partial<DirectoryContext>, object]>([
    ['the search text while the directory loads', 'loading', unreadLena, ofLena],
    ['the search text when the directory fails to load', 'failed', unreadLena, ofLena],
    ['all startups, and which profiles the user owns, stars or follows', 'ready', {}, unfiltered],
    ['startups that match the investor’s criteria, and the match count', 'filtered', matching, flowing],
    ['a suggestion to clear the filters if no startup matches', 'empty', { filters }, filtered],
  ])('returns %s', (_, status, context, view) => {
    expect(discoverAt(status, { ...read, ...context })).toEqual({ ...asked, status, ...view });
  });

  it('returns how well each startup fits the investor’s criteria when startups are sorted by fit', () => {
    const dealFlow = { ...data.dealFlow, isRegistered: true };
    const sorted = discoverAt('ready', { ...read, data: { ...data, dealFlow }, sort: 'fit' });
    expect(sorted).toMatchObject({ sort: { value: 'fit', options: [{ value: 'fit' }] } });
    expect(sorted.fitOf?.(heliogrid as Startup)).toEqual(fitOf(dealFlow.criteria, heliogrid as Startup));
  });
});

describe('viewOfStarred', () => {
  const mina = { kind: 'investor', query: 'mina' } as const;
  const unlisted = { ...unread, listed: [], ...mina };
  const nothing = { ...mina, found: { kind: 'investor', profiles: [] }, more: 'none', stars: {}, own: [] };
  const starred = {
    found: { kind: 'startup', profiles: [heliogrid] },
    more: 'none',
    stars: { 'startup:heliogrid': true },
    own: data.own,
  };

  it.each<[string, Status, DirectoryContext, object]>([
    ['the search text and no profiles while the profiles load', 'loading', unlisted, nothing],
    ['the search text and no profiles if loading fails', 'failed', unlisted, nothing],
    ['the starred profiles after loading', 'ready', listed, { kind: 'startup', query: '', ...starred }],
  ])('returns %s', (_, status, context, view) => {
    expect(starredAt(status, context)).toEqual({ status, isSearching: false, ...view });
  });
});

it('viewOfDiscover and viewOfStarred return `isSearching: true` while a search is pending', () => {
  const value = stateOf('discover', 'filtered', 'searching');
  expect(viewOfDiscover(discoverMachine.resolveState({ value, context: read })).isSearching).toBe(true);
  expect(viewOfStarred(starredMachine.resolveState({ value, context: listed })).isSearching).toBe(true);
});

describeActions('actionsOfDiscover', actionsOfDiscover, [
  ['onKindChange', ['user'], { type: 'kind.change', kind: 'user' }],
  ['onQueryChange', ['solar'], { type: 'query.change', query: 'solar' }],
  ['onFilterChange', ['stage', 'Seed'], { type: 'filter.choose', name: 'stage', value: 'Seed' }],
  ['onClearFilters', [], { type: 'filters.clear' }],
  ['onDealFlowPausedChange', [true], { type: 'dealFlow.pause', isPaused: true }],
  ['onSortChange', ['fit'], { type: 'sort.choose', sort: 'fit' }],
  ['onStar', ['startup:heliogrid'], { type: 'star.toggle', ref: 'startup:heliogrid' }],
  ['onFollow', ['user:lena'], { type: 'person.follow', ref: 'user:lena' }],
  ['onMore', [], { type: 'more.request' }],
  ['onRetry', [], { type: 'directory.retry' }],
]);

describeActions('actionsOfStarred', actionsOfStarred, [
  ['onKindChange', ['investor'], { type: 'kind.change', kind: 'investor' }],
  ['onQueryChange', ['mina'], { type: 'query.change', query: 'mina' }],
  ['onStar', ['startup:heliogrid'], { type: 'star.toggle', ref: 'startup:heliogrid' }],
  ['onMore', [], { type: 'more.request' }],
  ['onRetry', [], { type: 'directory.retry' }],
]);
