import { startup, user } from '@kit/fixtures/blankProfiles';
import { describe, expect, it } from 'vitest';
import { endOf } from '@/app/pages/Directory/directoryStatus';
import type { DirectoryData } from '@/data/ports/Directory';
import type { DirectoryView } from '@/data/schema/shapes/directoryView';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { starredMachine } from '@/machines/directory/starredMachine';
import { selectDealFlow, selectFilters } from '@/machines/directory/view';
import { openDirectory, startDirectory } from './directory';
import { data, marks } from './directoryWorld';

const [heliogrid, ledgerline, mirahealth] = data.startups as [never, never, never];
const own = startup('own', 'Own');
const [kite, tide] = [startup('kite', 'Kite'), startup('tide', 'Tide')];

/** A page of startups of other accounts, between the sample data and the user's own startup. */
const page = (others: DirectoryData['startups'], next: string | null, more: Partial<DirectoryData> = {}) => ({
  ...data,
  startups: [heliogrid, ledgerline, mirahealth, ...others, own],
  ownStartups: [own],
  whole: [],
  next,
  ...more,
});
const sample = ['heliogrid', 'ledgerline', 'mirahealth'];
const first = { kind: 'startup', query: '', filters: {}, isDealFlowPaused: false, sort: '' } as const;

const open = (view: Partial<DirectoryView> = {}, answer: Partial<DirectoryData> = page([kite], '4')) =>
  openDirectory(discoverMachine, view, answer);
type Opened = Awaited<ReturnType<typeof open>>;

const end = ({ actor }: Opened) => endOf(actor.getSnapshot() as never);
const requests = (discover: Opened) => discover.asked('loadDirectory');

describe('discover: the pages of a list', () => {
  it('are requested one after the other, and the user’s own startups stay last', async () => {
    const discover = await open();
    expect([discover.found(), end(discover), discover.tags()]).toEqual([
      [...sample, 'kite', 'own'],
      'more',
      ['ready'],
    ]);
    discover.send({ type: 'more.request' });
    expect([end(discover), discover.tags()]).toEqual(['loading', ['more', 'ready']]);
    discover.send({ type: 'more.request' });
    await discover.answer('loadDirectory', page([tide], null, { whole: ['startup'] }));
    expect([discover.found(), end(discover)]).toEqual([[...sample, 'kite', 'tide', 'own'], 'none']);
    discover.send({ type: 'more.request' });
    expect(requests(discover)).toEqual([first, { ...first, after: '4' }]);
  });

  it('keep the loaded profiles if the next page fails to load, and load it again', async () => {
    const discover = await open();
    discover.send({ type: 'more.request' });
    await discover.fail('loadDirectory');
    expect([discover.found(), end(discover)]).toEqual([[...sample, 'kite', 'own'], 'failed']);
    discover.send({ type: 'more.request' });
    await discover.answer('loadDirectory', page([tide], null));
    expect([discover.found(), end(discover)]).toEqual([[...sample, 'kite', 'tide', 'own'], 'none']);
  });

  it('are loaded again, as many as before, when stored data changes', async () => {
    const discover = await open();
    discover.send({ type: 'more.request' });
    await discover.answer('loadDirectory', page([tide], '9'));
    discover.tell('watchDirectory', { type: 'store.changed' });
    expect(requests(discover).at(-1)).toEqual({ ...first, count: 6 });
    await discover.answer('loadDirectory', page([tide], '9'));
    expect(discover.found()).toEqual([...sample, 'tide', 'own']);
  });

  it('are dropped for another list if the view changes while they load', async () => {
    const discover = await open();
    discover.send({ type: 'more.request' }, { type: 'filter.choose', name: 'stage', value: 'Seed' });
    expect(requests(discover).at(-1)).toEqual({ ...first, filters: { stage: 'Seed' } });
    await discover.answer('loadDirectory', page([{ ...tide, stage: 'Seed' }], null));
    expect([discover.found(), discover.tags()]).toEqual([['heliogrid', 'tide'], ['filtered']]);
  });

  it('begin with as many profiles as the user had seen when they left the page', () => {
    const discover = startDirectory(discoverMachine, { count: 70 });
    expect(discover.asked('loadDirectory')).toEqual([{ ...first, count: 70 }]);
  });
});

describe('discover: a list of which only a part is loaded', () => {
  it('is loaded again for another kind, query, filter, sort or deal flow, and shows the loaded matches until then', async () => {
    const discover = await open();
    discover.send({ type: 'filter.choose', name: 'verified', value: 'yes' });
    expect([discover.found(), discover.tags(), end(discover)]).toEqual([
      ['heliogrid'],
      ['filtered', 'more', 'searching'],
      'loading',
    ]);
    discover.send({ type: 'filters.clear' });
    discover.send({ type: 'dealFlow.pause', isPaused: true });
    discover.send({ type: 'kind.change', kind: 'user' });
    discover.send({ type: 'query.change', query: ' lena ' });
    expect(requests(discover).slice(1)).toEqual([
      { ...first, filters: { verified: 'yes' } },
      first,
      { ...first, isDealFlowPaused: true },
      { ...first, isDealFlowPaused: true, kind: 'user' },
      { ...first, isDealFlowPaused: true, kind: 'user', query: 'lena' },
    ]);
  });

  it('searches the loaded profiles, and again when the profiles for the query are loaded', async () => {
    const discover = await open();
    await discover.find('tide');
    expect([discover.found(), discover.tags()]).toEqual([[], ['filtered', 'more', 'searching']]);
    await discover.answer('loadDirectory', page([tide], null));
    await discover.answer('searchDirectory', ['tide']);
    expect([discover.found(), discover.tags()]).toEqual([['tide'], ['filtered']]);
    await discover.find('zzz');
    await discover.answer('loadDirectory', page([], null));
    await discover.answer('searchDirectory', []);
    expect(discover.tags()).toEqual(['empty']);
  });

  it('isn’t empty as long as it has a next page', async () => {
    const nothing = { startups: [], next: '4', whole: [] };
    const discover = await open({}, nothing);
    expect([discover.tags(), end(discover)]).toEqual([['ready'], 'more']);
    discover.send({ type: 'more.request' });
    await discover.answer('loadDirectory', { ...data, ...nothing, next: null });
    expect(discover.tags()).toEqual(['empty']);
  });

  it('offers to try again if the list of another view fails to load', async () => {
    const discover = await open();
    discover.send({ type: 'kind.change', kind: 'user' });
    await discover.fail('loadDirectory');
    expect([discover.found(), end(discover)]).toEqual([['asha', 'lena'], 'failed']);
    discover.send({ type: 'more.request' });
    const jonas = user('jonas', 'Jonas');
    await discover.answer(
      'loadDirectory',
      page([], null, { users: [...data.users, jonas], whole: ['user'] }),
    );
    expect([discover.found(), end(discover)]).toEqual([['asha', 'lena', 'jonas'], 'none']);
  });

  it('offers the values of profiles that were read, and the chosen value, as options', async () => {
    const values = { location: ['Oslo, Norway'], skill: [] };
    const discover = await open({ filters: { location: 'Delft' } }, page([], '4', { values }));
    const locations = () => selectFilters(discover.context())[2];
    const all = ['Berlin, Germany', 'Delft', 'Oslo, Norway', 'Pune, India'];
    expect(locations()).toEqual({ name: 'location', value: 'Delft', options: all });
    discover.send({ type: 'more.request' });
    await discover.answer('loadDirectory', page([], '9', { values: { location: ['Bonn'], skill: [] } }));
    expect(locations()?.options).toEqual(['Berlin, Germany', 'Bonn', ...all.slice(1)]);
  });

  it('doesn’t say how many startups the deal flow excludes', async () => {
    const dealFlow = { ...data.dealFlow, mode: 'filtered' } as const;
    const discover = await open({}, page([kite], '4', { dealFlow }));
    expect(selectDealFlow(discover.context())).toMatchObject({ all: null });
  });
});

describe('starred: a list of which only a part is loaded', () => {
  const openStarred = (answer: Partial<DirectoryData>) => openDirectory(starredMachine, {}, answer);
  const star = (...refs: string[]) => ({
    ...noMarks,
    star: { ...marks.star, ...Object.fromEntries(refs.map((ref) => [ref, true])) },
  });

  it('is loaded by the references of the starred profiles, once the stars are known', async () => {
    const starred = startDirectory(starredMachine);
    expect([starred.asked('loadDirectory'), starred.tags()]).toEqual([[], ['loading']]);
    starred.know();
    const refs = ['startup:heliogrid'];
    expect(starred.asked('loadDirectory')).toEqual([{ kind: 'startup', query: '', refs }]);
    await starred.answer('loadDirectory', page([], null));
    expect([starred.found(), starred.tags()]).toEqual([['heliogrid'], ['ready']]);
  });

  it('is loaded again when another tab stars a profile, or for the other kind', async () => {
    const starred = await openStarred(page([], null));
    starred.know(star('startup:tide'));
    const refs = ['startup:heliogrid', 'startup:tide'];
    expect(starred.asked('loadDirectory').at(-1)).toEqual({ kind: 'startup', query: '', refs });
    await starred.answer('loadDirectory', page([tide], null));
    expect(starred.found()).toEqual(['heliogrid', 'tide']);
    starred.send({ type: 'kind.change', kind: 'investor' });
    const mina = { kind: 'investor', query: '', refs: ['investor:mina'] };
    expect(starred.asked('loadDirectory').at(-1)).toEqual(mina);
  });
});

describe.each([
  ['discover', discoverMachine],
  ['starred', starredMachine],
] as const)('%s: the states of a list of which only a part is loaded', (_, machine) => {
  const more = { type: 'more.request' } as const;
  const other = { type: 'kind.change', kind: 'investor' } as const;
  const openPart = () => openDirectory(machine, {}, page([], '4'));
  type Part = Awaited<ReturnType<typeof openPart>>;
  const state = ({ actor }: Part) => {
    const { value } = actor.getSnapshot() as unknown as { value: { loaded: { sync: string } } };
    return value.loaded.sync;
  };
  const change = (part: Part) => part.tell('watchDirectory', { type: 'store.changed' });
  /** The ways into the states in which the list waits or has failed. */
  const into = {
    extending: (part: Part) => part.send(more),
    reading: change,
    listing: (part: Part) => part.send(other),
    async failed(part: Part) {
      part.send(more);
      await part.fail('loadDirectory');
    },
  };

  it.each([
    ['extending', 'reading'],
    ['reading', 'reading'],
    ['listing', 'listing'],
    ['failed', 'reading'],
  ] as const)('in the state %s, a change of the stored data starts the state %s', async (from, to) => {
    const part = await openPart();
    await into[from](part);
    expect(state(part)).toBe(from);
    const before = part.asked('loadDirectory').length;
    change(part);
    expect([state(part), part.asked('loadDirectory').length]).toEqual([to, before + 1]);
  });

  it.each(['extending', 'reading', 'failed'] as const)(
    'in the state %s, another kind starts its list',
    async (from) => {
      const part = await openPart();
      await into[from](part);
      part.send(other);
      expect([state(part), part.asked('loadDirectory').at(-1)]).toEqual([
        'listing',
        expect.objectContaining({ kind: 'investor' }),
      ]);
    },
  );

  it('in the state listing, the previous kind starts its list again', async () => {
    const part = await openPart();
    part.send(other);
    part.send({ type: 'kind.change', kind: 'startup' });
    expect([
      state(part),
      part.asked('loadDirectory').map((asked) => (asked as { kind: string }).kind),
    ]).toEqual(['listing', ['startup', 'investor', 'startup']]);
  });

  it('the next page can be tried again after it failed', async () => {
    const part = await openPart();
    await into.failed(part);
    part.send(more);
    expect(state(part)).toBe('extending');
    await part.answer('loadDirectory', page([], null));
    expect(state(part)).toBe('current');
  });

  it('the list of another kind can be tried again after it failed, also by a change of the stored data', async () => {
    const part = await openPart();
    part.send(other);
    await part.fail('loadDirectory');
    expect(state(part)).toBe('failed');
    change(part);
    await part.fail('loadDirectory');
    expect(state(part)).toBe('failed');
    part.send(more);
    expect(state(part)).toBe('listing');
    await part.answer('loadDirectory', page([], null));
    expect(state(part)).toBe('current');
  });
});
