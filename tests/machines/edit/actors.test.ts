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

  it.each([
    ['a founder’s profile', profileEditActors, ['saveProfile', changes]],
    ['a person’s startup', startupsEditActors, ['saveStartup', 'heliogrid', changes]],
    ['an investor’s profile', investorEditActors, ['saveInvestor', changes]],
  ] as const)(
    'keeps what was typed of %s, and passes on what the device says',
    async (_, actorsOf, asked) => {
      const answers = [Promise.resolve('kept'), Promise.reject(new Error('No room'))];
      const { open, calls } = fakePort<AccountStore>({ [asked[0]]: () => answers.shift() });
      const input = { subject: 'heliogrid', changes };
      const { save } = actorsOf({ account: open });
      expect([await answerOf(save, input), calls]).toEqual(['kept', [asked]]);
      await expect(answerOf(save, input)).rejects.toThrow('No room');
      const shut = actorsOf({ account: () => Promise.reject(new Error('No chunk')) });
      await expect(answerOf(shut.save, input)).rejects.toThrow('No chunk');
    },
  );
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
