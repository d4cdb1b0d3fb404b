import { describe, expect, it } from 'vitest';
import type { DealFlowView } from '@/data/schema/dealFlow';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { starredMachine } from '@/machines/directory/starredMachine';
import { selectDealFlow, selectFit, selectSort } from '@/machines/directory/view';
import { data, marks, openDirectory, startDirectory } from './directoryWorld';

const open = (view = {}, answer = data) => openDirectory(starredMachine, view, answer);
const loaded = (view = 'ready', search = 'idle') => ({ loaded: { view, search, sync: 'current' } });
const starring = (star: Marks['star']): Marks => ({ ...noMarks, star });

describe('starred', () => {
  it('shows who is starred, by kind', async () => {
    const starred = await open();
    expect([starred.value(), starred.tags(), starred.found()]).toEqual([loaded(), ['ready'], ['heliogrid']]);
    starred.send({ type: 'kind.change', kind: 'investor' });
    expect(starred.found()).toEqual(['mina']);
  });

  it('fails, and can be tried again', async () => {
    const starred = await startDirectory(starredMachine).know().failToRead();
    expect([starred.value(), starred.tags()]).toEqual(['failed', ['failed']]);
    starred.send({ type: 'directory.retry' });
    await starred.read();
    starred.know();
    expect([starred.value(), starred.found()]).toEqual([loaded(), ['heliogrid']]);
  });

  it('is empty without a star', async () => {
    const starred = (await startDirectory(starredMachine).read()).know(noMarks);
    expect([starred.value(), starred.tags()]).toEqual([loaded('empty'), ['empty']]);
  });

  it('keeps a star taken back where it was, also through another tab of the page', async () => {
    const starred = await open();
    starred.send({ type: 'star.toggle', ref: 'startup:heliogrid' });
    expect(starred.changes).toEqual([{ kind: 'star', id: 'startup:heliogrid', isOn: false }]);
    starred.know(starring({ 'startup:heliogrid': false, 'investor:mina': true }));
    starred.send({ type: 'kind.change', kind: 'investor' }, { type: 'kind.change', kind: 'startup' });
    expect([starred.found(), starred.context().marks?.star['startup:heliogrid']]).toEqual([
      ['heliogrid'],
      false,
    ]);
    starred.send({ type: 'star.toggle', ref: 'startup:heliogrid' });
    expect(starred.changes.at(-1)).toEqual({ kind: 'star', id: 'startup:heliogrid', isOn: true });
  });

  it('shows what is starred elsewhere meanwhile, in its place', async () => {
    const starred = (await open()).know(starring({ 'startup:mirahealth': true, 'startup:ledgerline': true }));
    expect(starred.found()).toEqual(['heliogrid', 'ledgerline', 'mirahealth']);
  });

  it('does not show what was never starred, or isn’t there', async () => {
    const starred = (await startDirectory(starredMachine).read()).know(
      starring({ 'startup:gone': true, 'startup:ledgerline': false }),
    );
    expect(starred.found()).toEqual([]);
  });

  it('searches among the starred', async () => {
    const starred = (await open()).send({ type: 'query.change', query: 'e' });
    await starred.find('ledgerline', 'heliogrid');
    expect([starred.value(), starred.found()]).toEqual([loaded('filtered'), ['heliogrid']]);
  });

  it('shows every star, whatever the person’s deal flow', async () => {
    const { criteria } = data.dealFlow;
    const dealFlow: DealFlowView = {
      mode: 'filtered',
      criteria: { ...criteria, sectors: ['Web3'] },
      isRegistered: true,
    };
    const starred = await open({ sort: 'fit' }, { ...data, dealFlow });
    expect([starred.found(), starred.tags()]).toEqual([['heliogrid'], ['ready']]);
    expect(selectDealFlow(starred.context())).toBeNull();
    expect([selectSort(starred.context()), selectFit(starred.context())]).toEqual([null, null]);
  });

  it('follows the address', async () => {
    const starred = await open();
    starred.send({ type: 'view.change', kind: 'investor', query: '', filters: {} });
    expect([starred.context().kind, starred.found()]).toEqual(['investor', ['mina']]);
  });

  it('has no users and no filters', async () => {
    const starred = await open();
    const before = starred.context();
    starred.send(
      { type: 'kind.change', kind: 'user' },
      { type: 'view.change', kind: 'user', query: '', filters: {} },
      { type: 'filter.choose', name: 'industry', value: 'AI' },
      { type: 'filters.clear' },
    );
    expect(starred.context()).toEqual(before);
    expect(before).toEqual({
      kind: 'startup',
      query: '',
      filters: {},
      data,
      marks,
      listed: ['startup:heliogrid', 'investor:mina'],
      matches: null,
      searched: '',
      outbox: { pending: [], failed: [] },
    });
  });
});
