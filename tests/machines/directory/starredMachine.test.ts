import { describe, expect, it } from 'vitest';
import type { DealFlowView } from '@/data/schema/rules/dealFlow';
import type { Marks } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { starredMachine } from '@/machines/directory/starredMachine';
import { selectDealFlow, selectFit, selectSort } from '@/machines/directory/view';
import { describeDirectory, openDirectory, startDirectory } from './directory';
import { data, marks } from './directoryWorld';

const open = (view = {}, answer = {}) => openDirectory(starredMachine, view, answer);
const starring = (star: Marks['star']): Marks => ({ ...noMarks, star });

describeDirectory('starred', starredMachine);

describe('starred: the list', () => {
  it('shows the starred profiles of the kind that the user or the URL chooses', async () => {
    const starred = await open();
    expect([starred.tags(), starred.found()]).toEqual([['ready'], ['heliogrid']]);
    starred.send({ type: 'kind.change', kind: 'investor' });
    expect(starred.found()).toEqual(['mina']);
    starred.send({ type: 'view.change', kind: 'startup', query: '', filters: {} });
    expect(starred.found()).toEqual(['heliogrid']);
  });

  it('still shows a profile whose star the user removes, even after switching the kind of profile and back', async () => {
    const starred = await open();
    starred.send({ type: 'star.toggle', ref: 'startup:heliogrid' });
    starred.know(starring({ 'startup:heliogrid': false, 'investor:mina': true }));
    starred.send({ type: 'kind.change', kind: 'investor' }, { type: 'kind.change', kind: 'startup' });
    expect(starred.found()).toEqual(['heliogrid']);
    starred.send({ type: 'star.toggle', ref: 'startup:heliogrid' });
    const star = { kind: 'star', id: 'startup:heliogrid' };
    expect(starred.changes()).toEqual([
      { ...star, isOn: false },
      { ...star, isOn: true },
    ]);
  });

  it('adds the existing profiles that another tab stars, in the order of the directory', async () => {
    const starred = await open({ kind: 'investor' });
    starred.know(noMarks);
    starred.send({ type: 'kind.change', kind: 'startup' });
    starred.know(starring({ 'startup:mirahealth': true, 'startup:ledgerline': true, 'startup:gone': true }));
    expect(starred.found()).toEqual(['heliogrid', 'ledgerline', 'mirahealth']);
  });

  it('is read only once the stars are known, even if a profile changes before', () => {
    const starred = startDirectory(starredMachine);
    starred.tell('watchDirectory', { type: 'store.changed' });
    expect(starred.asked('loadDirectory')).toEqual([]);
    starred.know();
    expect(starred.asked('loadDirectory')).toHaveLength(1);
  });

  it('is empty when no profile is starred', async () => {
    const none = await open({}, { startups: data.startups.slice(1) });
    none.know(starring({ 'startup:ledgerline': false }));
    expect([none.tags(), none.found()]).toEqual([['empty'], []]);
  });

  it('shows every starred profile, even if the profile doesn’t meet the deal flow criteria', async () => {
    const criteria = { ...data.dealFlow.criteria, sectors: ['Web3'] };
    const dealFlow: DealFlowView = { mode: 'filtered', criteria, isRegistered: true };
    const starred = await open({ sort: 'fit' }, { dealFlow });
    const context = starred.context();
    expect([starred.found(), starred.tags()]).toEqual([['heliogrid'], ['ready']]);
    expect([selectDealFlow(context), selectSort(context), selectFit(context)]).toEqual([null, null, null]);
  });

  it('ignores filters and the profile kind “user”', async () => {
    const starred = await open();
    starred.send(
      { type: 'kind.change', kind: 'user' },
      { type: 'view.change', kind: 'user', query: '', filters: {} },
      { type: 'filter.choose', name: 'industry', value: 'AI' },
    );
    const key = JSON.stringify({ kind: 'startup', query: '', refs: ['startup:heliogrid'] });
    expect(starred.context()).toEqual({
      ...{ kind: 'startup', query: '', filters: {}, data, marks, matches: null, searched: '' },
      ...{ listed: ['startup:heliogrid', 'investor:mina'], read: key, requested: key },
      outbox: { pending: [], failed: [] },
    });
  });
});
