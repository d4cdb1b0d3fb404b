import type { Asker, SentRequest } from '@/data/ports/RequestStore';
import type { Fit } from '@/data/schema/fit';
import type { RequestStanding } from '@/data/schema/request';
import type { UnsavedState } from '../social/Unsaved';

// What is shown of the requests for a person's own startups, and what can be done with them.

/** How loud a state is. */
export const requestTones = {
  requested: 'signal',
  approved: 'rise',
  declined: 'neutral',
  revoked: 'neutral',
  withdrawn: 'neutral',
} as const;

/** What is said with a note. */
export type NotedVerdict = 'declined' | 'revoked';

export type RequestView = RequestStanding & {
  id: string;
  startupId: string;
  from: Asker;
  /** How what they say to look for fits the startup; `null` where they say nothing of it. */
  fit: Fit | null;
  /** Their pages, where they can be seen. */
  href?: string;
  investorHref?: string;
  messageHref: string;
  /** What is typed to them, while it is. */
  form: { verdict: NotedVerdict; note: string } | null;
  isUndoable: boolean;
  /** Of what was done last: it is on its way to the device, or was refused. Left out where the device has it. */
  unsaved?: UnsavedState;
};

/** `href`: the page of the startup. */
export type SentRequestView = SentRequest & { href: string };

export type RequestsView =
  | { status: 'loading' | 'failed' }
  | {
      status: 'loaded';
      /** In the order they are placed. */
      requests: readonly RequestView[];
      /** What the person asked of others, newest first. */
      sent: readonly SentRequestView[];
    };

export type RequestActions = {
  /** Loads them again. */
  onRetry: () => void;
  /** Shows the figures to whoever asked. */
  onApprove: (id: string) => void;
  /** Opens what a note is typed into. */
  onOpenForm: (id: string, verdict: NotedVerdict) => void;
  /** What is typed into the open note, at every key. */
  onNoteChange: (note: string) => void;
  /** What is typed stays. */
  onCloseForm: () => void;
  /** Answers with the note that is open. */
  onSubmitForm: () => void;
  /** Takes the answer back: the request waits again. */
  onUndo: (id: string) => void;
  /** Writes once more what the device refused. */
  onWriteAgain: () => void;
};
