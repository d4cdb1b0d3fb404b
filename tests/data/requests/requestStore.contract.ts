import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { World } from '@/data/ports/World';
import { startups as samples } from '@/data/sample/startups';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import type { Profile } from '@/data/schema/profile';
import type { KeptRecord } from '@/data/schema/records';
import { requestId } from '@/data/schema/request';
import { emptyListing, listingOf } from '@/data/schema/startupListing';

export type Someone = { uid: string; id: string; name: string };

/** A place where people meet. `tab` 0 and 1 are two windows, which a person may have open both. */
export type RequestHost = {
  openRequests(person: Someone, now: () => number, tab?: 0 | 1): RequestStore;
  openWorld(person: Someone, tab?: 0 | 1): World;
  /** What somebody writes into their own space, `undefined` to remove it; all at once. */
  write(uid: string, records: readonly KeptRecord[], tab?: 0 | 1): Promise<void>;
  /** All that is somebody's own, as an export has it. */
  readAll(uid: string): Promise<readonly KeptRecord<string>[]>;
  leave(uid: string, tab?: 0 | 1): Promise<void>;
  close(): Promise<void>;
};

const start = Date.UTC(2025, 10, 20, 9, 41);
const minute = 60_000;
const ada = { uid: 'uid-ada', id: 'ada-holm', name: 'Ada Holm' };
const ben = { uid: 'uid-ben', id: 'ben-ruiz', name: 'Ben Ruiz' };
const cara = { uid: 'uid-cara', id: 'cara-ng', name: 'Cara Ng' };
const asha = { uid: 'sample', id: 'asha-verma', name: 'Asha Verma' };

const profile = (value: Profile): KeptRecord => ({ kind: 'profile', id: 'me', value });
const listing = (id: string, startupName = 'Windrow', savedAt = start): KeptRecord => ({
  kind: 'listing',
  id,
  value: {
    listing: listingOf({
      ...emptyListing,
      startupName,
      tagline: 'Small turbines',
      category: 'Climate Tech',
      about: 'Turbines',
      website: 'https://windrow.example',
      email: 'hello@windrow.example',
      revenue: '41001',
      users: '41002',
      raised: '41003',
      goal: '41004',
      arr: '41005',
      cac: '41006',
      ltv: '41007',
      growth: '41.008',
    }),
    savedAt,
  },
});
const registered = (id: string): KeptRecord => ({
  kind: 'investorAccount',
  id,
  value: accountOf({ ...emptyRegistration, fullName: 'Ben Ruiz', dob: '', investments: '' }),
});

/** What every store of requests does, wherever it is. */
export function describeRequestStore(name: string, openHost: () => RequestHost) {
  describe(name, () => {
    let host: RequestHost;
    let now: number;
    beforeEach(async () => {
      host = openHost();
      now = start;
      await host.write(ada.uid, [profile({ name: ada.name }), listing('windrow')]);
      await host.write(ben.uid, [profile({ name: ben.name, role: 'Angel' })]);
    });
    afterEach(async () => {
      vi.useRealTimers();
      await host.close();
    });
    const of = (person: Someone, tab?: 0 | 1) => host.openRequests(person, () => now, tab);
    const sentBy = async (person: Someone) => (await of(person).load()).sent;
    const receivedBy = async (person: Someone) => (await of(person).load()).received;
    const stateOf = async (person = ben, startupId = 'windrow') =>
      (await sentBy(person)).find((each) => each.startupId === startupId)?.state;
    const idOfBens = requestId(ben.uid, 'windrow');
    const answer = (verdict: 'approved' | 'declined' | 'revoked', note = '') =>
      of(ada).answer(idOfBens, { verdict, note });
    /** What Ben is told of Ada's startup, by any route. */
    const told = async (person = ben) => {
      const world = host.openWorld(person);
      const [people, feed, requests] = [
        await world.loadPeople(),
        await world.loadFeed(),
        await of(person).load(),
      ];
      const text = JSON.stringify([people, feed, requests]);
      return {
        closed: people.startups[0]?.closed,
        traction: text.includes('41001'),
        metrics: text.includes('41005') || text.includes('0.41008'),
      };
    };

    test('nothing is there at first, whoever looks', async () => {
      for (const person of [ada, ben, asha])
        expect(await of(person).load()).toEqual({ sent: [], received: [] });
    });

    test('a request reaches the owner, and nobody else', async () => {
      await host.write(cara.uid, [profile({ name: cara.name }), listing('sundial', 'Sundial')]);
      await of(ben).ask('windrow');
      const standing = { state: 'requested', requestedAt: start, answeredAt: null, note: '' };
      expect(await of(ben).load()).toEqual({
        sent: [{ startupId: 'windrow', name: 'Windrow', logo: '', isSample: false, ...standing }],
        received: [],
      });
      expect(await of(ada).load()).toEqual({
        sent: [],
        received: [
          {
            id: idOfBens,
            startupId: 'windrow',
            startupName: 'Windrow',
            from: { id: 'ben-ruiz', name: 'Ben Ruiz', role: 'Angel', avatar: '', investorId: null },
            ...standing,
          },
        ],
      });
      for (const other of [cara, asha]) expect(await of(other).load()).toEqual({ sent: [], received: [] });
    });

    test('whoever asks shows who they are, however private their page is', async () => {
      await host.write(ben.uid, [
        { kind: 'settings', id: 'me', value: { privacy: 'private', investorPrivacy: 'private' } },
        registered('ben-ruiz'),
      ]);
      await of(ben).ask('windrow');
      expect((await receivedBy(ada))[0]?.from).toEqual({
        id: 'ben-ruiz',
        name: 'Ben Ruiz',
        role: 'Angel',
        avatar: '',
        investorId: 'ben-ruiz',
      });
    });

    test('it goes by the ids that each of them sees', async () => {
      await host.write(cara.uid, [profile({ name: cara.name }), listing('windrow', 'Windrow', start - 1)]);
      await host.write(ben.uid, [listing('windrow', 'Bens own')]);
      // To Ben his own is `windrow`, Cara's, listed first, `windrow-2`, and Ada's `windrow-3`.
      await of(ben).ask('windrow-3');
      expect(await receivedBy(cara)).toEqual([]);
      expect(await receivedBy(ada)).toMatchObject([{ id: idOfBens, startupId: 'windrow' }]);
      expect(await sentBy(ben)).toMatchObject([{ startupId: 'windrow-3' }]);
      await answer('approved');
      const { startups } = await host.openWorld(ben).loadPeople();
      expect(startups.map(({ startup, closed }) => [startup.id, closed])).toEqual([
        ['windrow-3', []],
        ['windrow-2', ['traction', 'metrics', 'contact']],
      ]);
    });

    test('both are called as they are now', async () => {
      await of(ben).ask('windrow');
      await host.write(ben.uid, [profile({ name: 'Ben Berg', id: 'ben-ruiz' })]);
      await host.write(ada.uid, [listing('windrow', 'Windrose')]);
      expect(await sentBy(ben)).toMatchObject([{ startupId: 'windrow', name: 'Windrose' }]);
      expect(await receivedBy(ada)).toMatchObject([
        { startupName: 'Windrose', from: { id: 'ben-ruiz', name: 'Ben Berg' } },
      ]);
    });

    test('what whoever asks keeps of it is written with the request: all or none, and also where none comes', async () => {
      const mark = (id: string, value: boolean): KeptRecord => ({ kind: 'interest', id, value });
      const kept = async () =>
        (await host.readAll(ben.uid)).filter(({ kind }) => kind === 'interest' || kind === 'request');
      const asked = { kind: 'request', id: `${ada.uid}/windrow`, value: { at: start, isWithdrawn: false } };
      await of(ben).ask('windrow', mark('startup:windrow', true));
      expect(await kept()).toEqual([mark('startup:windrow', true), asked]);
      await of(ben).withdraw('windrow', mark('startup:windrow', false));
      const withdrawn = { ...asked, value: { at: start, isWithdrawn: true } };
      expect(await kept()).toEqual([mark('startup:windrow', false), withdrawn]);
      await of(ben).ask('nowhere', mark('startup:nowhere', true));
      expect(await kept()).toEqual([
        mark('startup:nowhere', true),
        mark('startup:windrow', false),
        withdrawn,
      ]);
      // What can't be kept takes the request along.
      const unkeepable = { ...mark('startup:windrow', true), value: () => {} };
      await expect(of(ben).ask('windrow', unkeepable)).rejects.toThrow();
      expect(await kept()).toContainEqual(withdrawn);
    });

    test('several stand newest first', async () => {
      await host.write(ada.uid, [listing('sundial', 'Sundial')]);
      await host.write(cara.uid, [profile({ name: cara.name })]);
      await of(ben).ask('windrow');
      now += minute;
      await of(cara).ask('windrow');
      now += minute;
      await of(ben).ask('sundial');
      expect((await sentBy(ben)).map(({ startupId }) => startupId)).toEqual(['sundial', 'windrow']);
      expect((await receivedBy(ada)).map(({ startupId, from }) => [startupId, from.name])).toEqual([
        ['sundial', 'Ben Ruiz'],
        ['windrow', 'Cara Ng'],
        ['windrow', 'Ben Ruiz'],
      ]);
    });

    describe('an answer', () => {
      beforeEach(() => of(ben).ask('windrow'));

      test.each(['approved', 'declined'] as const)(
        '%s reaches exactly who asked, with the note',
        async (verdict) => {
          await host.write(cara.uid, [profile({ name: cara.name })]);
          await of(cara).ask('windrow');
          now += minute;
          await answer(verdict, '  Gladly. ');
          const standing = {
            state: verdict,
            requestedAt: start,
            answeredAt: start + minute,
            note: 'Gladly.',
          };
          expect(await sentBy(ben)).toMatchObject([standing]);
          expect(await receivedBy(ada)).toContainEqual(
            expect.objectContaining({ id: idOfBens, ...standing }),
          );
          expect(await sentBy(cara)).toMatchObject([{ state: 'requested', note: '' }]);
        },
      );

      test('takes the place of an earlier one, as it may', async () => {
        await expect(answer('revoked')).rejects.toThrow();
        await answer('declined', 'Not now');
        await expect(answer('revoked')).rejects.toThrow();
        await answer('declined', 'Not this year');
        expect(await sentBy(ben)).toMatchObject([{ state: 'declined', note: 'Not this year' }]);
        await answer('approved', 'On second thoughts');
        await expect(answer('declined')).rejects.toThrow();
        await answer('revoked', 'Sorry');
        expect(await sentBy(ben)).toMatchObject([{ state: 'revoked', note: 'Sorry' }]);
        await answer('approved');
        expect(await stateOf()).toBe('approved');
      });

      test('is refused for what isn’t there: to a stranger’s, one’s own, one taken back', async () => {
        await expect(
          of(ada).answer('uid-nobody/windrow', { verdict: 'approved', note: '' }),
        ).rejects.toThrow();
        await expect(of(ben).answer(idOfBens, { verdict: 'approved', note: '' })).rejects.toThrow();
        await expect(of(ada).restore('uid-nobody/windrow', null)).rejects.toThrow();
        await of(ben).withdraw('windrow');
        await expect(answer('approved')).rejects.toThrow();
      });

      test('can be taken back: what it replaced stands again, as it was', async () => {
        await answer('approved', 'Welcome');
        now += minute;
        await of(ada).restore(idOfBens, null);
        expect(await stateOf()).toBe('requested');
        expect((await told()).metrics).toBe(false);
        const store = of(ada);
        await store.answer(idOfBens, { verdict: 'approved', note: 'Welcome' });
        now += minute;
        await store.answer(idOfBens, { verdict: 'revoked', note: '' });
        now += minute;
        await store.restore(idOfBens, { verdict: 'approved', note: 'Welcome' });
        expect(await sentBy(ben)).toMatchObject([
          { state: 'approved', note: 'Welcome', answeredAt: start + minute },
        ]);
        expect((await told()).metrics).toBe(true);
      });
    });

    describe('who asked', () => {
      beforeEach(() => of(ben).ask('windrow'));

      test('asks in vain while it stands, unanswered or approved', async () => {
        now += minute;
        await of(ben).ask('windrow');
        expect(await sentBy(ben)).toMatchObject([{ state: 'requested', requestedAt: start }]);
        await answer('approved');
        await of(ben).ask('windrow');
        expect(await sentBy(ben)).toMatchObject([{ state: 'approved', requestedAt: start }]);
      });

      test('can take it back: the owner doesn’t see it any more, the asker that they did', async () => {
        await of(ben).withdraw('windrow');
        expect(await sentBy(ben)).toMatchObject([{ state: 'withdrawn', requestedAt: start }]);
        expect(await receivedBy(ada)).toEqual([]);
        now += minute;
        await of(ben).ask('windrow');
        expect(await receivedBy(ada)).toMatchObject([{ state: 'requested', requestedAt: start + minute }]);
      });

      test('takes nothing back where nothing is', async () => {
        await of(ben).withdraw('nowhere');
        await of(ada).withdraw('windrow');
        await of(ben).withdraw('windrow');
        await of(ben).withdraw('windrow');
        expect(await stateOf()).toBe('withdrawn');
      });

      test('who takes back what was approved asks anew, however soon', async () => {
        await answer('approved');
        await of(ben).withdraw('windrow');
        expect(await told()).toMatchObject({ traction: false, metrics: false });
        await of(ben).ask('windrow');
        expect(await stateOf()).toBe('requested');
        expect(await told()).toMatchObject({ traction: false, metrics: false });
      });

      test.each(['withdrawing', 'at once'])(
        'can ask once more after a no, %s: the second one stands',
        async (how) => {
          const again = async () => {
            now += minute;
            if (how === 'withdrawing') await of(ben).withdraw('windrow');
            await of(ben).ask('windrow');
          };
          await answer('declined', 'Not now');
          await again();
          expect(await sentBy(ben)).toMatchObject([
            { state: 'requested', requestedAt: start + minute, note: '' },
          ]);
          // Taking it back in between doesn't make it another first time.
          await of(ben).withdraw('windrow');
          await again();
          await answer('declined', 'Really');
          await again();
          expect(await sentBy(ben)).toMatchObject([{ state: 'declined', note: 'Really' }]);
          await answer('approved', 'Well then');
          expect(await stateOf()).toBe('approved');
        },
      );

      test('can ask once more after it was revoked, and as before after a yes', async () => {
        await answer('approved');
        await answer('revoked');
        await of(ben).ask('windrow');
        expect(await stateOf()).toBe('requested');
        await answer('approved');
        await of(ben).withdraw('windrow');
        await of(ben).ask('windrow');
        await answer('declined');
        await of(ben).ask('windrow');
        expect(await stateOf()).toBe('requested');
      });
    });

    test('what is asked and taken back at once ends as it was meant', async () => {
      const store = of(ben);
      const withdrawn = [store.ask('windrow'), store.withdraw('windrow')];
      await Promise.all(withdrawn);
      expect(await stateOf()).toBe('withdrawn');
      await Promise.all([store.ask('windrow'), store.withdraw('windrow'), store.ask('windrow')]);
      expect(await stateOf()).toBe('requested');
    });

    test('a first no isn’t the last word, nor is one taken back', async () => {
      await of(ben).ask('windrow');
      await answer('declined');
      expect((await sentBy(ben))[0]?.isFinal).toBeUndefined();
      await of(ben).ask('windrow');
      expect((await sentBy(ben))[0]?.isFinal).toBeUndefined();
      await answer('declined');
      await of(ben).withdraw('windrow');
      expect((await sentBy(ben))[0]?.isFinal).toBeUndefined();
    });

    test('who has cleared their data doesn’t ask for the first time', async () => {
      await of(ben).ask('windrow');
      await answer('declined');
      await host.write(ben.uid, [{ kind: 'request', id: requestId(ada.uid, 'windrow'), value: undefined }]);
      await of(ben).ask('windrow');
      expect(await stateOf()).toBe('requested');
      await answer('declined', 'Again');
      await of(ben).ask('windrow');
      expect(await sentBy(ben)).toMatchObject([{ state: 'declined', note: 'Again' }]);
    });

    test('nothing comes of asking for one’s own, or for what isn’t there', async () => {
      await of(ada).ask('windrow');
      await of(ben).ask('nowhere');
      expect(await of(ada).load()).toEqual({ sent: [], received: [] });
      expect(await of(ben).load()).toEqual({ sent: [], received: [] });
    });

    test('the sample person reaches nobody but the sample', async () => {
      await of(asha).ask('windrow');
      await of(asha).ask(samples.heliogrid.id);
      await of(asha).ask(samples.ledgerline.id);
      expect(await sentBy(asha)).toMatchObject([{ startupId: 'ledgerline', isSample: true }]);
      expect(await receivedBy(ada)).toEqual([]);
      await of(ben).ask(samples.heliogrid.id);
      expect(await receivedBy(asha)).toEqual([]);
    });

    test('what somebody forged into their own space opens nothing', async () => {
      await of(ben).ask('windrow');
      const approved = { verdict: 'approved', note: '', at: start, requestedAt: start };
      await host.write(ben.uid, [{ kind: 'answer', id: idOfBens, value: approved }]);
      await host.write(cara.uid, [
        profile({ name: cara.name }),
        { kind: 'answer', id: idOfBens, value: approved },
      ]);
      expect(await stateOf()).toBe('requested');
      expect((await told()).metrics).toBe(false);
      // Nor what Ada said to somebody else, or of another startup, or to an earlier request.
      await host.write(ada.uid, [
        { kind: 'answer', id: requestId(cara.uid, 'windrow'), value: approved },
        { kind: 'answer', id: requestId(ben.uid, 'other'), value: approved },
        { kind: 'answer', id: idOfBens, value: { ...approved, requestedAt: start - 1 } },
      ]);
      expect(await stateOf()).toBe('requested');
      expect((await told()).metrics).toBe(false);
      // What has no shape is none.
      await host.write(ada.uid, [
        { kind: 'answer', id: idOfBens, value: { ...approved, verdict: 'granted' } },
      ]);
      expect(await stateOf()).toBe('requested');
    });

    test('a request goes with the startup, and with who asked or was asked', async () => {
      await of(ben).ask('windrow');
      await answer('approved');
      await host.write(ada.uid, [{ ...listing('windrow'), value: undefined }]);
      expect(await sentBy(ben)).toEqual([]);
      expect(await receivedBy(ada)).toEqual([]);
      await host.write(ada.uid, [listing('windrow')]);
      expect(await stateOf()).toBe('approved');
      await host.leave(ben.uid);
      expect(await receivedBy(ada)).toEqual([]);
      // The account again, with nothing in it: what was said before is said to an earlier request.
      await host.write(ben.uid, [profile({ name: ben.name })]);
      await of(ben).ask('windrow');
      expect(await stateOf()).toBe('requested');
      await host.leave(ada.uid);
      expect(await sentBy(ben)).toEqual([]);
    });

    describe('every way from where it stands', () => {
      const ask = () => of(ben).ask('windrow');
      const withdraw = () => of(ben).withdraw('windrow');
      const approve = () => answer('approved');
      const decline = () => answer('declined');
      const revoke = () => answer('revoked');
      const moves = { ask, withdraw, approve, decline, revoke };
      type Move = keyof typeof moves;
      const waysTo: Record<string, Move[]> = {
        none: [],
        requested: ['ask'],
        approved: ['ask', 'approve'],
        declined: ['ask', 'decline'],
        revoked: ['ask', 'approve', 'revoke'],
        withdrawn: ['ask', 'withdraw'],
      };
      /** Where each move leads; what isn't named here changes nothing, and the owner is told that it can't be said. */
      const leads: Record<string, Partial<Record<Move, string>>> = {
        none: { ask: 'requested' },
        requested: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' },
        approved: { revoke: 'revoked', withdraw: 'withdrawn' },
        declined: { ask: 'requested', approve: 'approved', withdraw: 'withdrawn' },
        revoked: { ask: 'requested', approve: 'approved', withdraw: 'withdrawn' },
        withdrawn: { ask: 'requested' },
      };
      const cases = Object.keys(waysTo).flatMap((state) =>
        Object.keys(moves).map((move) => [state, move as Move] as const),
      );

      test.each(cases)('%s: %s', async (state, move) => {
        for (const way of waysTo[state] ?? []) {
          await moves[way]();
          now += minute;
        }
        expect((await stateOf()) ?? 'none').toBe(state);
        const isOwners = move !== 'ask' && move !== 'withdraw';
        const isSaidAgain =
          { approve: 'approved', decline: 'declined', revoke: 'revoked' }[move as string] === state;
        const isRefused = isOwners && !leads[state]?.[move] && !isSaidAgain;
        const moving = moves[move]();
        if (isRefused) await expect(moving).rejects.toThrow();
        else await moving;
        const after = leads[state]?.[move] ?? state;
        expect((await stateOf()) ?? 'none').toBe(after);
        expect((await told()).metrics).toBe(after === 'approved');
        expect((await receivedBy(ada)).length).toBe(['none', 'withdrawn'].includes(after) ? 0 : 1);
      });
    });

    describe('what an approval opens', () => {
      const closed = { traction: false, metrics: false };
      const isTold = async () => {
        const { traction, metrics } = await told();
        return { traction, metrics };
      };

      test('is open as long as it stands, and never in what who asked keeps', async () => {
        expect(await told()).toEqual({ closed: ['traction', 'metrics', 'contact'], ...closed });
        await of(ben).ask('windrow');
        expect(await isTold()).toEqual(closed);
        await answer('declined');
        expect(await isTold()).toEqual(closed);
        await answer('approved');
        expect(await told()).toEqual({ closed: [], traction: true, metrics: true });
        expect((await host.openWorld(cara).loadPeople()).startups[0]?.closed).toContain('metrics');
        await answer('revoked');
        expect(await isTold()).toEqual(closed);
        expect(JSON.stringify(await host.readAll(ben.uid))).not.toMatch(/4100|0\.41008/);
      });
    });

    describe.each([0, 1] as const)('in window %i', (tab) => {
      const heard = (listener: ReturnType<typeof vi.fn>) =>
        vi.waitFor(() => expect(listener).toHaveBeenCalled());
      /** What somebody hears in the first window. */
      async function watch(person: Someone) {
        const store = of(person, 0);
        const world = host.openWorld(person, 0);
        const listener = vi.fn();
        const worldListener = vi.fn();
        await Promise.all([store.load(), world.loadPeople()]);
        return {
          listener,
          worldListener,
          world,
          store,
          stop: store.observe(listener),
          stopWorld: world.observe(worldListener),
        };
      }

      test('each change is told to both, an approval opens and closes the page', async () => {
        const [bens, adas] = [await watch(ben), await watch(ada)];
        await of(ben, tab).ask('windrow');
        await heard(bens.listener);
        await heard(adas.listener);
        expect((await adas.store.load()).received).toHaveLength(1);
        for (const verdict of ['approved', 'revoked'] as const) {
          bens.listener.mockClear();
          bens.worldListener.mockClear();
          await of(ada, tab).answer(idOfBens, { verdict, note: '' });
          await heard(bens.listener);
          await heard(bens.worldListener);
          expect((await bens.store.load()).sent[0]?.state).toBe(verdict);
          const { startups } = await bens.world.loadPeople();
          expect(startups[0]?.closed.includes('metrics')).toBe(verdict === 'revoked');
        }
        adas.listener.mockClear();
        bens.worldListener.mockClear();
        await of(ben, tab).withdraw('windrow');
        await heard(adas.listener);
        await heard(bens.worldListener);
        expect((await adas.store.load()).received).toEqual([]);
      });

      test('nobody hears of what isn’t for them, or has stopped listening', async () => {
        await host.write(cara.uid, [profile({ name: cara.name })]);
        const [caras, bens] = [await watch(cara), await watch(ben)];
        const { listener: later } = await watch(ada);
        bens.stop();
        await of(ben, tab).ask('windrow');
        await heard(later);
        later.mockClear();
        await of(ada, tab).answer(idOfBens, { verdict: 'approved', note: '' });
        await heard(later);
        expect([caras.listener, caras.worldListener, bens.listener].map(({ mock }) => mock.calls)).toEqual([
          [],
          [],
          [],
        ]);
      });
    });

    describe('a sample startup', () => {
      test.each([
        ['ledgerline', 'approved'],
        ['mirahealth', 'declined'],
      ])('%s has %s after a while, with a note', async (startupId, state) => {
        await of(ben).ask(startupId);
        expect(await sentBy(ben)).toMatchObject([{ startupId, isSample: true, state: 'requested' }]);
        now += minute;
        const [sent] = await sentBy(ben);
        expect(sent).toMatchObject({ startupId, state, requestedAt: start });
        expect(sent?.note).not.toBe('');
        expect(sent?.answeredAt).toBeGreaterThan(start);
        await of(ben).withdraw(startupId);
        expect(await stateOf(ben, startupId)).toBe('withdrawn');
        await of(ben).ask(startupId);
        expect(await stateOf(ben, startupId)).toBe('requested');
        expect((await host.readAll(ben.uid)).filter(({ kind }) => kind === 'answer')).toEqual([]);
      });

      test('one never answers', async () => {
        await of(ben).ask('heliogrid');
        now += 400 * 24 * 60 * minute;
        expect(await stateOf(ben, 'heliogrid')).toBe('requested');
      });

      test('tells that it has answered when it has, while somebody listens', async () => {
        const store = of(ben);
        await store.ask('ledgerline');
        await store.ask('mirahealth');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const told: unknown[] = [];
        const read = async () => {
          const { sent } = await store.load();
          told.push(Object.fromEntries(sent.map(({ startupId, state }) => [startupId, state])));
        };
        await read();
        const stop = store.observe(() => void read());
        for (const _ of [1, 2]) {
          const before = told.length;
          while (told.length === before && now < start + minute) {
            now += 1000;
            await vi.advanceTimersByTimeAsync(1000);
            await new Promise((resolve) => setImmediate(resolve));
          }
        }
        expect(told).toEqual([
          { ledgerline: 'requested', mirahealth: 'requested' },
          { ledgerline: 'approved', mirahealth: 'requested' },
          { ledgerline: 'approved', mirahealth: 'declined' },
        ]);
        expect(now - start).toBe(30_000);
        expect(vi.getTimerCount()).toBe(0);
        stop();
      });

      test('wakes nobody who has stopped listening', async () => {
        const store = of(ben);
        await store.ask('ledgerline');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const stop = store.observe(() => {});
        await store.load();
        expect(vi.getTimerCount()).toBe(1);
        stop();
        expect(vi.getTimerCount()).toBe(0);
      });
    });
  });
}
