import type { Asker } from '@/data/ports/RequestStore';
import type { Fit } from '@/data/schema/fit';
import type { RequestStanding } from '@/data/schema/request';

// What is shown of the requests for a person's own startups, and what can be done with them.

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
  /** The device refused what was done last. */
  isUnsaved: boolean;
};

export type RequestsView =
  | { status: 'loading' | 'failed' }
  | {
      status: 'loaded';
      /** In the order they are placed. */
      requests: readonly RequestView[];
    };

export type RequestActions = {
  /** Loads them again. */
  onRetry: () => void;
  onApprove: (id: string) => void;
  /** Opens what a note is typed into. */
  onOpenForm: (id: string, verdict: NotedVerdict) => void;
  onNoteChange: (note: string) => void;
  /** What is typed stays. */
  onCloseForm: () => void;
  onSubmitForm: () => void;
  onUndo: (id: string) => void;
  /** Writes once more what the device refused. */
  onWriteAgain: () => void;
};
