import { startup } from '@kit/fixtures/blankProfiles';
import { answering, reporting, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import type { DirectoryFilters } from '@/data/schema/choices';
import type { DealFlowView } from '@/data/schema/dealFlow';
import type { MarkChange } from '@/data/schema/marks';
import type { ProfileKind } from '@/data/schema/ref';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import type { DirectoryEvent } from '@/machines/directory/types';
import {
  plainMatches,
  selectDealFlow,
  selectFilters,
  selectFit,
  selectSort,
  selectWidening,
} from '@/machines/directory/view';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';
import { data, marks, openDirectory, startDirectory } from './directoryWorld';

const start = (view = {}) => startDirectory(discoverMachine, view);
const open = (view = {}, answer = data) => openDirectory(discoverMachine, view, answer);

const loaded = (view = 'ready', search = 'idle', sync = 'current') => ({ loaded: { view, search, sync } });
const everybody = ['heliogrid', 'ledgerline', 'mirahealth'];
const full = {
  kind: 'startup',
  query: '',
  filters: {},
  data,
  marks,
  listed: null,
  matches: null,
  searched: '',
  outbox: { pending: [], failed: [] },
};

describe('loading', () => {
  it('waits for the marks when the directory is there', async () => {
    const discover = start();
    expect([discover.value(), discover.tags(), discover.context()]).toEqual([
      { loading: { fetch: 'fetching', marks: 'unknown' } },
      ['loading'],
      { ...full, data: null, marks: null },
    ]);
    await discover.read();
    expect([discover.value(), discover.tags()]).toEqual([
      { loading: { fetch: 'done', marks: 'unknown' } },
      ['loading'],
    ]);
    discover.know();
    expect([discover.value(), discover.tags(), discover.context()]).toEqual([loaded(), ['ready'], full]);
  });

  it('waits for the directory when the marks are there', async () => {
    const discover = start().know();
    expect(discover.value()).toEqual({ loading: { fetch: 'fetching', marks: 'known' } });
    await discover.read();
    expect([discover.value(), discover.context()]).toEqual([loaded(), full]);
  });

  it('fails, and can be tried again', async () => {
    const discover = await start().know().failToRead();
    expect([discover.value(), discover.tags()]).toEqual(['failed', ['failed']]);
    discover.send({ type: 'directory.retry' });
    await discover.read();
    discover.know();
    expect([discover.value(), discover.context()]).toEqual([loaded(), full]);
  });

  it('is empty without anybody', async () => {
    const discover = await open({}, { ...data, startups: [] });
    expect([discover.value(), discover.tags()]).toEqual([loaded('empty'), ['empty']]);
  });

  it('tells how many records were quarantined', async () => {
    expect((await open({}, { ...data, quarantined: 2 })).emitted).toEqual([
      { type: 'records.quarantined', count: 2 },
    ]);
    expect((await open()).emitted).toEqual([]);
  });

  it('searches before it shows what a shared link asks for', async () => {
    const discover = start({ query: 'solar' }).know();
    await discover.read();
    expect([discover.value(), discover.tags()]).toEqual([
      { loading: { fetch: 'searching', marks: 'known' } },
      ['loading', 'searching'],
    ]);
    await discover.find('heliogrid');
    expect([discover.value(), discover.found()]).toEqual([loaded('filtered'), ['heliogrid']]);
  });

  it.each<DirectoryEvent>([
    { type: 'star.toggle', ref: 'startup:heliogrid' },
    { type: 'person.follow', ref: 'user:lena' },
    { type: 'directory.retry' },
    { type: 'write.retry' },
    { type: 'store.changed' },
  ])('ignores $type before anybody is there', (event) => {
    const discover = start();
    const before = [discover.value(), discover.context(), discover.loads.calls.length];
    discover.send(event);
    expect([discover.value(), discover.context(), discover.loads.calls.length, discover.changes]).toEqual([
      ...before,
      [],
    ]);
  });

  it('ignores everything but another try when it has failed', async () => {
    const discover = await start().know().failToRead();
    discover.send(
      { type: 'star.toggle', ref: 'startup:heliogrid' },
      { type: 'store.changed' },
      { type: 'write.retry' },
    );
    expect([discover.value(), discover.loads.calls.length, discover.changes]).toEqual(['failed', 1, []]);
  });

  it('does not begin anew when it is loaded', async () => {
    const discover = (await open()).send({ type: 'directory.retry' });
    expect([discover.value(), discover.loads.calls.length]).toEqual([loaded(), 1]);
  });

  it.each(['marks', 'watchDirectory'])('fails with its %s, and another try opens it again', async (name) => {
    const broken = (part: string) => ({ brokenStarts: part === name ? 1 : 0 });
    const store = reporting<EventObject, DirectoryEvent>(broken('watchDirectory'));
    const marked = reporting<MarksCommand, MarksReport>({
      ...broken('marks'),
      onStart: (report) => report({ type: 'marks.changed', marks }),
    });
    const loads = answering<DirectoryData>();
    const discover = startMachine(
      discoverMachine.provide({
        actors: {
          loadDirectory: loads.logic,
          watchDirectory: store.logic,
          marks: marked.logic,
        },
      }),
      { kind: 'startup', query: '', filters: {} },
    );
    if (loads.calls.length) await loads.answer(data);
    expect(discover.tags()).toContain('failed');
    discover.send({ type: 'directory.retry' });
    await loads.answer(data);
    expect(discover.tags()).toEqual(['ready']);
  });
});

describe('the filters', () => {
  it.each<[ProfileKind, DirectoryFilters, string[]]>([
    ['startup', { industry: 'Climate Tech' }, ['heliogrid']],
    ['startup', { stage: 'Series A' }, ['ledgerline']],
    ['startup', { location: 'Pune, India' }, ['heliogrid']],
    ['startup', { teamSize: '21-50' }, ['ledgerline']],
    // One has reached its goal, one has none.
    ['startup', { raising: 'yes' }, ['heliogrid']],
    ['startup', { verified: 'yes' }, ['heliogrid']],
    ['startup', { industry: 'Hardware', stage: 'Seed', verified: 'yes' }, ['heliogrid']],
    ['startup', { industry: 'Fintech', stage: 'Seed' }, []],
    ['investor', { industry: 'Fintech' }, ['mina']],
    ['investor', { experience: '10-19' }, ['mina']],
    ['investor', { experience: '0-4' }, ['ravi']],
    ['investor', { experience: '5-9' }, []],
    ['investor', { stagePreference: 'Seed' }, ['mina']],
    // Any part of what they give lies in the range; $250K itself is above $50K–$250K.
    ['investor', { checkSize: '0-50K' }, ['ravi']],
    ['investor', { checkSize: '50K-250K' }, ['ravi']],
    ['investor', { checkSize: '250K-1M' }, ['mina']],
    ['investor', { checkSize: '1M+' }, ['mina']],
    ['investor', { investorType: 'Venture Capitalist' }, ['mina']],
    ['investor', { location: 'London, United Kingdom' }, ['mina']],
    ['investor', { mentoring: 'yes' }, ['mina']],
    ['investor', { verified: 'yes' }, ['mina']],
    // By their startup; Lena has none, and is interested in it.
    ['user', { industry: 'Climate Tech' }, ['asha']],
    ['user', { industry: 'SaaS' }, []],
    ['user', { industry: 'Healthcare' }, ['lena']],
    ['user', { interest: 'Healthtech' }, ['lena']],
    ['user', { lookingFor: 'Investment' }, ['asha']],
    ['user', { location: 'Pune, India' }, ['asha']],
    ['user', { skill: 'Hiring' }, ['asha', 'lena']],
    ['user', { verified: 'yes' }, ['lena']],
  ])('%s %o', async (kind, filters, ids) => {
    const discover = await open({ kind, filters });
    expect([discover.found(), discover.tags()]).toEqual([ids, [ids.length ? 'filtered' : 'empty']]);
  });

  it('offers what the data has, sorted, in the order of the bar', async () => {
    const discover = await open({ kind: 'user', filters: { skill: 'Hiring' } });
    expect(selectFilters(discover.context()).map(({ name, value }) => [name, value])).toEqual([
      ['industry', ''],
      ['interest', ''],
      ['lookingFor', ''],
      ['location', ''],
      ['skill', 'Hiring'],
      ['verified', ''],
    ]);
    expect(selectFilters(discover.context())[3]?.options).toEqual(['Pune, India']);
    expect(selectFilters(discover.context())[4]?.options).toEqual(['Embedded C', 'Hiring']);
  });

  it('shows a place of the address as chosen before it is known', () => {
    const discover = start({ filters: { location: 'Pune, India' } });
    expect(selectFilters(discover.context())[2]).toEqual({
      name: 'location',
      options: ['Pune, India'],
      value: 'Pune, India',
    });
  });

  it('ignores a value of the address that is no option', async () => {
    const filters = { industry: 'Alchemy', location: 'Atlantis', skill: 'Hiring' };
    const discover = await open({ filters });
    expect([discover.value(), discover.found()]).toEqual([loaded(), everybody]);
    expect(selectFilters(discover.context()).map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
    // The next choice leaves it behind.
    discover.send({ type: 'filter.choose', name: 'stage', value: 'Seed' });
    expect(discover.context().filters).toEqual({ stage: 'Seed' });
  });

  it('are chosen, let go of, and cleared', async () => {
    const discover = await open();
    discover.send(
      { type: 'filter.choose', name: 'industry', value: 'Climate Tech' },
      { type: 'filter.choose', name: 'verified', value: 'yes' },
    );
    expect([discover.context().filters, discover.found()]).toEqual([
      { industry: 'Climate Tech', verified: 'yes' },
      ['heliogrid'],
    ]);
    discover.send({ type: 'filter.choose', name: 'verified', value: '' });
    expect(discover.context().filters).toEqual({ industry: 'Climate Tech' });
    discover.send({ type: 'filters.clear' });
    expect([discover.value(), discover.context(), discover.found()]).toEqual([loaded(), full, everybody]);
  });

  it.each([
    ['experience', '10-19'],
    ['industry', 'Web3'],
    ['location', 'Atlantis'],
  ] as const)('refuses %s %s among startups', async (name, value) => {
    const discover = (await open()).send({ type: 'filter.choose', name, value });
    expect(discover.context()).toEqual(full);
  });
});

describe('the kind', () => {
  it('keeps the query and what the other kind has of the filters', async () => {
    const discover = await open({
      query: 'climate',
      filters: { industry: 'Climate Tech', stage: 'Seed', location: 'Pune, India', verified: 'yes' },
    });
    await discover.find('heliogrid');
    discover.send({ type: 'kind.change', kind: 'investor' });
    expect([discover.value(), discover.context()]).toEqual([
      loaded('filtered', 'searching'),
      {
        ...full,
        kind: 'investor',
        query: 'climate',
        searched: 'investor climate',
        filters: { industry: 'Climate Tech', verified: 'yes' },
      },
    ]);
    await discover.find('mina');
    expect([discover.found(), discover.searches.inputs().map(({ kind }) => kind)]).toEqual([
      ['mina'],
      ['startup', 'investor'],
    ]);
  });

  it('drops an industry that the other kind has not', async () => {
    const discover = await open({ kind: 'investor', filters: { industry: 'Web3' } });
    discover.send({ type: 'kind.change', kind: 'startup' });
    expect([discover.context().filters, discover.found()]).toEqual([{}, everybody]);
  });

  it('follows the address', async () => {
    const discover = await open();
    discover.send({ type: 'view.change', kind: 'user', query: '', filters: { skill: 'Hiring' } });
    expect([discover.found(), discover.context()]).toEqual([
      ['asha', 'lena'],
      { ...full, kind: 'user', filters: { skill: 'Hiring' } },
    ]);
  });
});

describe('the search', () => {
  it('shows everybody until its first answer, then whom it found, best first', async () => {
    const discover = (await open()).send({ type: 'query.change', query: 'health' });
    expect([discover.value(), discover.tags(), discover.found()]).toEqual([
      loaded('filtered', 'searching'),
      ['filtered', 'searching'],
      everybody,
    ]);
    await discover.find('mirahealth', 'heliogrid', 'gone');
    expect([discover.value(), discover.found()]).toEqual([loaded('filtered'), ['mirahealth', 'heliogrid']]);
  });

  it('is done again for another query, and the older answer dropped', async () => {
    const discover = (await open()).send({ type: 'query.change', query: 'h' });
    discover.send({ type: 'query.change', query: 'he' });
    discover.searches.calls[0]?.resolve(['ledgerline']);
    await discover.find('heliogrid');
    expect([discover.found(), discover.searches.inputs().map(({ query }) => query)]).toEqual([
      ['heliogrid'],
      ['h', 'he'],
    ]);
    discover.send({ type: 'query.change', query: ' ' });
    expect([discover.value(), discover.context()]).toEqual([loaded(), { ...full, query: ' ' }]);
  });

  it('is a plain one when the real one fails', async () => {
    const discover = (await open()).send({ type: 'query.change', query: 'tech' });
    await discover.failToFind();
    expect([discover.value(), discover.found()]).toEqual([loaded('filtered'), ['heliogrid', 'ledgerline']]);
  });

  it('plainly finds an exact name first, then its beginning, then any text', () => {
    const profiles = [
      startup('a', 'Great grid', { tagline: 'none' }),
      startup('b', 'Gridline'),
      startup('c', 'Grid'),
      startup('d', 'Other'),
    ];
    expect(plainMatches(profiles, ' GRID ')).toEqual(['c', 'b', 'a']);
  });

  it('passes the filters too, and says what to let go of', async () => {
    const discover = await open({ query: 'grid', filters: { industry: 'Fintech' } });
    await discover.find('heliogrid');
    expect([discover.tags(), selectWidening(discover.context())]).toEqual([['empty'], 'filters']);
    discover.send({ type: 'query.change', query: 'zzz' });
    await discover.find();
    expect([discover.tags(), selectWidening(discover.context())]).toEqual([['empty'], 'query']);
    discover.send({ type: 'filter.choose', name: 'stage', value: 'Seed' });
    expect([discover.tags(), selectWidening(discover.context())]).toEqual([['empty'], 'all']);
  });
});

describe('marks', () => {
  const unstar: MarkChange = { kind: 'star', id: 'startup:heliogrid', isOn: false };

  it('are asked for, and shown when they are told of', async () => {
    const discover = await open();
    discover.send({ type: 'star.toggle', ref: 'startup:heliogrid' });
    discover.send({ type: 'person.follow', ref: 'user:lena' });
    const asked: MarkChange[] = [unstar, { kind: 'follow', id: 'user:lena', isOn: true }];
    const pending = { ...full, outbox: { pending: asked, failed: [] } };
    expect([discover.changes, discover.context()]).toEqual([asked, pending]);
    const theirs = { ...marks, star: {} };
    discover.report({ type: 'marks.changed', marks: theirs });
    expect(discover.context()).toEqual({ ...pending, marks: theirs });
  });

  it('are not made on nobody', async () => {
    const discover = (await open()).send(
      { type: 'star.toggle', ref: 'startup:gone' },
      { type: 'star.toggle', ref: 'investor:heliogrid' },
      { type: 'person.follow', ref: 'user:' },
    );
    expect(discover.changes).toEqual([]);
  });

  it('that the device refused are kept, and written again on demand', async () => {
    const discover = (await open()).send({ type: 'star.toggle', ref: 'startup:heliogrid' });
    discover.know({ ...marks, star: { ...marks.star, 'startup:heliogrid': false } });
    const [change] = discover.changes as [MarkChange];
    discover.report({ type: 'write.failed', change });
    discover.report({ type: 'write.failed', change });
    expect([discover.context().outbox, discover.emitted]).toEqual([
      { pending: [], failed: [unstar] },
      [{ type: 'write.failed' }],
    ]);
    discover.send({ type: 'write.retry' });
    expect([discover.context().outbox, discover.changes]).toEqual([
      { pending: [unstar], failed: [] },
      [unstar, unstar],
    ]);
    discover.report({ type: 'write.done', change });
    expect(discover.context().outbox).toEqual(full.outbox);
  });

  it('turned again since are not what to keep', async () => {
    const toggle: DirectoryEvent = { type: 'star.toggle', ref: 'startup:heliogrid' };
    const discover = (await open()).send(toggle);
    discover.know({ ...marks, star: { ...marks.star, 'startup:heliogrid': false } });
    const [first] = discover.changes as [MarkChange];
    discover.report({ type: 'write.failed', change: first });
    discover.send(toggle);
    const star: MarkChange = { ...unstar, isOn: true };
    expect(discover.context().outbox).toEqual({ pending: [star], failed: [] });
    discover.report({ type: 'write.failed', change: first });
    expect(discover.context().outbox).toEqual({ pending: [star], failed: [] });
  });
});

describe('another tab', () => {
  const more = { ...data, startups: [...data.startups, startup('nocturne', 'Nocturne')] };

  it('lists somebody: they appear without a skeleton', async () => {
    const discover = await open();
    discover.tell({ type: 'store.changed' });
    expect([discover.value(), discover.tags()]).toEqual([loaded('ready', 'idle', 'reading'), ['ready']]);
    discover.tell({ type: 'store.changed' });
    discover.loads.calls[1]?.resolve(data);
    await discover.read({ ...more, quarantined: 3 });
    expect([discover.value(), discover.found(), discover.loads.calls.length, discover.emitted]).toEqual([
      loaded(),
      [...everybody, 'nocturne'],
      3,
      [],
    ]);
  });

  it('that can’t be read leaves the list as it is', async () => {
    const discover = await open();
    discover.tell({ type: 'store.changed' });
    await discover.failToRead();
    expect([discover.value(), discover.context()]).toEqual([loaded(), full]);
  });

  it('makes the search search again', async () => {
    const discover = (await open()).send({ type: 'query.change', query: 'n' });
    await discover.find('ledgerline');
    discover.tell({ type: 'store.changed' });
    await discover.read(more);
    expect([discover.value(), discover.searches.calls.length]).toEqual([loaded('filtered', 'searching'), 2]);
  });
});

describe('the person’s deal flow', () => {
  const criteria = {
    sectors: ['Fintech', 'Healthcare'],
    stages: ['Seed', 'Pre-seed'],
    minimum: 50_000,
    maximum: 1_000_000,
    places: '',
    mustHaves: [],
  };
  /** Mirahealth fits, Heliogrid in two of three, Ledgerline in one. */
  const flowing = (mode: DealFlowView['mode'], view = {}, more: Partial<DealFlowView['criteria']> = {}) =>
    open(view, { ...data, dealFlow: { mode, criteria: { ...criteria, ...more }, isRegistered: false } });
  const line = (discover: Awaited<ReturnType<typeof open>>) => selectDealFlow(discover.context());

  it('of all is the usual order, and nothing to speak of', async () => {
    const discover = await flowing('all');
    expect([discover.found(), discover.tags(), line(discover)]).toEqual([everybody, ['ready'], null]);
  });

  it('filtered shows who fits, until it is paused', async () => {
    const discover = await flowing('filtered');
    expect([discover.found(), discover.tags()]).toEqual([['mirahealth'], ['filtered']]);
    expect(line(discover)).toEqual({ mode: 'filtered', isPaused: false, count: 1, all: 3 });
    discover.send({ type: 'dealFlow.pause', isPaused: true });
    expect([discover.found(), discover.tags()]).toEqual([everybody, ['ready']]);
    expect(line(discover)).toEqual({ mode: 'filtered', isPaused: true, count: 3, all: 3 });
    discover.send({ type: 'dealFlow.pause', isPaused: false });
    expect(discover.found()).toEqual(['mirahealth']);
  });

  it('recommended shows everybody, who fits best first', async () => {
    const discover = await flowing('recommended');
    expect([discover.found(), discover.tags()]).toEqual([
      ['mirahealth', 'heliogrid', 'ledgerline'],
      ['ready'],
    ]);
    expect(line(discover)).toEqual({ mode: 'recommended', isPaused: false, count: 3, all: 3 });
    discover.send({ type: 'dealFlow.pause', isPaused: true });
    expect(discover.found()).toEqual(everybody);
  });

  it('keeps the usual order among equals', async () => {
    const discover = await flowing('recommended', {}, { sectors: [], stages: [], minimum: 0, maximum: null });
    expect(discover.found()).toEqual(everybody);
  });

  it('is of startups only', async () => {
    const discover = await flowing('filtered', { kind: 'investor' });
    expect([discover.found(), discover.tags(), line(discover)]).toEqual([
      ['mina', 'ravi', 'claire'],
      ['ready'],
      null,
    ]);
  });

  it('works beside the filters', async () => {
    const discover = await flowing('filtered', { filters: { industry: 'AI' } });
    expect([discover.found(), line(discover)]).toEqual([
      ['mirahealth'],
      { mode: 'filtered', isPaused: false, count: 1, all: 1 },
    ]);
  });

  it.each(['filtered', 'recommended'] as const)('%s: an exact name still comes first', async (mode) => {
    const discover = await flowing(mode);
    discover.send({ type: 'query.change', query: ' LEDGERLINE ' });
    await discover.find('ledgerline', 'heliogrid', 'mirahealth');
    expect(discover.found()).toEqual(
      mode === 'filtered' ? ['ledgerline', 'mirahealth'] : ['ledgerline', 'mirahealth', 'heliogrid'],
    );
  });

  it('goes by who is named with the next letter, before the search has answered it', async () => {
    const discover = await flowing('filtered');
    discover.send({ type: 'query.change', query: 'ledgerlin' });
    await discover.find('ledgerline', 'mirahealth');
    expect(discover.found()).toEqual(['mirahealth']);
    discover.send({ type: 'query.change', query: 'ledgerline' });
    expect(discover.found()).toEqual(['ledgerline', 'mirahealth']);
  });

  it('that lets nobody through says what to let go of', async () => {
    const discover = await flowing('filtered', {}, { sectors: ['Web3'] });
    expect([discover.found(), discover.tags(), selectWidening(discover.context())]).toEqual([
      [],
      ['empty'],
      'dealFlow',
    ]);
    discover.send({ type: 'filter.choose', name: 'stage', value: 'Bootstrapped' });
    expect(selectWidening(discover.context())).toBe('all');
    discover.send({ type: 'dealFlow.pause', isPaused: true });
    expect(selectWidening(discover.context())).toBe('filters');
  });

  it('stays paused in the address, and through another tab of the page', async () => {
    const discover = await flowing('filtered', { isDealFlowPaused: true });
    expect(discover.found()).toEqual(everybody);
    discover.send({ type: 'kind.change', kind: 'user' }, { type: 'kind.change', kind: 'startup' });
    discover.send({ type: 'query.change', query: '' });
    expect(discover.found()).toEqual(everybody);
    discover.send({ type: 'view.change', kind: 'startup', query: '', filters: {}, isDealFlowPaused: false });
    expect(discover.found()).toEqual(['mirahealth']);
  });

  it('settled anew in another tab shows at once', async () => {
    const discover = await flowing('all');
    discover.tell({ type: 'store.changed' });
    await discover.read({ ...data, dealFlow: { mode: 'filtered', criteria, isRegistered: false } });
    expect(discover.found()).toEqual(['mirahealth']);
  });
});

describe('the best fit first', () => {
  const [heliogrid] = data.startups;
  const criteria = {
    sectors: ['Healthcare'],
    stages: ['Pre-seed'],
    minimum: 0,
    maximum: 1_000_000,
    places: '',
    mustHaves: [],
  };
  const registered = { mode: 'all', criteria, isRegistered: true } as const;
  const asInvestor = (view = {}, flow: Partial<DealFlowView> = {}) =>
    open(view, { ...data, dealFlow: { ...registered, ...flow } });
  const own = startup('own', 'Own', { categories: ['AI'], stage: 'Seed' });
  const asFounder = (view = {}) => open({ kind: 'investor', ...view }, { ...data, ownStartups: [own] });
  const sorted = (discover: Awaited<ReturnType<typeof open>>) => ({
    found: discover.found(),
    sort: selectSort(discover.context()),
    isByFit: selectFit(discover.context()) !== null,
  });
  const ofStartups = (value: string) => ({ value, options: [{ value: 'fit' }] });
  const best = ['mirahealth', 'heliogrid', 'ledgerline'];

  it('is offered to a registered investor, and shown when it is asked for', async () => {
    const discover = await asInvestor();
    expect(sorted(discover)).toEqual({ found: everybody, sort: ofStartups(''), isByFit: false });
    discover.send({ type: 'sort.choose', sort: 'fit' });
    expect(sorted(discover)).toEqual({ found: best, sort: ofStartups('fit'), isByFit: true });
    expect(discover.tags()).toEqual(['ready']);
    discover.send({ type: 'sort.choose', sort: '' });
    expect(sorted(discover)).toEqual({ found: everybody, sort: ofStartups(''), isByFit: false });
  });

  it('is nothing to anybody else, whatever the address or an event asks for', async () => {
    const nothing = { found: everybody, sort: null, isByFit: false };
    expect(sorted(await open({ sort: 'fit' }))).toEqual(nothing);
    expect(sorted((await open()).send({ type: 'sort.choose', sort: 'fit' }))).toEqual(nothing);
    expect(sorted(await asInvestor({ sort: 'fun' }))).toEqual({ ...nothing, sort: ofStartups('') });
    const users = await asInvestor({ kind: 'user', sort: 'fit' });
    expect(sorted(users)).toEqual({ found: ['asha', 'lena'], sort: null, isByFit: false });
  });

  it('of investors is the best fit with a startup of one’s own', async () => {
    const discover = await asFounder();
    const sort = (value: string) => ({ value, options: [{ value: 'own', name: 'Own' }] });
    const usual = ['mina', 'ravi', 'claire'];
    expect(sorted(discover)).toEqual({ found: usual, sort: sort(''), isByFit: false });
    discover.send({ type: 'sort.choose', sort: 'own' });
    // Ravi by the sector, Mina by the stage; of Claire’s sectors it is none.
    expect(sorted(discover)).toEqual({ found: ['ravi', 'mina', 'claire'], sort: sort('own'), isByFit: true });
    discover.send({ type: 'sort.choose', sort: 'somebody-elses' });
    expect(sorted(discover).sort).toEqual(sort('own'));
  });

  it('is of the kind it was chosen for', async () => {
    const discover = await asInvestor({ sort: 'fit' });
    discover.send({ type: 'query.change', query: '' });
    expect(discover.found()).toEqual(best);
    discover.send({ type: 'kind.change', kind: 'user' }, { type: 'kind.change', kind: 'startup' });
    expect(sorted(discover)).toEqual({ found: everybody, sort: ofStartups(''), isByFit: false });
    discover.send({ type: 'view.change', kind: 'startup', query: '', filters: {}, sort: 'fit' });
    expect(discover.found()).toEqual(best);
  });

  it('has whoever is looked for by name before all others, with the next letter', async () => {
    const discover = await asInvestor({ sort: 'fit' });
    discover.send({ type: 'query.change', query: 'ledgerlin' });
    await discover.find('heliogrid', 'ledgerline', 'mirahealth');
    expect(discover.found()).toEqual(best);
    discover.send({ type: 'query.change', query: 'ledgerline' });
    expect(discover.found()).toEqual(['ledgerline', 'mirahealth', 'heliogrid']);
  });

  it('goes together with a deal flow that filters, and is what one that recommends shows', async () => {
    const flow = { criteria: { ...criteria, sectors: [], stages: ['Seed', 'Pre-seed'] } };
    const filtered = await asInvestor({ sort: 'fit' }, { mode: 'filtered', ...flow });
    // Of both nothing but Mirahealth’s amount is unknown.
    expect(filtered.found()).toEqual(['heliogrid', 'mirahealth']);
    const recommended = await asInvestor({}, { mode: 'recommended' });
    expect(sorted(recommended)).toEqual({ found: best, sort: null, isByFit: true });
    recommended.send({ type: 'dealFlow.pause', isPaused: true });
    expect(sorted(recommended)).toEqual({ found: everybody, sort: null, isByFit: false });
  });

  it('says how each of them fits, by the same object as long as nothing changes', async () => {
    const discover = await asInvestor({ sort: 'fit' });
    const fitOf = selectFit(discover.context());
    if (!heliogrid || !fitOf) throw new Error('Nobody is sorted');
    expect(fitOf(heliogrid).map(({ verdict }) => verdict)).toEqual(['notMet', 'close', 'met', 'unknown']);
    discover.send({ type: 'query.change', query: ' ' });
    expect(selectFit(discover.context())?.(heliogrid)).toBe(fitOf(heliogrid));
  });
});
