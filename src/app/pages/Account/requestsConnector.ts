import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RequestActions, RequestsView, RequestView } from '@/components/account/requestView';
import { conversationHref, profileHref, refOf } from '@/data/schema/shapes/ref';
import type { requestsMachine } from '@/machines/requests/machine';
import { requestsOf, type ShownRequest } from '@/machines/requests/view';

function viewOfRequest({ request, hasPage, investorPage, ...shown }: ShownRequest): RequestView {
  const { from } = request;
  return {
    ...request,
    ...shown,
    ...(hasPage && { href: profileHref('user', from) }),
    ...(investorPage && { investorHref: profileHref('investor', investorPage) }),
    messageHref: conversationHref(from),
    // For the owner's round, an investor is more than a person.
    card: {
      id: refOf(from.isInvestor ? 'investor' : 'user', from.id),
      subject: { name: from.name, face: from.avatar, slug: (investorPage ?? from).slug },
      source: { kind: 'request', by: from.id },
    },
  };
}

/** Returns the view of received and sent requests from the machine's state. */
export function viewOfRequests(snapshot: SnapshotFrom<typeof requestsMachine>): RequestsView {
  if (snapshot.matches('failed')) return { status: 'failed' };
  if (snapshot.matches('loading')) return { status: 'loading' };
  const { context } = snapshot;
  const sent = context.sent.map((request) => ({
    ...request,
    href: profileHref('startup', { id: request.startupId, slug: request.slug }),
  }));
  return { status: 'loaded', requests: requestsOf(context).map(viewOfRequest), sent };
}

/** Returns the actions on requests, which send events. `now` returns the time in ms since the epoch. */
export const actionsOfRequests = (
  { send }: Pick<ActorRefFrom<typeof requestsMachine>, 'send'>,
  now: () => number,
): RequestActions => ({
  onRetry: () => send({ type: 'requests.retry' }),
  onApprove: (id) => send({ type: 'request.approve', id, at: now() }),
  onOpenForm: (id, verdict) => send({ type: 'form.open', id, verdict }),
  onNoteChange: (note) => send({ type: 'note.type', note }),
  onCloseForm: () => send({ type: 'form.close' }),
  onSubmitForm: () => send({ type: 'form.submit', at: now() }),
  onUndo: (id) => send({ type: 'answer.undo', id }),
  onWriteAgain: () => send({ type: 'write.retry' }),
});
