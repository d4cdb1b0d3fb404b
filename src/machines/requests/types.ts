import type { ReceivedRequest, SentRequest } from '@/data/ports/RequestStore';
import type { AnswerDraft } from '@/data/schema/answerDraft';
import type { Investor } from '@/data/schema/investor';
import type { RequestStanding } from '@/data/schema/request';
import type { Startup } from '@/data/schema/startup';
import type { PageHidden } from '../shared/draft';
import type { Outbox, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** What is typed to whoever asked, by the ids of the requests. */
export type Notes = AnswerDraft['values'];

/** What of others belongs to the requests, as far as the owner may see it. */
export type Known = {
  /** The startups that are asked about, by id. */
  startups: ReadonlyMap<string, Startup>;
  /** By id. */
  investors: ReadonlyMap<string, Investor>;
  /** Whose page there is to be seen. */
  userIds: ReadonlySet<string>;
};

/** What is read. */
export type RequestsData = {
  /** Newest first. */
  received: readonly ReceivedRequest[];
  sent: readonly SentRequest[];
  known: Known;
  notes: Notes;
};

/** `standing`: what holds of the request then. An answer is to the request of that time. */
export type RequestChange =
  | { kind: 'answer' | 'restore'; id: string; standing: RequestStanding }
  | { kind: 'notes'; notes: Notes };

/** What is said with a note. */
export type NotedVerdict = 'declined' | 'revoked';

export type RequestsContext = {
  received: readonly ReceivedRequest[];
  /** What the person asked of others, newest first. It is asked and taken back on the startup's page. */
  sent: readonly SentRequest[];
  known: Known;
  /**
   * The requests as they are placed: what waits for an answer first, but what was placed once stays there, answered or not,
   * so that nothing moves under the hand. Each by its id and time.
   */
  order: readonly string[];
  /** What is answered in a form. */
  form: { id: string; verdict: NotedVerdict } | null;
  notes: Notes;
  /** As they are on the device; `null` until they are read. */
  keptNotes: Notes | null;
  /** The answers that can be undone: when each was given, and how its request stood before. */
  undoable: Readonly<Record<string, { at: number; before: RequestStanding }>>;
  outbox: Outbox<RequestChange>;
};

export type RequestsEvent =
  /** Reads everything again after a failure, from the very start. */
  | { type: 'requests.retry' }
  /** Says yes to a request. */
  | { type: 'request.approve'; id: string; at: number }
  /** Opens the form in which a request is declined, or a yes revoked. */
  | { type: 'form.open'; id: string; verdict: NotedVerdict }
  /** What is typed to whoever asked. */
  | { type: 'note.type'; note: string }
  /** Closes the form unanswered; what is typed stays. */
  | { type: 'form.close' }
  /** Answers as the form is meant, with what is typed. What is too long holds it up. */
  | { type: 'form.submit'; at: number }
  /** Takes an answer back, as long as it can be. */
  | { type: 'answer.undo'; id: string }
  /** Its time is over. */
  | { type: 'undo.expire'; id: string; at: number }
  | WriteRetry
  | WriteReport<RequestChange>
  | StoreChanged
  | PageHidden;
