import type { ReceivedRequest, SentRequest } from '@/data/ports/RequestStore';
import type { AnswerDraft } from '@/data/schema/shapes/answerDraft';
import type { Investor } from '@/data/schema/shapes/investor';
import type { RequestStatus } from '@/data/schema/shapes/request';
import type { Startup } from '@/data/schema/shapes/startup';
import type { PageHidden } from '../shared/draftStates';
import type { Outbox, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** The drafts of the notes to the requesters, by request id. */
export type Notes = AnswerDraft['values'];

/** The profiles that the received requests refer to and that the owner may see. */
export type Known = {
  /** The requested startups, by id. */
  startups: ReadonlyMap<string, Startup>;
  /** The investors, by uid. */
  investors: ReadonlyMap<string, Investor>;
  /** The people whose page the owner may see. */
  userIds: ReadonlySet<string>;
};

/** The result of loading. */
export type RequestsData = {
  /** Newest first. */
  received: readonly ReceivedRequest[];
  sent: readonly SentRequest[];
  known: Known;
  notes: Notes;
};

/** `status`: the state after the change. It must have the `requestedAt` of the request that it changes. */
export type RequestChange =
  | { kind: 'answer' | 'restore'; id: string; status: RequestStatus }
  | { kind: 'notes'; notes: Notes };

/** The answers that can have a note. */
export type NotedVerdict = 'declined' | 'revoked';

export type RequestsContext = {
  received: readonly ReceivedRequest[];
  /** The requests that the user sent, newest first. */
  sent: readonly SentRequest[];
  known: Known;
  /**
   * The display order of the received requests, as keys from `placeOf`. Unanswered requests come first. An
   * answered request keeps its position, so that no card moves under the pointer.
   */
  order: readonly string[];
  /** The request and answer of the open form. */
  form: { id: string; verdict: NotedVerdict } | null;
  notes: Notes;
  /** The stored notes; `null` until they are loaded. */
  storedNotes: Notes | null;
  /** The undoable answers: each with its time (ms since the epoch) and the state before it. */
  undoable: Readonly<Record<string, { at: number; before: RequestStatus }>>;
  outbox: Outbox<RequestChange>;
};

export type RequestsEvent =
  /** Restarts the machine after a failure. */
  | { type: 'requests.retry' }
  /** Approves a request. `at`: ms since the epoch. */
  | { type: 'request.approve'; id: string; at: number }
  /** Opens the form to decline a request or to revoke an approval. */
  | { type: 'form.open'; id: string; verdict: NotedVerdict }
  /** Changes the note to the requester. */
  | { type: 'note.type'; note: string }
  /** Closes the form without an answer. The note stays. */
  | { type: 'form.close' }
  /** Submits the form's answer with its note, unless the note is too long. `at`: ms since the epoch. */
  | { type: 'form.submit'; at: number }
  /** Undoes an answer, within the undo period. */
  | { type: 'answer.undo'; id: string }
  /** Ends the undo period of the answer given at `at`. */
  | { type: 'undo.expire'; id: string; at: number }
  | WriteRetry
  | WriteReport<RequestChange>
  | StoreChanged
  | PageHidden;
