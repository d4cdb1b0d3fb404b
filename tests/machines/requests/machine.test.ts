import * as blank from '@kit/fixtures/blankProfiles';
import { answering, reporting, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import type { ReceivedRequest } from '@/data/ports/RequestStore';
import { draftDelay, textMaximum, undoDelay } from '@/data/schema/constants';
import type { RequestStanding, RequestState } from '@/data/schema/request';
import { requestsMachine } from '@/machines/requests/machine';
import type { RequestChange, RequestsData, RequestsEvent } from '@/machines/requests/types';
import { requestsOf, waitingOf } from '@/machines/requests/view';
import type { PageHidden, Unkept } from '@/machines/shared/draft';
import type { WriteCommand, WriteReport } from '@/machines/shared/outbox';
import type { StoreChanged } from '@/machines/shared/sync';

const standing = (state: RequestState, requestedAt: number, note = ''): RequestStanding => ({
  state,
  requestedAt,
  answeredAt: state === 'requested' ? null : requestedAt + 1,
  note,
});

const request = (id: string, more: Partial<ReceivedRequest> = {}): ReceivedRequest => ({
  id,
  startupId: 'kestrel',
  startupName: 'Kestrel',
  from: { id: `page-of-${id}`, name: id, role: 'Angel', avatar: '', investorId: null },
  ...standing('requested', 100),
  ...more,
});
const mina = request('mina');
const ravi = request('ravi', standing('approved', 90, 'Welcome'));
const lena = request('lena', standing('declined', 95));

const known: RequestsData['known'] = { startups: new Map(), investors: new Map(), userIds: new Set() };
const dataOf = (received: ReceivedRequest[], more: Partial<RequestsData> = {}): RequestsData => ({
  received,
  known,
  notes: {},
  ...more,
});

const regions = { list: 'ready', sync: 'current', form: 'closed', draft: 'kept', undo: 'idle' };
const loaded = (more: Partial<Record<keyof typeof regions, string>> = {}) => ({
  loaded: { ...regions, ...more },
});

/** The machine on fakes: each reading waits for the test's answer, each write too. */
function start(brokenStarts = 0) {
  const loads = answering<RequestsData>();
  const store = reporting<
    WriteCommand<RequestChange>,
    WriteReport<RequestChange> | StoreChanged,
    Unkept<RequestChange>
  >({ brokenStarts, onStop: ({ unkept }) => left.push(...unkept()) });
  const directory = reporting<EventObject, StoreChanged>();
  const page = reporting<EventObject, PageHidden>();
  const left: RequestChange[] = [];
  const machine = startMachine(
    requestsMachine.provide({
      actors: {
        loadRequests: loads.logic,
        requestStore: store.logic,
        watchDirectory: directory.logic,
        pageHide: page.logic,
      },
    }),
  );
  return {
    ...machine,
    loads,
    store,
    directory,
    page,
    left,
    changes: () => store.commands.map(({ change }) => change),
    last: () => store.commands.at(-1)?.change as RequestChange,
    states: () => requestsOf(machine.context()).map(({ request: { id, state } }) => [id, state]),
  };
}

async function open(data: RequestsData) {
  const machine = start();
  await machine.loads.answer(data);
  return machine;
}

const approve = (id: string, at = 200): RequestsEvent => ({ type: 'request.approve', id, at });
const decline = (id: string): RequestsEvent => ({ type: 'form.open', id, verdict: 'declined' });
const revoke = (id: string): RequestsEvent => ({ type: 'form.open', id, verdict: 'revoked' });
const type = (note: string): RequestsEvent => ({ type: 'note.type', note });
const submit = (at = 200): RequestsEvent => ({ type: 'form.submit', at });
const close: RequestsEvent = { type: 'form.close' };
const undo = (id: string): RequestsEvent => ({ type: 'answer.undo', id });
const answer = (id: string, said: Partial<RequestStanding>, requestedAt = 100): RequestChange => ({
  kind: 'answer',
  id,
  standing: { ...standing('requested', requestedAt), answeredAt: 200, ...said },
});

describe('reading', () => {
  it('waits for the requests, and ignores what can only be done to them', () => {
    const { value, tags, send, changes } = start();
    send(approve('mina'), decline('mina'), type('No'), submit(), close, undo('mina'));
    expect([value(), tags(), changes()]).toEqual(['loading', ['loading'], []]);
  });

  it('shows them', async () => {
    const { value, tags, states } = await open(dataOf([mina, lena, ravi]));
    expect([value(), tags()]).toEqual([loaded(), ['ready']]);
    expect(states()).toEqual([
      ['mina', 'requested'],
      ['lena', 'declined'],
      ['ravi', 'approved'],
    ]);
  });

  it('says that there are none, until one comes, and when the last is withdrawn', async () => {
    const { value, tags, store, loads } = await open(dataOf([]));
    expect([value(), tags()]).toEqual([loaded({ list: 'empty' }), ['empty']]);
    store.report({ type: 'store.changed' });
    expect(value()).toEqual(loaded({ list: 'empty', sync: 'reading' }));
    await loads.answer(dataOf([mina]));
    expect([value(), tags()]).toEqual([loaded(), ['ready']]);
    store.report({ type: 'store.changed' });
    await loads.answer(dataOf([]));
    expect(tags()).toEqual(['empty']);
  });

  it('reads once more where something changed meanwhile', async () => {
    const { value, store, loads } = start();
    store.report({ type: 'store.changed' });
    expect([value(), loads.calls.length]).toEqual(['loading', 2]);
  });

  it('fails where they can’t be read, and tries again from the start', async () => {
    const { value, tags, loads, send, store } = start();
    await loads.refuse();
    expect([value(), tags()]).toEqual(['failed', ['failed']]);
    send(approve('mina'), decline('mina'));
    expect(value()).toEqual('failed');
    send({ type: 'requests.retry' });
    expect([value(), store.starts()]).toEqual(['loading', 2]);
    await loads.answer(dataOf([mina]));
    expect(value()).toEqual(loaded());
  });

  it('fails where the store can’t be started', () => {
    expect(start(1).value()).toEqual('failed');
  });

  it.each(['store', 'directory'] as const)('follows the %s', async (source) => {
    const machine = await open(dataOf([mina]));
    machine[source].report({ type: 'store.changed' });
    await machine.loads.answer(dataOf([request('mina', standing('approved', 100))]));
    expect(machine.states()).toEqual([['mina', 'approved']]);
  });

  it('keeps what is shown where it can’t be read again', async () => {
    const { value, store, loads, states } = await open(dataOf([mina]));
    store.report({ type: 'store.changed' });
    await loads.refuse();
    expect([value(), states()]).toEqual([loaded(), [['mina', 'requested']]]);
  });

  it('is not retried once it is there', async () => {
    const { value, send, loads } = await open(dataOf([mina]));
    send({ type: 'requests.retry' });
    expect([value(), loads.calls.length]).toEqual([loaded(), 1]);
  });
});

describe('the order', () => {
  it('begins with what waits, newest first', async () => {
    const late = request('late', standing('requested', 50));
    const { states } = await open(dataOf([mina, lena, ravi, late]));
    expect(states().map(([id]) => id)).toEqual(['mina', 'late', 'lena', 'ravi']);
  });

  it('stays where it is when one is answered; what is new comes first', async () => {
    const { states, send, store, loads } = await open(dataOf([mina, request('late')]));
    send(approve('mina'));
    store.report({ type: 'store.changed' });
    const fresh = request('fresh', standing('requested', 300));
    await loads.answer(dataOf([fresh, request('mina', standing('approved', 100)), request('late'), lena]));
    expect(states()).toEqual([
      ['fresh', 'requested'],
      ['lena', 'declined'],
      ['mina', 'approved'],
      ['late', 'requested'],
    ]);
  });

  it('has one that is sent anew at its top', async () => {
    const { states, store, loads } = await open(dataOf([mina, lena]));
    store.report({ type: 'store.changed' });
    await loads.answer(dataOf([request('lena', standing('requested', 400)), mina]));
    expect(states()).toEqual([
      ['lena', 'requested'],
      ['mina', 'requested'],
    ]);
  });
});

describe('approving', () => {
  it('shows at once, and is written', async () => {
    const { send, states, changes, store, context, value } = await open(dataOf([mina]));
    send(approve('mina'));
    expect(states()).toEqual([['mina', 'approved']]);
    expect(changes()).toEqual([answer('mina', { state: 'approved' })]);
    expect(value()).toEqual(loaded({ undo: 'undoable' }));
    store.report({ type: 'write.done', change: changes()[0] as RequestChange });
    expect(context().outbox).toEqual({ pending: [], failed: [] });
  });

  it('is possible for whom one had said no to', async () => {
    const { send, states, changes } = await open(dataOf([lena]));
    send(approve('lena'));
    expect(states()).toEqual([['lena', 'approved']]);
    expect(changes()).toEqual([answer('lena', { state: 'approved' }, 95)]);
  });

  it.each(['ravi', 'nobody'])('is ignored for %s', async (id) => {
    const { send, states, changes, value } = await open(dataOf([ravi]));
    send(approve(id));
    expect([states(), changes(), value()]).toEqual([[['ravi', 'approved']], [], loaded()]);
  });

  it('that is not on the device yet stays shown when the requests are read', async () => {
    const { send, states, store, loads } = await open(dataOf([mina]));
    send(approve('mina'));
    store.report({ type: 'store.changed' });
    await loads.answer(dataOf([mina]));
    expect(states()).toEqual([['mina', 'approved']]);
    // Unless it is another request by now.
    store.report({ type: 'store.changed' });
    await loads.answer(dataOf([request('mina', standing('requested', 500))]));
    expect(states()).toEqual([['mina', 'requested']]);
  });
});

describe('the form', () => {
  it('declines with a note, without the blanks around it', async () => {
    const { send, states, changes, value, context } = await open(dataOf([mina]));
    send(decline('mina'));
    expect([value(), context().form]).toEqual([
      loaded({ form: 'answering' }),
      { id: 'mina', verdict: 'declined' },
    ]);
    send(type(' Not now. '), submit());
    expect(states()).toEqual([['mina', 'declined']]);
    expect(changes()).toEqual([answer('mina', { state: 'declined', note: 'Not now.' })]);
    expect([value(), context().form]).toEqual([loaded({ undo: 'undoable', draft: 'typing' }), null]);
  });

  it('declines without one', async () => {
    const { send, changes } = await open(dataOf([mina]));
    send(decline('mina'), submit());
    expect(changes()).toEqual([answer('mina', { state: 'declined' })]);
  });

  it('keeps a note that is too long, and sends nothing until it is shortened', async () => {
    const { send, changes, value, context } = await open(dataOf([mina]));
    const note = 'n'.repeat(textMaximum.note);
    send(decline('mina'), type(`${note}o`), submit());
    expect([changes(), value()]).toEqual([[], loaded({ form: 'answering', draft: 'typing' })]);
    expect([context().notes, context().undoable]).toEqual([{ mina: `${note}o` }, {}]);
    send(type(` ${note} `), submit());
    expect(changes()).toEqual([answer('mina', { state: 'declined', note })]);
  });

  it('revokes what was approved', async () => {
    const { send, changes, states } = await open(dataOf([ravi]));
    send(revoke('ravi'), type('Paused'), submit());
    expect(states()).toEqual([['ravi', 'revoked']]);
    expect(changes()).toEqual([answer('ravi', { state: 'revoked', note: 'Paused' }, 90)]);
  });

  it.each([
    ['declining what is approved', decline('ravi')],
    ['declining twice', decline('lena')],
    ['revoking what waits', revoke('mina')],
    ['revoking what was declined', revoke('lena')],
    ['answering nobody', decline('nobody')],
  ])('doesn’t open for %s', async (_, event) => {
    const { send, value, context } = await open(dataOf([mina, lena, ravi]));
    send(event, type('No'), submit(), close);
    expect([value(), context().form, context().notes]).toEqual([loaded(), null, {}]);
  });

  it('keeps what is typed when it is closed, and for each its own', async () => {
    const { send, context, changes } = await open(dataOf([mina, request('late')]));
    send(decline('mina'), type('Sorry'), close, decline('late'), type('Later'), decline('mina'));
    expect([context().notes, context().form?.id]).toEqual([{ mina: 'Sorry', late: 'Later' }, 'mina']);
    send(submit());
    expect(changes()).toEqual([answer('mina', { state: 'declined', note: 'Sorry' })]);
  });

  it('closes where somebody answered elsewhere meanwhile, and keeps what was typed', async () => {
    const { send, store, loads, value, context, changes } = await open(dataOf([mina]));
    send(decline('mina'), type('Sorry'));
    store.report({ type: 'store.changed' });
    await loads.answer(dataOf([request('mina', standing('approved', 100))]));
    expect([value(), context().form, context().notes]).toEqual([
      loaded({ draft: 'typing' }),
      null,
      { mina: 'Sorry' },
    ]);
    send(submit());
    expect(changes()).toEqual([]);
  });

  it('closes where the request is taken back', async () => {
    const { send, store, loads, value } = await open(dataOf([mina, ravi]));
    send(decline('mina'));
    store.report({ type: 'store.changed' });
    await loads.answer(dataOf([ravi]));
    expect(value()).toEqual(loaded());
  });

  it('closes when it is approved after all', async () => {
    const { send, value, states } = await open(dataOf([mina]));
    send(decline('mina'), approve('mina'));
    expect([value(), states()]).toEqual([loaded({ undo: 'undoable' }), [['mina', 'approved']]]);
  });
});

describe('what is typed', () => {
  const notes = (kept: Record<string, string>): RequestChange => ({ kind: 'notes', notes: kept });

  it('is kept once typing rests', async () => {
    const { send, clock, changes, value } = await open(dataOf([mina]));
    send(decline('mina'), type('S'));
    clock.increment(draftDelay - 1);
    send(type('So'));
    clock.increment(draftDelay - 1);
    expect(changes()).toEqual([]);
    clock.increment(1);
    expect([changes(), value()]).toEqual([[notes({ mina: 'So' })], loaded({ form: 'answering' })]);
    clock.increment(10 * draftDelay);
    expect(changes().length).toBe(1);
  });

  it('is kept at once when the page is hidden', async () => {
    const { send, page, changes } = await open(dataOf([mina]));
    send(decline('mina'), type('So'));
    page.report({ type: 'page.hidden' });
    expect(changes()).toEqual([notes({ mina: 'So' })]);
    page.report({ type: 'page.hidden' });
    expect(changes().length).toBe(1);
  });

  it('is left to the store when the page is left', async () => {
    const { send, actor, left } = await open(dataOf([mina]));
    send(decline('mina'), type('So'));
    actor.stop();
    expect(left).toEqual([notes({ mina: 'So' })]);
  });

  it('is there again, and is no more when it is cleared', async () => {
    const { send, clock, context, changes } = await open(dataOf([mina], { notes: { mina: 'Before' } }));
    expect(requestsOf(context())[0]?.form).toBe(null);
    send(decline('mina'));
    expect(requestsOf(context())[0]?.form).toEqual({ verdict: 'declined', note: 'Before' });
    send(type(''));
    clock.increment(draftDelay);
    expect(changes()).toEqual([notes({})]);
  });

  it('isn’t read over when the requests are read again', async () => {
    const { send, store, loads, context } = await open(dataOf([mina], { notes: { mina: 'Before' } }));
    send(decline('mina'), type('After'));
    store.report({ type: 'store.changed' });
    await loads.answer(dataOf([mina], { notes: { mina: 'Before' } }));
    expect(context().notes).toEqual({ mina: 'After' });
  });

  it('goes once the answer is on the device, not before', async () => {
    const { send, store, clock, context, changes, last } = await open(dataOf([mina]));
    send(decline('mina'), type('Sorry'));
    clock.increment(draftDelay);
    send(submit());
    expect(context().notes).toEqual({ mina: 'Sorry' });
    store.report({ type: 'write.done', change: last() });
    expect(context().notes).toEqual({});
    clock.increment(draftDelay);
    expect(changes().at(-1)).toEqual(notes({}));
  });

  it('stays where the answer is refused, and the answer is sent again', async () => {
    const { send, store, context, changes, last, emitted } = await open(dataOf([mina]));
    send(decline('mina'), type('Sorry'), submit());
    const refused = last();
    store.report({ type: 'write.failed', change: refused });
    expect(context().notes).toEqual({ mina: 'Sorry' });
    expect(requestsOf(context())[0]).toMatchObject({ unsaved: 'failed', request: { state: 'declined' } });
    expect(emitted).toEqual([{ type: 'write.failed' }]);
    send({ type: 'write.retry' });
    expect([changes().length, last()]).toEqual([2, refused]);
    store.report({ type: 'write.done', change: refused });
    expect(requestsOf(context())[0]).toMatchObject({ unsaved: undefined });
    expect(context().notes).toEqual({});
  });

  it('approving leaves it where it is', async () => {
    const { send, store, context, last } = await open(dataOf([mina], { notes: { mina: 'Sorry' } }));
    send(approve('mina'));
    store.report({ type: 'write.done', change: last() });
    expect(context().notes).toEqual({ mina: 'Sorry' });
  });

  it('is ignored without a form', async () => {
    const { send, value, context } = await open(dataOf([mina]));
    send(type('Nobody'));
    expect([value(), context().notes]).toEqual([loaded(), {}]);
  });
});

describe('undoing', () => {
  const restore = (id: string, before: RequestStanding): RequestChange => ({
    kind: 'restore',
    id,
    standing: before,
  });

  it('is possible for ten seconds', async () => {
    const { send, clock, value, context, changes } = await open(dataOf([mina]));
    send(approve('mina'));
    expect(undoDelay).toBe(10_000);
    clock.increment(undoDelay - 1);
    expect([value(), requestsOf(context())[0]?.isUndoable]).toEqual([loaded({ undo: 'undoable' }), true]);
    clock.increment(1);
    expect([value(), requestsOf(context())[0]?.isUndoable]).toEqual([loaded(), false]);
    send(undo('mina'));
    expect([changes().length, context().received[0]?.state]).toEqual([1, 'approved']);
  });

  it('takes an approval back', async () => {
    const { send, value, states, changes } = await open(dataOf([mina]));
    send(approve('mina'), undo('mina'));
    expect([value(), states()]).toEqual([loaded(), [['mina', 'requested']]]);
    expect(changes().at(-1)).toEqual(restore('mina', standing('requested', 100)));
    send(undo('mina'));
    expect(changes().length).toBe(2);
  });

  it('brings back what was answered before, with its words', async () => {
    const { send, context, last } = await open(dataOf([ravi]));
    send(revoke('ravi'), type('Paused'), submit(), undo('ravi'));
    expect(last()).toEqual(restore('ravi', standing('approved', 90, 'Welcome')));
    expect(context().received).toEqual([ravi]);
  });

  it('brings back what was typed, whether it is on the device or not', async () => {
    const { send, store, context, last } = await open(dataOf([mina]));
    send(decline('mina'), type('Sorry'), submit());
    store.report({ type: 'write.done', change: last() });
    send(undo('mina'));
    expect(context().notes).toEqual({ mina: 'Sorry' });
    send(decline('mina'), submit(300));
    const declined = last();
    send(undo('mina'));
    store.report({ type: 'write.done', change: declined });
    expect(context().notes).toEqual({ mina: 'Sorry' });
  });

  it('has ten seconds for each answer', async () => {
    const { send, clock, context, states } = await open(dataOf([mina, request('late')]));
    send(approve('mina', 200));
    clock.increment(6000);
    send(approve('late', 6200));
    clock.increment(4000);
    expect(Object.keys(context().undoable)).toEqual(['late']);
    send(undo('mina'), undo('late'));
    expect(states()).toEqual([
      ['mina', 'approved'],
      ['late', 'requested'],
    ]);
  });

  it('has ten seconds for the latest answer to the same', async () => {
    const { send, clock, context } = await open(dataOf([mina]));
    send(approve('mina', 200));
    clock.increment(6000);
    send(undo('mina'), approve('mina', 6200));
    clock.increment(4000);
    expect(Object.keys(context().undoable)).toEqual(['mina']);
    clock.increment(6000);
    expect(context().undoable).toEqual({});
  });

  it('of what was refused is written in its place', async () => {
    const { send, store, context, last } = await open(dataOf([mina]));
    send(approve('mina'));
    store.report({ type: 'write.failed', change: last() });
    send(undo('mina'));
    expect(context().outbox.failed).toEqual([]);
    expect(last()).toEqual(restore('mina', standing('requested', 100)));
    expect(requestsOf(context())[0]).toMatchObject({ unsaved: 'pending', isUndoable: false });
  });

  it('is ignored where nothing was answered', async () => {
    const { send, value, changes } = await open(dataOf([mina]));
    send(undo('mina'), { type: 'undo.expire', id: 'mina', at: 0 });
    expect([value(), changes()]).toEqual([loaded(), []]);
  });
});

describe('what is shown of a request', () => {
  const startup = blank.startup('kestrel', 'Kestrel', { stage: 'Seed' });
  const investor = blank.investor('mina-invests', 'Mina', {
    investmentCriteria: {
      ...blank.investor('x', 'x').investmentCriteria,
      stagePreference: ['Seed'],
    },
  });
  const asked = request('mina', {
    from: { id: 'mina-okafor', name: 'Mina', role: '', avatar: '', investorId: 'mina-invests' },
  });
  const shownOf = async (with_: Partial<RequestsData['known']>, of = asked) => {
    const { context } = await open(dataOf([of], { known: { ...known, ...with_ } }));
    const [{ fit, hasPage, hasInvestorPage } = { fit: null, hasPage: false, hasInvestorPage: false }] =
      requestsOf(context());
    return [fit?.map(({ verdict }) => verdict), hasPage, hasInvestorPage];
  };
  const startups = new Map([['kestrel', startup]]);
  const investors = new Map([['mina-invests', investor]]);

  it('is how they fit, and which pages of theirs there are', async () => {
    const verdicts = ['unknown', 'met', 'unknown', 'unknown'];
    const all = { startups, investors, userIds: new Set(['mina-okafor']) };
    expect(await shownOf(all)).toEqual([verdicts, true, true]);
    expect(await shownOf({ startups, investors })).toEqual([verdicts, false, true]);
    expect(await shownOf({ startups })).toEqual([undefined, false, false]);
    expect(await shownOf({ investors })).toEqual([undefined, false, true]);
    expect(await shownOf(all, mina)).toEqual([undefined, false, false]);
  });

  it('counts what waits', () => {
    expect(waitingOf({ received: [mina, lena, ravi, request('late')] })).toBe(2);
  });
});

describe('parts that can’t be started', () => {
  const broken = (actor: 'watchDirectory' | 'pageHide') => {
    const loads = answering<RequestsData>();
    const fails = reporting<EventObject, StoreChanged & PageHidden>({ brokenStarts: 1 });
    const store = reporting<WriteCommand<RequestChange>, WriteReport<RequestChange>, Unkept<RequestChange>>();
    const machine = startMachine(
      requestsMachine.provide({
        actors: { loadRequests: loads.logic, requestStore: store.logic, [actor]: fails.logic },
      }),
    );
    return { ...machine, loads, store };
  };

  it('fail where nobody would tell of changes, and are tried again', async () => {
    const machine = broken('watchDirectory');
    expect([machine.value(), machine.tags()]).toEqual(['failed', ['failed']]);
    machine.send({ type: 'requests.retry' });
    await machine.loads.answer(dataOf([mina]));
    expect(machine.value()).toEqual(loaded());
  });

  it('are done without where nobody tells that the page is hidden: a note is kept as typing rests', async () => {
    const machine = broken('pageHide');
    await machine.loads.answer(dataOf([mina]));
    machine.send(
      { type: 'form.open', id: 'mina', verdict: 'declined' },
      { type: 'note.type', note: 'Later' },
    );
    machine.clock.increment(draftDelay);
    expect(machine.store.commands).toEqual([
      { type: 'write', change: { kind: 'notes', notes: { mina: 'Later' } } },
    ]);
  });
});

it('reads from the last change on, where there are several while it reads again', async () => {
  const machine = await open(dataOf([mina]));
  machine.directory.report({ type: 'store.changed' }, { type: 'store.changed' });
  expect([machine.value(), machine.loads.calls.length]).toEqual([loaded({ sync: 'reading' }), 3]);
  machine.loads.calls[1]?.resolve(dataOf([]));
  await machine.loads.answer(dataOf([mina, ravi]));
  expect([machine.value(), machine.states()]).toEqual([
    loaded(),
    [
      ['ravi', 'approved'],
      ['mina', 'requested'],
    ],
  ]);
});
