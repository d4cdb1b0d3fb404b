import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestStore } from '@/data/adapters/stores/deviceRequests';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { World } from '@/data/ports/World';
import { freshMe } from '@/data/sample/people';
import { startups as samples } from '@/data/sample/startups';
import { refOf } from '@/data/schema/shapes/ref';
import { type AnswerVerdict, requestId } from '@/data/schema/shapes/request';
import * as records from '../../support/accountRecords';
import { allPages } from '../../support/allPages';
import type { Place, Storage, Window } from '../../support/hosts';
import { worldFeed } from '../../support/worldFeed';

type Account = records.Account;
const { ada, ben, cara, mark, minute, now: start, profile, record, registered, settings, without } = records;

/** Opens the stores of an account. All accounts of a test share one storage. */
export type RequestHost = {
  openRequests(account: Account, now: () => number, tab?: Window): RequestStore;
  openWorld(account: Account, tab?: Window): World;
};

const asha = { uid: 'sample', id: 'asha-verma', slug: 'asha-verma', name: 'Asha Verma' };

const listing = (id = 'windrow', startupName = 'Windrow', savedAt = start) =>
  records.listing(id, { startupName, revenue: '41001', arr: '41005', growth: '41.008' }, savedAt);

type Move = 'ask' | 'withdraw' | AnswerVerdict;

/**
 * The states of a request. `by`: the actions that reach the state. `leads`: the allowed actions, with the
 * next state of each. All other actions are rejected for the owner, and do nothing for the requester.
 */
const states: Record<string, { by: Move[]; leads: Partial<Record<Move, string>> }> = {
  none: { by: [], leads: { ask: 'requested' } },
  requested: {
    by: ['ask'],
    leads: { approved: 'approved', declined: 'declined', withdraw: 'withdrawn' },
  },
  approved: {
    by: ['ask', 'approved'],
    leads: { approved: 'approved', revoked: 'revoked', withdraw: 'withdrawn' },
  },
  declined: {
    by: ['ask', 'declined'],
    leads: { ask: 'requested', approved: 'approved', declined: 'declined', withdraw: 'withdrawn' },
  },
  revoked: {
    by: ['ask', 'approved', 'revoked'],
    leads: { ask: 'requested', approved: 'approved', revoked: 'revoked', withdraw: 'withdrawn' },
  },
  withdrawn: { by: ['ask', 'withdraw'], leads: { ask: 'requested' } },
};

/** Opens the stores of requests on one kind of storage. */
export function requestHost({ deviceOf, wrapWorld }: Storage): RequestHost {
  function worldOf({ uid, id, slug, name }: Account, now: () => number, tab?: Window) {
    const me = () => freshMe(id, name, slug);
    return wrapWorld(createWorld({ device: deviceOf(uid, tab), owner: uid, me, now }), uid, tab);
  }
  return {
    openWorld: (account, tab) => worldOf(account, () => start, tab),
    openRequests(account, now, tab) {
      const [device, world] = [deviceOf(account.uid, tab), worldOf(account, now, tab)];
      return createRequestStore({ device, owner: account.uid, now, world });
    },
  };
}

/** Tests that every request store must pass, wherever it stores its records. */
export function describeRequestStore(name: string, openHost: () => RequestHost & Place) {
  describe(`requests for metrics, ${name}`, () => {
    let host: RequestHost & Place;
    let now: number;
    beforeEach(async () => {
      host = openHost();
      now = start;
      await host.write(ada.uid, [profile({ name: ada.name, slug: ada.slug }), ...listing()]);
      const photo = new Blob(['png'], { type: 'image/png' });
      await host.write(ben.uid, [profile({ name: ben.name, slug: ben.slug, role: 'Angel', photo })]);
    });
    afterEach(async () => {
      vi.useRealTimers();
      await host.close();
    });
    const of = (account: Account, tab?: Window) => host.openRequests(account, () => now, tab);
    const sentBy = async (account: Account) => (await of(account).load()).sent;
    const receivedBy = async (account: Account) => (await of(account).load()).received;
    const stateOf = async (account = ben, startupId = 'windrow') =>
      (await sentBy(account)).find((each) => each.startupId === startupId)?.state;
    const ask = (account = ben, startupId = 'windrow') => of(account).ask(startupId);
    const withdraw = () => of(ben).withdraw('windrow');
    const idOfBens = requestId(ben.uid, 'windrow');
    const answer = (verdict: AnswerVerdict, note = '') => of(ada).answer(idOfBens, { verdict, note });
    /** Returns the restricted parts of Ada's startup (traction, metrics) that an account can read. */
    const opened = async (account = ben) => {
      const world = host.openWorld(account);
      const text = JSON.stringify(await Promise.all([allPages(world), worldFeed(world), of(account).load()]));
      return [
        ...(text.includes('41001') ? ['traction'] : []),
        ...(/41005|0\.41008/.test(text) ? ['metrics'] : []),
      ];
    };

    test('a request reaches only the owner of the startup', async () => {
      await host.write(cara.uid, [profile({ name: cara.name }), ...listing('sundial', 'Sundial')]);
      const none = { sent: [], received: [] };
      for (const account of [ada, ben, asha]) expect(await of(account).load()).toEqual(none);
      await ask();
      const standing = { state: 'requested', requestedAt: start, answeredAt: null, note: '' };
      const avatar = expect.stringMatching(/^blob:/);
      const from = { id: ben.id, slug: ben.slug, name: ben.name, role: 'Angel', avatar, isInvestor: false };
      expect(await of(ben).load()).toEqual({
        sent: [
          { startupId: 'windrow', slug: 'windrow', name: 'Windrow', logo: '', isSample: false, ...standing },
        ],
        received: [],
      });
      expect(await of(ada).load()).toEqual({
        sent: [],
        received: [{ id: idOfBens, startupId: 'windrow', startupName: 'Windrow', from, ...standing }],
      });
      for (const other of [cara, asha]) expect(await of(other).load()).toEqual(none);
      // Neither a guest nor the demo account reaches an account.
      const request = record('request', requestId(ada.uid, 'windrow'), { at: start, isWithdrawn: false });
      for (const uid of ['guest', asha.uid]) await host.write(uid, [profile({ name: 'Asha' }), request]);
      expect(await receivedBy(ada)).toMatchObject([{ from }]);
    });

    test('the startup’s owner sees the requester’s name and role even if the requester’s pages are private', async () => {
      const privacy = settings({ privacy: 'private', investorPrivacy: 'private' });
      await host.write(ben.uid, [privacy, registered(ben.slug)]);
      await ask();
      expect(await receivedBy(ada)).toMatchObject([
        { from: { id: ben.id, name: ben.name, role: 'Angel', isInvestor: true } },
      ]);
    });

    test('ask stores a request and an interest record together or not at all, and only the interest if the startup is unknown', async () => {
      const interest = (id: string, isOn: boolean) => mark('interest', `startup:${id}`, isOn);
      const kept = async () =>
        (await host.readAll(ben.uid)).filter(({ kind }) => kind === 'interest' || kind === 'request');
      const request = (isWithdrawn: boolean) =>
        record('request', requestId(ada.uid, 'windrow'), { at: start, isWithdrawn });
      await of(ben).ask('windrow', interest('windrow', true));
      expect(await kept()).toEqual([interest('windrow', true), request(false)]);
      await of(ben).withdraw('windrow', interest('windrow', false));
      expect(await kept()).toEqual([interest('windrow', false), request(true)]);
      await of(ben).ask('nowhere', interest('nowhere', true));
      const all = [interest('nowhere', true), interest('windrow', false), request(true)];
      expect(await kept()).toEqual(all);
      // If the interest can't be stored, the request isn't stored either.
      const unkeepable = { ...interest('windrow', true), value: () => {} };
      await expect(of(ben).ask('windrow', unkeepable)).rejects.toThrow();
      expect(await kept()).toEqual(all);
    });

    test('load returns sent and received requests sorted newest first', async () => {
      await host.write(ada.uid, listing('sundial', 'Sundial'));
      await host.write(cara.uid, [profile({ name: cara.name })]);
      await ask();
      now += minute;
      await ask(cara);
      now += minute;
      await ask(ben, 'sundial');
      expect((await sentBy(ben)).map(({ startupId }) => startupId)).toEqual(['sundial', 'windrow']);
      expect((await receivedBy(ada)).map(({ startupId, from }) => `${startupId} ${from.name}`)).toEqual([
        'sundial Ben Ruiz',
        'windrow Cara Ng',
        'windrow Ben Ruiz',
      ]);
    });

    test.each(Object.entries(states))(
      "given a request in the state '%s', each allowed action leads to the specified state, and the others change nothing",
      async (from, { by, leads }) => {
        const moves: Record<Move, () => Promise<unknown>> = {
          ask,
          withdraw,
          approved: () => answer('approved'),
          declined: () => answer('declined'),
          revoked: () => answer('revoked'),
        };
        for (const move of Object.keys(moves) as Move[]) {
          await host.write(ben.uid, [without(record('request', requestId(ada.uid, 'windrow'), null))]);
          await host.write(ada.uid, [without(record('answer', idOfBens, null))]);
          for (const way of by) {
            now += minute;
            await moves[way]();
          }
          now += minute;
          const state = (await stateOf()) ?? 'none';
          const isRefused = await moves[move]().then(
            () => false,
            () => true,
          );
          const next = leads[move] ?? from;
          const isOwners = move !== 'ask' && move !== 'withdraw';
          expect({
            move: `${state} ${move} ${(await stateOf()) ?? 'none'}`,
            isRefused,
            isOpen: (await opened()).includes('metrics'),
            received: (await receivedBy(ada)).length,
          }).toEqual({
            move: `${from} ${move} ${next}`,
            isRefused: isOwners && !leads[move],
            isOpen: next === 'approved',
            received: next === 'none' || next === 'withdrawn' ? 0 : 1,
          });
        }
      },
    );

    describe('an answer to a request', () => {
      beforeEach(() => ask());

      test('is visible only to the requester and the owner, with the latest note of the owner', async () => {
        await host.write(cara.uid, [profile({ name: cara.name })]);
        await ask(cara);
        await answer('approved', 'Soon');
        now += minute;
        await answer('approved', '  Gladly. ');
        const standing = { state: 'approved', requestedAt: start, answeredAt: now, note: 'Gladly.' };
        expect(await sentBy(ben)).toMatchObject([standing]);
        expect(await receivedBy(ada)).toContainEqual(expect.objectContaining({ id: idOfBens, ...standing }));
        expect(await sentBy(cara)).toMatchObject([{ state: 'requested', note: '' }]);
      });

      test('is removed when the owner undoes it, and an earlier answer is restored unchanged', async () => {
        const store = of(ada);
        await store.answer(idOfBens, { verdict: 'approved', note: 'Welcome' });
        now += minute;
        await store.restore(idOfBens, null);
        expect([await stateOf(), await opened()]).toEqual(['requested', []]);
        const answeredAt = now;
        await store.answer(idOfBens, { verdict: 'approved', note: 'Welcome' });
        now += minute;
        await store.answer(idOfBens, { verdict: 'revoked', note: '' });
        await store.restore(idOfBens, { verdict: 'approved', note: 'Welcome' });
        expect(await sentBy(ben)).toMatchObject([{ state: 'approved', note: 'Welcome', answeredAt }]);
        expect(await opened()).toContain('metrics');
      });

      test('shows the metrics to the requester from approval until revocation, but stores no copy of the metrics', async () => {
        await answer('approved');
        expect(await opened()).toEqual(['traction', 'metrics']);
        expect((await allPages(host.openWorld(ben))).startups[0]?.closed).toEqual([]);
        expect(await opened(cara)).toEqual([]);
        await answer('revoked');
        expect(await opened()).toEqual([]);
        expect(JSON.stringify(await host.readAll(ben.uid))).not.toMatch(/4100|0\.41008/);
      });

      test('has no effect if an account other than the owner wrote it, or if it is invalid', async () => {
        const approved = { verdict: 'approved', note: '', at: start, requestedAt: start };
        const forged = record('answer', idOfBens, approved);
        await host.write(ben.uid, [forged]);
        await host.write(cara.uid, [profile({ name: cara.name }), forged]);
        expect([await stateOf(), await opened()]).toEqual(['requested', []]);
        await host.write(ada.uid, [record('answer', idOfBens, { ...approved, verdict: 'granted' })]);
        expect(await stateOf()).toBe('requested');
      });

      test('isn’t shown after the startup, the owner’s account or the requester’s account is deleted', async () => {
        await answer('approved');
        await host.write(ada.uid, [...listing().map(without)]);
        expect([await sentBy(ben), await receivedBy(ada)]).toEqual([[], []]);
        await host.write(ada.uid, listing());
        expect(await stateOf()).toBe('approved');
        await host.leave(ben.uid);
        expect(await receivedBy(ada)).toEqual([]);
        // Ben signs up again. His new request doesn't inherit the answer to the earlier request.
        await host.write(ben.uid, [profile({ name: ben.name })]);
        await ask();
        expect(await stateOf()).toBe('requested');
        await host.leave(ada.uid);
        expect(await sentBy(ben)).toEqual([]);
      });
    });

    describe('a repeated request', () => {
      beforeEach(() => ask());

      test('is possible after the first refusal but not after the second, even if the first request is deleted', async () => {
        await answer('declined', 'Not now');
        expect((await sentBy(ben))[0]?.isFinal).toBeUndefined();
        await host.write(ben.uid, [without(record('request', requestId(ada.uid, 'windrow'), null))]);
        await ask();
        expect(await sentBy(ben)).toMatchObject([{ state: 'requested', note: '' }]);
        await answer('declined', 'Really');
        await ask();
        expect(await sentBy(ben)).toMatchObject([{ state: 'declined', note: 'Really', isFinal: true }]);
      });

      test('has the state of the last call after concurrent calls of ask and withdraw', async () => {
        const store = of(ben);
        await Promise.all([store.ask('windrow'), store.withdraw('windrow')]);
        expect(await stateOf()).toBe('withdrawn');
        await Promise.all([store.ask('windrow'), store.withdraw('windrow'), store.ask('windrow')]);
        expect(await stateOf()).toBe('requested');
      });
    });

    test('ask ignores a startup of the requester, and ask and withdraw ignore a startup that doesn’t exist', async () => {
      await ask(ada);
      await ask(ben, 'nowhere');
      await of(ben).withdraw('nowhere');
      for (const account of [ada, ben]) expect(await of(account).load()).toEqual({ sent: [], received: [] });
    });

    test('the demo account can send requests only to sample startups of other founders, and receives no requests', async () => {
      for (const id of ['windrow', samples.heliogrid.id, samples.ledgerline.id]) await ask(asha, id);
      expect(await sentBy(asha)).toMatchObject([{ startupId: 'ledgerline', isSample: true }]);
      await ask(ben, samples.heliogrid.id);
      expect([await receivedBy(ada), await receivedBy(asha)]).toEqual([[], []]);
    });

    describe.each([
      ['the observer’s window', 0],
      ['a window other than the observer’s', 1],
    ] as const)('requests and answers that are sent in %s', (_, tab) => {
      const heard = (...listeners: ReturnType<typeof vi.fn>[]) =>
        vi.waitFor(() => {
          for (const listener of listeners) expect(listener).toHaveBeenCalled();
        });
      /** Observes, as this account and in the first window, its requests and the pages of other accounts. */
      async function watch(account: Account) {
        const [store, world] = [of(account, 0), host.openWorld(account, 0)];
        const [requests, pages] = [vi.fn(), vi.fn()];
        await Promise.all([store.load(), allPages(world)]);
        world.observe('pages', pages);
        return { requests, pages, world, store, stop: store.observe(requests) };
      }

      test('notify the requester and the owner; an approval shows the metrics until the owner revokes the approval', async () => {
        const [bens, adas] = [await watch(ben), await watch(ada)];
        await of(ben, tab).ask('windrow');
        await heard(bens.requests, adas.requests);
        expect((await adas.store.load()).received).toHaveLength(1);
        for (const verdict of ['approved', 'revoked'] as const) {
          vi.clearAllMocks();
          await of(ada, tab).answer(idOfBens, { verdict, note: '' });
          await heard(bens.requests, bens.pages);
          expect((await bens.store.load()).sent[0]?.state).toBe(verdict);
          const { startups } = await allPages(bens.world);
          expect(startups[0]?.closed.includes('metrics')).toBe(verdict === 'revoked');
        }
        vi.clearAllMocks();
        await of(ben, tab).withdraw('windrow');
        await heard(adas.requests, bens.pages);
        expect((await adas.store.load()).received).toEqual([]);
      });

      test('are the only changes of other accounts that notify, besides those of their names, roles and startups', async () => {
        const { requests, pages } = await watch(ben);
        const unrelated = [mark('like', 'x'), mark('follow', refOf('user', ben.uid)), settings({})];
        await host.write(ada.uid, [...unrelated, record('post', 'x', {})], tab);
        await heard(pages);
        expect(requests).not.toHaveBeenCalled();
        for (const change of [
          [profile({ name: 'Ada Berg' })],
          [listing('sundial', 'Sundial')].flat(),
          [registered('ada')],
        ]) {
          await host.write(ada.uid, change, tab);
          await heard(requests);
          requests.mockClear();
        }
      });

      test('don’t notify a third account or an observer that has unsubscribed', async () => {
        await host.write(cara.uid, [profile({ name: cara.name })]);
        const [caras, bens, later] = [await watch(cara), await watch(ben), await watch(ada)];
        bens.stop();
        await of(ben, tab).ask('windrow');
        await heard(later.requests);
        later.requests.mockClear();
        await of(ada, tab).answer(idOfBens, { verdict: 'approved', note: '' });
        await heard(later.requests);
        for (const listener of [caras.requests, caras.pages, bens.requests])
          expect(listener).not.toHaveBeenCalled();
      });
    });

    describe('requests to sample startups', () => {
      test.each([
        ['ledgerline', 'approved'],
        ['mirahealth', 'declined'],
      ])("a request to '%s' is automatically %s within a minute, with a note", async (startupId, state) => {
        await ask(ben, startupId);
        expect(await sentBy(ben)).toMatchObject([{ startupId, isSample: true, state: 'requested' }]);
        now += minute;
        const [sent] = await sentBy(ben);
        expect(sent).toMatchObject({
          startupId,
          state,
          requestedAt: start,
          note: expect.stringMatching(/./),
        });
        expect(sent?.answeredAt).toBeGreaterThan(start);
        await of(ben).withdraw(startupId);
        expect(await stateOf(ben, startupId)).toBe('withdrawn');
        await ask(ben, startupId);
        expect(await stateOf(ben, startupId)).toBe('requested');
        expect((await host.readAll(ben.uid)).filter(({ kind }) => kind === 'answer')).toEqual([]);
      });

      test("a request to 'heliogrid' isn’t answered within 400 days", async () => {
        await ask(ben, 'heliogrid');
        now += 400 * 24 * 60 * minute;
        expect(await stateOf(ben, 'heliogrid')).toBe('requested');
      });

      test('observers are notified of an automatic answer that becomes due while the requests load', async () => {
        await ask(ben, 'ledgerline');
        // 15 s pass between two readings of the clock, and the answer is due after 20 s.
        const store = host.openRequests(ben, () => (now += 15_000));
        const listener = vi.fn();
        const stop = store.observe(listener);
        expect((await store.load()).sent).toMatchObject([{ startupId: 'ledgerline', state: 'requested' }]);
        await vi.waitFor(() => expect(listener).toHaveBeenCalled());
        stop();
      });

      test('observers are notified when each automatic answer is due, and no timer runs without an observer', async () => {
        const store = of(ben);
        await store.ask('ledgerline');
        await store.ask('mirahealth');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const read: string[][] = [];
        const load = async () => {
          const { sent } = await store.load();
          read.push(sent.map(({ startupId, state }) => `${startupId} ${state}`).sort());
        };
        await load();
        const stop = store.observe(() => void load());
        for (const _ of [1, 2]) {
          const before = read.length;
          while (read.length === before && now < start + minute) {
            now += 1000;
            await vi.advanceTimersByTimeAsync(1000);
            await new Promise((resolve) => setImmediate(resolve));
          }
        }
        expect(read).toEqual([
          ['ledgerline requested', 'mirahealth requested'],
          ['ledgerline approved', 'mirahealth requested'],
          ['ledgerline approved', 'mirahealth declined'],
        ]);
        expect([now - start, vi.getTimerCount()]).toEqual([30_000, 0]);
        stop();
        await store.ask('ledgerline');
        await store.withdraw('ledgerline');
        await store.ask('ledgerline');
        const stopAgain = store.observe(() => {});
        await store.load();
        expect(vi.getTimerCount()).toBe(1);
        stopAgain();
        expect(vi.getTimerCount()).toBe(0);
      });
    });
  });
}
