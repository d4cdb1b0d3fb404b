import type { Answer, ReceivedRequest } from '@/data/ports/RequestStore';
import { type Fit, fitsFor } from '@/data/schema/rules/fit';
import type { Addressed } from '@/data/schema/shapes/ref';
import type { AnswerVerdict } from '@/data/schema/shapes/request';
import { unsavedIn } from '../shared/outbox';
import { answerOf, placeOf } from './changes';
import type { NotedVerdict, RequestsContext } from './types';

/** A request with the data that its card shows. */
export type ShownRequest = {
  request: ReceivedRequest;
  /** How well the startup fits the requester's criteria; `null` if the owner can't see any. */
  fit: Fit | null;
  /** Whether the requester has a user page that the owner may see. */
  hasPage: boolean;
  /** The requester's investor page; `null` if there is none that the owner may see. */
  investorPage: Addressed | null;
  /** The open form of this request, if any. */
  form: { verdict: NotedVerdict; note: string } | null;
  isUndoable: boolean;
  /** Whether the last answer is being written or couldn't be stored; left out once it is stored. */
  unsaved?: 'pending' | 'failed';
};

function shownOf(context: RequestsContext, request: ReceivedRequest): ShownRequest {
  const { known, form, notes, undoable, outbox } = context;
  const { id, startupId, from } = request;
  const startup = known.startups.get(startupId);
  const investor = known.investors.get(from.id);
  return {
    request,
    fit: startup && investor ? fitsFor(startup)(investor) : null,
    hasPage: known.userIds.has(from.id),
    investorPage: investor ?? null,
    form: form?.id === id ? { verdict: form.verdict, note: notes[id] ?? '' } : null,
    isUndoable: undoable[id] !== undefined,
    unsaved: unsavedIn(outbox, (change) => change.kind !== 'notes' && change.id === id),
  };
}

/** Returns all requests in display order. */
export function requestsOf(context: RequestsContext): ShownRequest[] {
  const byPlace = new Map(context.received.map((request) => [placeOf(request), request]));
  return context.order.flatMap((place) => {
    const request = byPlace.get(place);
    return request ? [shownOf(context, request)] : [];
  });
}

/** Returns the number of requests that await an answer. */
export const waitingOf = ({ received }: Pick<RequestsContext, 'received'>): number =>
  received.filter(({ state }) => state === 'requested').length;

/** An answer that was undoable when the user left the page. `before`: the answer that it replaced, if any. */
export type LeftUndo = { id: string; name: string; verdict: AnswerVerdict; before: Answer | null };

export const leftUndos = ({ received, undoable }: RequestsContext): LeftUndo[] =>
  received.flatMap(({ id, from: { name }, state, note }) => {
    const undo = undoable[id];
    const answer = answerOf({ state, note });
    return undo && answer ? [{ id, name, verdict: answer.verdict, before: answerOf(undo.before) }] : [];
  });
