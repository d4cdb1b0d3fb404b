import type { Answer, ReceivedRequest } from '@/data/ports/RequestStore';
import { type RequestStanding, type Verdict, verdicts } from '@/data/schema/request';
import { requestMoves } from '@/data/schema/requestMoves';
import { isSame } from '@/data/schema/tidied';
import { onTop, type Supersedes } from '../shared/outbox';
import type { Notes, RequestChange, RequestsContext, RequestsData } from './types';

export const supersedes: Supersedes<RequestChange> = (later, earlier) => {
  if (later.kind === 'notes' || earlier.kind === 'notes') return later.kind === earlier.kind;
  return later.id === earlier.id;
};

/** The requests after a change. Whoever has asked anew meanwhile isn't answered yet. */
export const applyChange = (
  received: readonly ReceivedRequest[],
  change: RequestChange,
): readonly ReceivedRequest[] =>
  change.kind === 'notes'
    ? received
    : received.map((request) =>
        request.id === change.id && request.requestedAt === change.standing.requestedAt
          ? { ...request, ...change.standing }
          : request,
      );

/** What a request is placed by: one that is sent anew is another one. */
export const placeOf = ({ id, requestedAt }: ReceivedRequest): string => `${id} ${requestedAt}`;

/** What was said to a request that stands so; `null`: nothing. */
export function answerOf({ state, note }: Pick<RequestStanding, 'state' | 'note'>): Answer | null {
  const verdict = verdicts.find((each) => each === state);
  return verdict ? { verdict, note } : null;
}

/** What is new comes first: of that, what waits for an answer. */
function placed(order: readonly string[], received: readonly ReceivedRequest[]): string[] {
  const fresh = received.filter((request) => !order.includes(placeOf(request)));
  const there = new Set(received.map(placeOf));
  const isWaiting = ({ state }: ReceivedRequest) => state === 'requested';
  return [
    ...[...fresh.filter(isWaiting), ...fresh.filter((request) => !isWaiting(request))].map(placeOf),
    ...order.filter((place) => there.has(place)),
  ];
}

/** What was read, with what the device doesn't have yet on top. What is typed here is read once. */
export function take(context: RequestsContext, { received, sent, known, notes }: RequestsData) {
  const shown = onTop(context.outbox, received, applyChange);
  return {
    received: shown,
    sent,
    known,
    order: placed(context.order, shown),
    ...(context.keptNotes === null && { notes: { ...notes, ...context.notes }, keptNotes: notes }),
  };
}

const requestOf = ({ received }: Pick<RequestsContext, 'received'>, id: string) =>
  received.find((request) => request.id === id);

/** What an answer leads to; `null` where it can't be given. */
function answered(
  context: RequestsContext,
  id: string,
  said: { verdict: Verdict; note: string; at: number },
): RequestStanding | null {
  const request = requestOf(context, id);
  if (!request || !canSay(context, id, said.verdict)) return null;
  return { state: said.verdict, requestedAt: request.requestedAt, answeredAt: said.at, note: said.note };
}

/** Whether that can be said to a request as it stands, and isn't said already. */
export function canSay(context: Pick<RequestsContext, 'received'>, id: string, verdict: Verdict): boolean {
  const state = requestOf(context, id)?.state;
  return state !== undefined && state !== verdict && requestMoves[state][verdict] !== undefined;
}

/** Approving; nothing where it can't be. */
export function approval(context: RequestsContext, id: string, at: number): RequestChange[] {
  const standing = answered(context, id, { verdict: 'approved', note: '', at });
  return standing ? [{ kind: 'answer', id, standing }] : [];
}

/** What is typed into the form, as it is sent. */
export const noteOf = ({ form, notes }: Pick<RequestsContext, 'form' | 'notes'>): string =>
  (form === null ? '' : (notes[form.id] ?? '')).trim();

/** What the form says; nothing where it can't be said any more. */
export function noted({ form, ...context }: RequestsContext, at: number): RequestChange[] {
  if (form === null) return [];
  const { id, verdict } = form;
  const note = noteOf({ form, ...context });
  const standing = answered({ form, ...context }, id, { verdict, note, at });
  return standing ? [{ kind: 'answer', id, standing }] : [];
}

/** Keeping what is typed, where the device has something else. */
export const noteChanges = ({ notes, keptNotes }: RequestsContext): RequestChange[] =>
  keptNotes === null || isSame(notes, keptNotes) ? [] : [{ kind: 'notes', notes }];

const without = (notes: Notes, id: string): Notes => {
  const { [id]: _, ...others } = notes;
  return others;
};

/** With another text, or as long as it is empty none. */
export const withNote = (notes: Notes, id: string, note: string): Notes =>
  note === '' ? without(notes, id) : { ...notes, [id]: note };

/** Once an answer is on the device, what was typed for it is typed no longer; an answer that was undone is none. */
export const afterWrite = ({ notes, outbox }: RequestsContext, change: RequestChange): Notes =>
  change.kind === 'answer' && change.standing.state !== 'approved' && outbox.pending.includes(change)
    ? without(notes, change.id)
    : notes;

/** With an answer that can be undone from now on. */
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

/** Undoing an answer: how its request stood before. */
export const undoing = ({ undoable }: RequestsContext, id: string): RequestChange[] => {
  const undo = undoable[id];
  return undo ? [{ kind: 'restore', id, standing: undo.before }] : [];
};

/** With what an answer said that is undone, to be typed on. */
export function withNoteBack({ received, notes }: RequestsContext, id: string): Notes {
  const note = requestOf({ received }, id)?.note ?? '';
  return notes[id] === undefined ? withNote(notes, id, note) : notes;
}
