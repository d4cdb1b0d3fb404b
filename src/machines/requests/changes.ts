import type { Answer, ReceivedRequest } from '@/data/ports/RequestStore';
import { requestMoves } from '@/data/schema/rules/requestMoves';
import { type AnswerVerdict, answerVerdicts, type RequestStatus } from '@/data/schema/shapes/request';
import { isSame } from '@/data/schema/text/tidied';
import { onTop, type Supersedes } from '../shared/outbox';
import type { Notes, RequestChange, RequestsContext, RequestsData } from './types';

export const supersedes: Supersedes<RequestChange> = (later, earlier) => {
  if (later.kind === 'notes' || earlier.kind === 'notes') return later.kind === earlier.kind;
  return later.id === earlier.id;
};

/** Returns the requests with a change applied, except to a request that was sent again since. */
export const applyChange = (
  received: readonly ReceivedRequest[],
  change: RequestChange,
): readonly ReceivedRequest[] =>
  change.kind === 'notes'
    ? received
    : received.map((request) =>
        request.id === change.id && request.requestedAt === change.status.requestedAt
          ? { ...request, ...change.status }
          : request,
      );

/** Returns the key of a request in the list's order. A request that is sent again gets a new key. */
export const placeOf = ({ id, requestedAt }: ReceivedRequest): string => `${id} ${requestedAt}`;

/** Returns the owner's answer to a request; `null` if it is unanswered. */
export function answerOf({ state, note }: Pick<RequestStatus, 'state' | 'note'>): Answer | null {
  const verdict = answerVerdicts.find((each) => each === state);
  return verdict ? { verdict, note } : null;
}

/** Returns the keys in display order: new unanswered requests, other new ones, then known requests. */
function placed(order: readonly string[], received: readonly ReceivedRequest[]): string[] {
  const fresh = received.filter((request) => !order.includes(placeOf(request)));
  const there = new Set(received.map(placeOf));
  const isWaiting = ({ state }: ReceivedRequest) => state === 'requested';
  return [
    ...[...fresh.filter(isWaiting), ...fresh.filter((request) => !isWaiting(request))].map(placeOf),
    ...order.filter((place) => there.has(place)),
  ];
}

/** Returns the loaded data with unsaved changes on top. Only the first load sets the notes. */
export function take(context: RequestsContext, { received, sent, known, notes }: RequestsData) {
  const shown = onTop(context.outbox, received, applyChange);
  return {
    received: shown,
    sent,
    known,
    order: placed(context.order, shown),
    ...(context.storedNotes === null && { notes: { ...notes, ...context.notes }, storedNotes: notes }),
  };
}

const requestOf = ({ received }: Pick<RequestsContext, 'received'>, id: string) =>
  received.find((request) => request.id === id);

/** Returns the request's state after an answer; `null` if that answer isn't possible. */
function answered(
  context: RequestsContext,
  id: string,
  answer: { verdict: AnswerVerdict; note: string; at: number },
): RequestStatus | null {
  const request = requestOf(context, id);
  if (!request || !canSay(context, id, answer.verdict)) return null;
  return {
    state: answer.verdict,
    requestedAt: request.requestedAt,
    answeredAt: answer.at,
    note: answer.note,
  };
}

/** Whether the owner can give this answer in the request's state, and hasn't given it already. */
export function canSay(
  context: Pick<RequestsContext, 'received'>,
  id: string,
  verdict: AnswerVerdict,
): boolean {
  const state = requestOf(context, id)?.state;
  return state !== undefined && state !== verdict && requestMoves[state][verdict] !== undefined;
}

/** Returns the change that approves a request; `[]` if it can't be approved. */
export function approval(context: RequestsContext, id: string, at: number): RequestChange[] {
  const status = answered(context, id, { verdict: 'approved', note: '', at });
  return status ? [{ kind: 'answer', id, status }] : [];
}

/** Returns the note in the form, trimmed; empty if no form is open. */
export const noteOf = ({ form, notes }: Pick<RequestsContext, 'form' | 'notes'>): string =>
  (form === null ? '' : (notes[form.id] ?? '')).trim();

/** Returns the change that submits the form; `[]` if the answer is no longer possible. */
export function noted({ form, ...context }: RequestsContext, at: number): RequestChange[] {
  if (form === null) return [];
  const { id, verdict } = form;
  const note = noteOf({ form, ...context });
  const status = answered({ form, ...context }, id, { verdict, note, at });
  return status ? [{ kind: 'answer', id, status }] : [];
}

/** Returns the change that stores the notes; `[]` if they are stored already or not loaded yet. */
export const noteChanges = ({ notes, storedNotes }: RequestsContext): RequestChange[] =>
  storedNotes === null || isSame(notes, storedNotes) ? [] : [{ kind: 'notes', notes }];

const without = (notes: Notes, id: string): Notes => {
  const { [id]: _, ...others } = notes;
  return others;
};

/** Returns the notes with one text replaced, or removed if it is empty. */
export const withNote = (notes: Notes, id: string, note: string): Notes =>
  note === '' ? without(notes, id) : { ...notes, [id]: note };

/** Returns the note drafts after a write. Removes a stored answer's draft, unless the answer was undone. */
export const afterWrite = ({ notes, outbox }: RequestsContext, change: RequestChange): Notes =>
  change.kind === 'answer' && change.status.state !== 'approved' && outbox.pending.includes(change)
    ? without(notes, change.id)
    : notes;

/** Adds the request's current state to the answers that can be undone. `at`: ms since the epoch. */
export function withUndo(
  { received, undoable }: RequestsContext,
  id: string,
  at: number,
): RequestsContext['undoable'] {
  const request = requestOf({ received }, id);
  if (!request) return undoable;
  const { state, requestedAt, answeredAt, note } = request;
  return { ...undoable, [id]: { at, before: { state, requestedAt, answeredAt, note } } };
}

export const withoutUndo = (undoable: RequestsContext['undoable'], id: string) => {
  const { [id]: _, ...others } = undoable;
  return others;
};

/** Returns the change that undoes an answer; `[]` once that is no longer possible. */
export const undoing = ({ undoable }: RequestsContext, id: string): RequestChange[] => {
  const undo = undoable[id];
  return undo ? [{ kind: 'restore', id, status: undo.before }] : [];
};

/** Returns the notes with the note of an undone answer, so that the user can edit it further. */
export function withNoteBack({ received, notes }: RequestsContext, id: string): Notes {
  const note = requestOf({ received }, id)?.note ?? '';
  return notes[id] === undefined ? withNote(notes, id, note) : notes;
}
