import type { Asker, SentRequest } from '@/data/ports/RequestStore';
import type { Fit } from '@/data/schema/rules/fit';
import type { RequestStatus } from '@/data/schema/shapes/request';
import type { Addable } from '../pipeline/additions';
import type { UnsavedState } from '../social/Unsaved';

// Types for the requests to see the metrics of the user's own startups.

/** The color of the tag that shows a request's state. */
export const requestTones = {
  requested: 'signal',
  approved: 'rise',
  declined: 'neutral',
  revoked: 'neutral',
  withdrawn: 'neutral',
} as const;

/** An answer that can include a note. */
export type NotedVerdict = 'declined' | 'revoked';

export type RequestView = RequestStatus & {
  id: string;
  startupId: string;
  from: Asker;
  /** How well the startup meets the requester's criteria; `null` if the requester shows none. */
  fit: Fit | null;
  /** URLs of the requester's pages, if the owner may see them. */
  href?: string;
  investorHref?: string;
  messageHref: string;
  /** The requester's card, for the pipeline. */
  card: Addable;
  /** The open form with its note; `null` while it is closed. */
  form: { verdict: NotedVerdict; note: string } | null;
  isUndoable: boolean;
  /** Whether the last answer is being stored or couldn't be stored. Missing once it is stored. */
  unsaved?: UnsavedState;
};

/** A request the user sent. `href`: URL of the startup's page. */
export type SentRequestView = SentRequest & { href: string };

export type RequestsView =
  | { status: 'loading' | 'failed' }
  | {
      status: 'loaded';
      /** Requests to see the metrics of the user's own startups, in display order. */
      requests: readonly RequestView[];
      /** Requests the user sent, newest first. */
      sent: readonly SentRequestView[];
    };

export type RequestActions = {
  /** Loads the requests again. */
  onRetry: () => void;
  /** Lets the requester see the metrics. */
  onApprove: (id: string) => void;
  /** Opens the form for a note. */
  onOpenForm: (id: string, verdict: NotedVerdict) => void;
  /** Changes the note in the open form. Called on each input. */
  onNoteChange: (note: string) => void;
  /** Closes the form. Keeps its note as a draft. */
  onCloseForm: () => void;
  /** Sends the answer with the note in the open form. */
  onSubmitForm: () => void;
  /** Undoes the answer, which restores the previous state of the request. */
  onUndo: (id: string) => void;
  /** Tries again to store an answer that couldn't be stored. */
  onWriteAgain: () => void;
};
