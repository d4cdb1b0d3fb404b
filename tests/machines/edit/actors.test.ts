import { asking, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { MyStartup } from '@/data/schema/shapes/ownedStartup';
import { investorEditActors, profileEditActors, startupsEditActors } from '@/machines/edit/actors';
import type { StartupChange } from '@/machines/edit/editStartupsMachine';
import { answerOf, describeWriting, startActor } from '../../support/actors';

const startup = (id: string, isActive = true) => ({ id, isActive }) as MyStartup;
const startups = [startup('heliogrid'), startup('ledgerline', false)];

/** The data that each actor reads and reports. The values are arbitrary: the actors only forward them. */
const kinds = [
  ['a founder’s profile', profileEditActors, 'loadProfile', { name: 'Asha' }, { name: 'Asha V.' }],
  ['a person’s startups', startupsEditActors, 'loadStartups', startups, [startups[0]]],
  ['an investor’s profile', investorEditActors, 'loadInvestor', { investor: 1 }, { investor: 2 }],
] as const;

describe.each(kinds)('the store actor of %s', (_, actorsOf, load, saved, next) => {
  const report = (value: unknown) => ({ type: 'saved.changed', saved: value });

  it('reports the last read after every change, while its machine runs', async () => {
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

  it('reports a failure when the account can’t be opened', async () => {
    const account = () => Promise.reject(new Error('No chunk'));
    const { reports } = startActor(actorsOf({ account }).store);
    await settled();
    expect(reports).toEqual([{ type: 'load.failed' }]);
  });
});

const changes = { name: 'Asha V.' };

it.each([
  ['a founder’s profile', profileEditActors, ['saveProfile', changes]],
  ['a person’s startup', startupsEditActors, ['saveStartup', 'heliogrid', changes]],
  ['an investor’s profile', investorEditActors, ['saveInvestor', changes]],
] as const)('save stores the changes of %s, and passes on an error', async (_, actorsOf, asked) => {
  const answers = [Promise.resolve('kept'), Promise.reject(new Error('No room'))];
  const { open, calls } = fakePort<AccountStore>({ [asked[0]]: () => answers.shift() });
  const input = { subject: 'heliogrid', changes };
  const { save } = actorsOf({ account: open });
  expect([await answerOf(save, input), calls]).toEqual(['kept', [asked]]);
  await expect(answerOf(save, input)).rejects.toThrow('No room');
});

describeWriting<AccountStore, StartupChange>('a startup', {
  actor: (account) => startupsEditActors({ account }).store,
  port: (write) =>
    fakePort<AccountStore>({
      observe: () => () => {},
      loadStartups: () => new Promise(() => {}),
      setActive: (...asked) => write('setActive', ...asked),
      setRemoved: (...asked) => write('setRemoved', ...asked),
    }).port,
  changes: [
    [{ id: 'heliogrid', isActive: false }, ['setActive', 'heliogrid', false]],
    [{ id: 'heliogrid', isRemoved: true }, ['setRemoved', 'heliogrid', true]],
  ],
  whenShut: [{ type: 'load.failed' }],
});
