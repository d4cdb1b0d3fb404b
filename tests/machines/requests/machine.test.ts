import * as blank from '@kit/fixtures/blankProfiles';
import { startOnFakes } from '@kit/machineHarness';
import { describe, expect, it } from 'vitest';
import type { ReceivedRequest } from '@/data/ports/RequestStore';
import { draftDelay } from '@/data/schema/shapes/constants';
import type { RequestState, RequestStatus } from '@/data/schema/shapes/request';
import { textMaximum } from '@/data/schema/text/limits';
import { requestsMachine } from '@/machines/requests/machine';
import type { RequestChange, RequestsData, RequestsEvent } from '@/machines/requests/types';
import { requestsOf, waitingOf } from '@/machines/requests/view';
import * as contract from '../shared/promises';

const status = (state: RequestState, requestedAt: number, note = ''): RequestStatus => ({
  ...{ state, requestedAt, answeredAt: state === 'requested' ? null : requestedAt + 1, note },
});
const request = (id: string, more: Partial<ReceivedRequest> = {}): ReceivedRequest => ({
  ...{ id, startupId: 'kestrel', startupName: 'Kestrel', ...status('requested', 100) },
  from: { id: `page-of-${id}`, name: id, role: 'Angel', avatar: '', isInvestor: false },
  ...more,
});
const mina = request('mina');
const minaApproved = request('mina', status('approved', 100));
const ravi = request('ravi', status('approved', 90, 'Welcome'));
const lena = request('lena', status('declined', 95));
const late = request('late');

const known: RequestsData['known'] = { startups: new Map(), investors: new Map(), userIds: new Set() };
const dataOf = (...received: ReceivedRequest[]): RequestsData => ({ received, sent: [], known, notes: {} });
const noted: RequestsData = { ...dataOf(mina), notes: { mina: 'Before' } };

const regions = { list: 'ready', sync: 'current', form: 'closed', draft: 'saved', undo: 'idle' };
const loaded = (more: Partial<typeof regions> = {}) => ({ loaded: { ...regions, ...more } });

const approve = (id: string, at = 200) => ({ type: 'request.approve', id, at }) as const;
const decline = (id: string) => ({ type: 'form.open', id, verdict: 'declined' }) as const;
const revoke = (id: string) => ({ type: 'form.open', id, verdict: 'revoked' }) as const;
const type = (note: string) => ({ type: 'note.type', note }) as const;
const submit = (at = 200) => ({ type: 'form.submit', at }) as const;
const undo = (id: string) => ({ type: 'answer.undo', id }) as const;
const answer = (id: string, said: Partial<RequestStatus>, requestedAt = 100): RequestChange => ({
  ...{ kind: 'answer', id, status: { ...status('requested', requestedAt), answeredAt: 200, ...said } },
});
const restore = (id: string, before: RequestStatus) => ({ kind: 'restore', id, status: before });
const notes = (kept: Record<string, string>) => ({ kind: 'notes', notes: kept });

function start() {
  const fakes = startOnFakes(requestsMachine);
  const { context } = fakes;
  const changes = () => fakes.commands('requestStore').map(({ change }) => change);
  return {
    ...fakes,
    changes,
    /** Reports the result of writing a change; by default, of the last change. */
    settle: (end: 'done' | 'failed', change = changes().at(-1)) =>
      fakes.tell('requestStore', { type: `write.${end}`, change }),
    states: () => requestsOf(context()).map(({ request: { id, state } }) => `${id} ${state}`),
    first: () => requestsOf(context())[0],
    notes: () => context().notes,
    async readAgain(data: RequestsData) {
      fakes.tell('requestStore', { type: 'store.changed' });
      await fakes.answer('loadRequests', data);
    },
  };
}

/** Starts the machine, loads these requests and sends these events. */
async function open(data: RequestsData, ...events: RequestsEvent[]) {
  const machine = start();
  await machine.answer('loadRequests', data);
  machine.send(...events);
  return machine;
}

const world: contract.World = {
  machine: requestsMachine,
  load: (machine) => machine.answer('loadRequests', dataOf(mina, late)),
  ...{ src: 'loadRequests', retry: 'requests.retry' },
};
const writing = {
  actor: 'requestStore',
  event: approve('mina'),
  change: answer('mina', { state: 'approved' }),
};
contract.describeOutbox('requests', world, writing);
contract.describeResending('requests', world, {
  ...writing,
  other: { event: approve('late'), change: answer('late', { state: 'approved' }) },
});
contract.describeFailures('requests', world, ['requestStore', 'watchDirectory']);
contract.describeDraft('requests', world, {
  begin: [decline('mina')],
  type,
  actor: 'requestStore',
  changeOf: (mina) => notes({ mina }),
});
for (const watcher of ['requestStore', 'watchDirectory'])
  contract.describeSync(
    `requests (changes from ${watcher})`,
    { ...world, watcher },
    {
      region: 'loaded.sync',
      older: dataOf(),
      newer: dataOf(minaApproved, ravi),
      shows: { received: [minaApproved, ravi] },
    },
  );

it('requests: the list is empty until a request arrives, and after the last request is withdrawn', async () => {
  const { tags, readAgain } = await open(dataOf());
  expect(tags()).toEqual(['empty']);
  await readAgain(dataOf(mina));
  expect(tags()).toEqual(['ready']);
  await readAgain(dataOf());
  expect(tags()).toEqual(['empty']);
});

it('requests: the list begins with the unanswered requests, newest first', async () => {
  const { value, tags, states, context } = await open(
    dataOf(mina, lena, ravi, request('old', status('requested', 50))),
  );
  expect([value(), tags()]).toEqual([loaded(), ['ready']]);
  expect(states()).toEqual(['mina requested', 'old requested', 'lena declined', 'ravi approved']);
  expect(waitingOf(context())).toBe(2);
});

it('requests: an answered request stays at its position in the list, and new or repeated requests are added at the top', async () => {
  const { states, readAgain } = await open(dataOf(mina, late, lena), approve('mina'));
  const [fresh, again] = ['fresh', 'lena'].map((id) => request(id, status('requested', 300)));
  await readAgain(dataOf(fresh as ReceivedRequest, again as ReceivedRequest, minaApproved, late, ravi));
  expect(states()).toEqual([
    ...['fresh requested', 'lena requested', 'ravi approved', 'mina approved', 'late requested'],
  ]);
});

it.each([
  ['an unanswered request', mina, 100],
  ['a declined request', lena, 95],
])('requests: the approval of %s is shown and written immediately', async (_, asked, requestedAt) => {
  const { states, changes, value } = await open(dataOf(asked), approve(asked.id));
  expect([states(), value()]).toEqual([[`${asked.id} approved`], loaded({ undo: 'undoable' })]);
  expect(changes()).toEqual([answer(asked.id, { state: 'approved' }, requestedAt)]);
});

it.each([
  ['an approved request', 'ravi'],
  ['a request that doesn’t exist', 'nobody'],
])('requests: request.approve is ignored for %s', async (_, id) => {
  const { states, changes, value } = await open(dataOf(ravi), approve(id));
  expect([states(), changes(), value()]).toEqual([['ravi approved'], [], loaded()]);
});

it('requests: an unwritten approval stays visible when a read returns the unanswered request, unless the sender has sent a newer request', async () => {
  const { states, readAgain } = await open(dataOf(mina), approve('mina'));
  await readAgain(dataOf(mina));
  expect(states()).toEqual(['mina approved']);
  await readAgain(dataOf(request('mina', status('requested', 500))));
  expect(states()).toEqual(['mina requested']);
});

it.each([
  ['declines a request', mina, decline('mina'), { state: 'declined' }, 100],
  ['revokes an approval', ravi, revoke('ravi'), { state: 'revoked' }, 90],
] as const)(
  'requests: submitting the form %s and writes the note, which is trimmed and may be empty',
  async (_, asked, event, said, requestedAt) => {
    const { id } = asked;
    const machine = await open(dataOf(asked), event);
    expect(machine.value()).toEqual(loaded({ form: 'answering' }));
    expect(machine.context().form).toEqual({ id, verdict: event.verdict });
    machine.send(type(' Not now. '), submit());
    expect(machine.states()).toEqual([`${id} ${said.state}`]);
    expect(machine.value()).toEqual(loaded({ undo: 'undoable', draft: 'typing' }));
    expect(machine.context().form).toBe(null);
    expect(machine.changes()).toEqual([answer(id, { ...said, note: 'Not now.' }, requestedAt)]);
    const silent = await open(dataOf(asked), event, submit());
    expect(silent.changes()).toEqual([answer(id, { ...said, note: '' }, requestedAt)]);
  },
);

it('requests: the form preserves a note that is too long, and sends nothing until the note is shortened', async () => {
  const note = 'n'.repeat(textMaximum.note);
  const machine = await open(dataOf(mina), decline('mina'), type(`${note}o`), submit());
  expect(machine.changes()).toEqual([]);
  expect(machine.value()).toEqual(loaded({ form: 'answering', draft: 'typing' }));
  expect(machine.context()).toMatchObject({ notes: { mina: `${note}o` }, undoable: {} });
  machine.send({ type: 'form.close' }, decline('mina'), type(` ${note} `), submit());
  expect(machine.changes()).toEqual([answer('mina', { state: 'declined', note })]);
});

it('requests: the form doesn’t open for an answer that the state of the request doesn’t allow', async () => {
  const events = [decline('ravi'), decline('lena'), revoke('mina'), revoke('lena'), decline('nobody')];
  const machine = await open(dataOf(mina, lena, ravi), ...events, type('No'));
  expect([machine.value(), machine.context().form, machine.notes()]).toEqual([loaded(), null, {}]);
});

it.each([
  [
    'is answered in another tab',
    (machine: ReturnType<typeof start>) => machine.readAgain(dataOf(minaApproved)),
  ],
  ['is withdrawn', (machine: ReturnType<typeof start>) => machine.readAgain(dataOf(ravi))],
  ['is approved', async (machine: ReturnType<typeof start>) => machine.send(approve('mina'))],
])('requests: the form closes and the note is preserved when the request %s', async (_, happen) => {
  const machine = await open(dataOf(mina), decline('mina'), type('Sorry'));
  await happen(machine);
  const written = machine.changes().length;
  machine.send(submit());
  expect(machine.context()).toMatchObject({ form: null, notes: { mina: 'Sorry' } });
  expect(machine.actor.getSnapshot().matches({ loaded: { form: 'closed' } })).toBe(true);
  expect(machine.changes().length).toEqual(written);
});

it('requests: stored notes are restored at the first read, but a later read doesn’t restore a note that the user has cleared', async () => {
  const machine = await open(noted);
  expect(machine.first()?.form).toBe(null);
  machine.send(decline('mina'));
  expect(machine.first()?.form).toEqual({ verdict: 'declined', note: 'Before' });
  machine.send(type(''));
  await machine.readAgain(noted);
  machine.clock.increment(draftDelay);
  expect(machine.changes()).toEqual([notes({})]);
});

it('requests: each request has a separate note, which stays when the request is approved', async () => {
  const machine = await open(
    dataOf(mina, late),
    decline('mina'),
    type('Sorry'),
    decline('late'),
    type('Later'),
  );
  machine.send(approve('mina'));
  machine.settle('done');
  expect(machine.notes()).toEqual({ mina: 'Sorry', late: 'Later' });
});

it('requests: the note of an answer stays when the write of the answer fails, and is removed when a retry succeeds', async () => {
  const machine = await open(dataOf(mina), decline('mina'), type('Sorry'));
  machine.clock.increment(draftDelay);
  machine.send(submit());
  machine.settle('failed');
  expect(machine.notes()).toMatchObject({ mina: 'Sorry' });
  expect(machine.first()).toMatchObject({ unsaved: 'failed', request: { state: 'declined' } });
  machine.send({ type: 'write.retry' });
  machine.settle('done');
  expect([machine.notes(), machine.first()?.unsaved]).toEqual([{}, undefined]);
  machine.clock.increment(draftDelay);
  expect(machine.changes().at(-1)).toEqual(notes({}));
});

it('requests: undoing an answer restores the previous answer with its note', async () => {
  const machine = await open(dataOf(ravi), revoke('ravi'), type('Paused'), submit(), undo('ravi'));
  expect(machine.changes().at(-1)).toEqual(restore('ravi', status('approved', 90, 'Welcome')));
  expect(machine.context().received).toEqual([ravi]);
});

it('requests: undoing an answer restores the note that the user typed, whether the answer is stored or not', async () => {
  const machine = await open(dataOf(mina), decline('mina'), type('Sorry'), submit());
  machine.settle('done');
  machine.send(undo('mina'));
  expect(machine.notes()).toEqual({ mina: 'Sorry' });
  machine.send(decline('mina'), submit(300));
  const declined = machine.changes().at(-1);
  machine.send(undo('mina'));
  machine.settle('done', declined);
  expect(machine.notes()).toEqual({ mina: 'Sorry' });
});

it('requests: an answer can be undone for ten seconds, counted separately for each request', async () => {
  const machine = await open(dataOf(mina, late), approve('mina', 200));
  const undoable = () =>
    requestsOf(machine.context()).flatMap(({ request: { id }, isUndoable }) => (isUndoable ? [id] : []));
  machine.clock.increment(6000);
  machine.send(approve('late', 6200));
  machine.clock.increment(3999);
  expect(undoable()).toEqual(['mina', 'late']);
  machine.clock.increment(1);
  expect(undoable()).toEqual(['late']);
  machine.send(undo('mina'), undo('late'), undo('late'), approve('late', 10_200));
  expect(machine.changes().slice(2)).toEqual([
    restore('late', status('requested', 100)),
    answer('late', { state: 'approved', answeredAt: 10_200 }),
  ]);
  machine.clock.increment(6000);
  expect(undoable()).toEqual(['late']);
  machine.clock.increment(4000);
  expect([undoable(), machine.value()]).toEqual([[], loaded()]);
});

it('requests: undoing an answer whose write failed replaces the answer in the outbox with the previous status', async () => {
  const machine = await open(dataOf(mina), approve('mina'));
  machine.settle('failed');
  machine.send(undo('mina'), { type: 'undo.expire', id: 'mina', at: 0 });
  expect(machine.context().outbox).toEqual({
    pending: [restore('mina', status('requested', 100))],
    failed: [],
  });
  expect(machine.first()).toMatchObject({ unsaved: 'pending', isUndoable: false });
});

describe('requests: the view of a request (fit verdicts, links to the sender’s pages)', () => {
  const startups = new Map([['kestrel', blank.startup('kestrel', 'Kestrel', { stage: 'Seed' })]]);
  const criteria = { ...blank.investor('x', 'x').investmentCriteria, stagePreference: ['Seed'] };
  const investor = blank.investor('mina-okafor', 'Mina', { investmentCriteria: criteria });
  const investors = new Map([['mina-okafor', investor]]);
  const both = { startups, investors };
  const all = { ...both, userIds: new Set(['mina-okafor']) };
  const asked = request('mina', {
    from: { id: 'mina-okafor', name: 'Mina', role: '', avatar: '', isInvestor: true },
  });
  const verdicts = ['unknown', 'met', 'unknown', 'unknown'];

  it.each([
    ['verdicts and two links if startup, investor and user are known', all, asked, verdicts, true, investor],
    ['verdicts and one link if startup and investor are known', both, asked, verdicts, false, investor],
    ['no verdicts and no link if only the startup is known', { startups }, asked, undefined, false, null],
    [
      'no verdicts and one link if only the investor is known',
      { investors },
      asked,
      undefined,
      false,
      investor,
    ],
    ['no verdicts and no link if the sender is unknown', all, mina, undefined, false, null],
  ])('contains %s', async (_, more, of, fit, hasPage, investorPage) => {
    const machine = await open({ ...dataOf(of), known: { ...known, ...more } });
    const shown = machine.first();
    expect(shown).toMatchObject({ hasPage, investorPage });
    expect(shown?.fit?.map(({ verdict }) => verdict)).toEqual(fit);
  });
});
