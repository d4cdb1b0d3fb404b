import { asking, deferred, settled } from '@kit/answers';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { Opening } from '@/data/ports/Opening';
import type { MyStartup } from '@/data/schema/ownedStartup';
import { investorEditActors, profileEditActors, startupsEditActors } from '@/machines/edit/actors';
import { answerOf, describeWriting, startActor } from '../../support/actors';

const startup = (id: string, isActive = true) => ({ id, isActive }) as MyStartup;
const startups = [startup('heliogrid'), startup('ledgerline', false)];

/** What each of them reads, and what it is told. Any value will do: it is only handed on. */
const kinds = [
  ['a founder’s profile', profileEditActors, 'loadProfile', { name: 'Asha' }, { name: 'Asha V.' }],
  ['a person’s startups', startupsEditActors, 'loadStartups', startups, [startups[0]]],
  ['an investor’s profile', investorEditActors, 'loadInvestor', { investor: 1 }, { investor: 2 }],
] as const;

describe.each(kinds)('%s', (_, actorsOf, load, saved, next) => {
  function start() {
    const opening = deferred<AccountStore>();
    const loads = asking<[], never>();
    const { listen, tell, count } = listening();
    const actors = actorsOf({ account: () => opening.promise });
    const actor = startActor(actors.store);
    return {
      ...actor,
      loads,
      tell,
      count,
      answer: async (index: number, value: unknown) => {
        loads.calls[index]?.resolve(value as never);
        await settled();
      },
      open: async () => {
        opening.resolve(fakePort<AccountStore>({ [load]: loads.ask, observe: listen }).port);
        await settled();
      },
      refuse: async () => {
        opening.reject(new Error('No chunk'));
        await settled();
      },
    };
  }

  it('is read at first, and again after every change', async () => {
    const { open, loads, answer, tell, reports } = start();
    await open();
    await answer(0, saved);
    expect(reports).toEqual([{ type: 'saved.changed', saved }]);
    tell();
    await settled();
    await answer(1, next);
    expect(reports.slice(1)).toEqual([{ type: 'saved.changed', saved: next }]);
    expect(loads.calls).toHaveLength(2);
  });

  it('is what the last reading says, whichever answers first', async () => {
    const { open, answer, tell, reports } = start();
    await open();
    tell();
    await settled();
    await answer(1, next);
    await answer(0, saved);
    expect(reports).toEqual([{ type: 'saved.changed', saved: next }]);
  });

  it('that can’t be read is said so, but not by an outdated reading', async () => {
    const { open, loads, tell, answer, reports } = start();
    await open();
    tell();
    await settled();
    loads.calls[0]?.reject(new Error('No disk'));
    await answer(1, saved);
    expect(reports).toEqual([{ type: 'saved.changed', saved }]);
    tell();
    await settled();
    loads.last().reject(new Error('No disk'));
    await settled();
    expect(reports.slice(1)).toEqual([{ type: 'load.failed' }]);
  });

  it('is followed for as long as its machine runs', async () => {
    const { open, stop, count } = start();
    await open();
    expect(count()).toBe(1);
    stop();
    expect(count()).toBe(0);
  });

  it('can’t be read where the account can’t be opened', async () => {
    const { refuse, reports } = start();
    await refuse();
    expect(reports).toEqual([{ type: 'load.failed' }]);
  });
});

describe('saving', () => {
  const changes = { name: 'Asha V.' };

  it('keeps what was typed, and answers with what is kept then', async () => {
    const { open, calls } = fakePort<AccountStore>({
      saveProfile: async () => 'profile' as never,
      saveStartup: async () => startups,
      saveInvestor: async () => 'investor' as never,
    });
    const input = { subject: 'heliogrid', changes };
    expect(await answerOf(profileEditActors({ account: open }).save, input)).toBe('profile');
    expect(await answerOf(startupsEditActors({ account: open }).save, input)).toBe(startups);
    expect(await answerOf(investorEditActors({ account: open }).save, input)).toBe('investor');
    expect(calls).toEqual([
      ['saveProfile', changes],
      ['saveStartup', 'heliogrid', changes],
      ['saveInvestor', changes],
    ]);
  });

  it.each(kinds)('%s fails with what the device says', async (_name, actorsOf) => {
    const error = new Error('No room');
    const refuse = () => Promise.reject(error);
    const parts = { saveProfile: refuse, saveStartup: refuse, saveInvestor: refuse };
    const { open } = fakePort<AccountStore>(parts);
    const input = { subject: 'heliogrid', changes };
    await expect(answerOf(actorsOf({ account: open }).save, input)).rejects.toBe(error);
    await expect(answerOf(actorsOf({ account: refuse }).save, input)).rejects.toBe(error);
  });
});

const id = 'heliogrid';

describe.each([
  ['setActive', { id, isActive: false }, { id, isActive: true }, [false, true]],
  ['setRemoved', { id, isRemoved: true }, { id, isRemoved: false }, [true, false]],
] as const)('%s', (method, first, second, [one, other]) => {
  describeWriting('of a startup', {
    actor: (account: Opening<AccountStore>) => startupsEditActors({ account }).store,
    port: (write) =>
      fakePort<AccountStore>({
        observe: () => () => {},
        loadStartups: () => new Promise(() => {}),
        [method]: write,
      }).port,
    changes: [
      [first, [id, one]],
      [second, [id, other]],
    ] as never,
    isIgnored: ({ type }) => type === 'saved.changed' || type === 'load.failed',
  });
});
