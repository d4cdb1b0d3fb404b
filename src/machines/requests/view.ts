import type { Answer, ReceivedRequest } from '@/data/ports/RequestStore';
import { type Fit, fitsFor } from '@/data/schema/fit';
import type { Verdict } from '@/data/schema/request';
import { unsavedIn } from '../shared/outbox';
import { answerOf, placeOf } from './changes';
import type { NotedVerdict, RequestsContext } from './types';

/** A request with what belongs to it. */
export type ShownRequest = {
  request: ReceivedRequest;
  /** How what whoever asks says to look for fits the startup; `null` where they say nothing of it that the owner may see. */
  fit: Fit | null;
  /** Whether the owner may see their page, and their investor page. */
  hasPage: boolean;
  hasInvestorPage: boolean;
  /** What is typed to them, while it is. */
  form: { verdict: NotedVerdict; note: string } | null;
  isUndoable: boolean;
  /** Of what was done last: it is on its way to the device, or was refused. Left out where the device has it. */
  unsaved?: 'pending' | 'failed';
};

function shownOf(context: RequestsContext, request: ReceivedRequest): ShownRequest {
  const { known, form, notes, undoable, outbox } = context;
  const { id, startupId, from } = request;
  const startup = known.startups.get(startupId);
  const investor = from.investorId === null ? undefined : known.investors.get(from.investorId);
  return {
    request,
    fit: startup && investor ? fitsFor(startup)(investor) : null,
    hasPage: known.userIds.has(from.id),
    hasInvestorPage: investor !== undefined,
    form: form?.id === id ? { verdict: form.verdict, note: notes[id] ?? '' } : null,
    isUndoable: undoable[id] !== undefined,
    unsaved: unsavedIn(outbox, (change) => change.kind !== 'notes' && change.id === id),
  };
}

/** All requests in the order they are placed. */
export function requestsOf(context: RequestsContext): ShownRequest[] {
  const byPlace = new Map(context.received.map((request) => [placeOf(request), request]));
  return context.order.flatMap((place) => {
    const request = byPlace.get(place);
    return request ? [shownOf(context, request)] : [];
  });
}

/** How many wait for an answer. */
export const waitingOf = ({ received }: Pick<RequestsContext, 'received'>): number =>
  received.filter(({ state }) => state === 'requested').length;

/** An answer that could still be undone when the page was left. `before`: what it took the place of. */
export type LeftUndo = { id: string; name: string; verdict: Verdict; before: Answer | null };

export const leftUndos = ({ received, undoable }: RequestsContext): LeftUndo[] =>
  received.flatMap(({ id, from: { name }, state, note }) => {
    const undo = undoable[id];
    const said = answerOf({ state, note });
    return undo && said ? [{ id, name, verdict: said.verdict, before: answerOf(undo.before) }] : [];
  });
