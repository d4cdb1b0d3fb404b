import { asking, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { MyStartup } from '@/data/schema/shapes/ownedStartup';
import { investorEditActors, profileEditActors, startupsEditActors } from '@/machines/edit/actors';
import { startActor } from '../../support/actors';

const startup = (id: string, isActive = true) => ({ id, isActive }) as MyStartup;
const startups = [startup('heliogrid'), startup('ledgerline', false)];

/** Each row: a machine, the actors, a method of the port, and arbitrary data before and after a change. */
const kinds = [
  ['editProfile', profileEditActors, 'loadProfile', { name: 'Asha' }, { name: 'Asha V.' }],
  ['editStartups', startupsEditActors, 'loadStartups', startups, [startups[0]]],
  ['editInvestor', investorEditActors, 'loadInvestor', { investor: 1 }, { investor: 2 }],
] as const;

describe.each(kinds)('the store actor of the %s machine', (_, actorsOf, load, saved, next) => {
  const report = (value: unknown) => ({ type: 'saved.changed', saved: value });

  it('reports the stored data initially and after every change, and ignores the results of outdated reads', async () => {
    const { ask, calls } = asking<[], never>();
    const { listen, tell, count } = listening();
    const { open } = fakePort<AccountStore>({ [load]: ask, observe: listen });
    const { reports, stop } = startActor(actorsOf({ account: open }).store);
    await settled();
    await settled(() => calls[0]?.resolve(saved as never));
    expect(reports).toEqual([report(saved)]);
    for (const _change of ['first', 'second', 'third']) await settled(tell);
    await settled(() => calls[3]?.resolve(next as never));
    // The outdated reads finish after the latest one, and the actor ignores them.
    calls[1]?.reject(new Error('No disk'));
    await settled(() => calls[2]?.resolve(saved as never));
    expect(reports.slice(1)).toEqual([report(next)]);
    await settled(tell);
    await settled(() => calls[4]?.reject(new Error('No disk')));
    expect(reports.slice(2)).toEqual([{ type: 'load.failed' }]);
    expect(count()).toBe(1);
    stop();
    expect(count()).toBe(0);
  });

  it('reports the event load.failed if the account store can’t be loaded', async () => {
    const account = () => Promise.reject(new Error('No chunk'));
    const { reports } = startActor(actorsOf({ account }).store);
    await settled();
    expect(reports).toEqual([{ type: 'load.failed' }]);
  });
});
