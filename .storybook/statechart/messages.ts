import type { MachineEvent } from './links';

// What the panel and the page under review say to each other, over Storybook's channel alone: plain data.

const channel = 'updraft/statechart';

export const panelId = `${channel}/panel`;

export const said = {
  /** The panel follows, or doesn't any more: `boolean`. */
  follow: `${channel}/follow`,
  /** The page tells how it stands: `Staged`. */
  staged: `${channel}/staged`,
  /** The panel sends an event: `ToActor & { event }`. */
  send: `${channel}/send`,
  /** What the panel's form holds for an event: `ToActor & { event }`. */
  draft: `${channel}/draft`,
  /** Send these as soon as the story stands: `MachineEvent[]`; null for what was sent to the story that is shown. */
  replay: `${channel}/replay`,
  /** Asks for what happened to an actor as a test: `ToActor`. */
  test: `${channel}/test`,
  /** The answer: `{ text, isTrue }`. */
  tested: `${channel}/tested`,
  /** A page writes into Storybook's address: `Record<string, string | null>`. */
  address: `${channel}/address`,
} as const;

export type ToActor = { actor: number };
export type Tested = { text: string; isTrue: boolean };

/** An event that the machine has a transition for where it is. */
export type PossibleEvent = {
  type: string;
  /** What goes with it: as it was last sent, or as its types have it. */
  payload: Record<string, unknown>;
  /** Whether something would come of it; null where it can't be told with this payload. */
  can: boolean | null;
  /** The guards that say no, by their names. */
  refusedBy: string[];
};

/** Where an event came from: whoever uses the page or the panel, the story's own beginning, an actor, a delay. */
export type Origin = 'person' | 'story' | 'delay' | { actor: string };

export type LogEntry = {
  event: Record<string, unknown> & { type: string };
  origin: Origin;
  branches: string[];
  /** The leaves that it was in afterwards. */
  leaves: string[];
};

export type StagedView = {
  /** Its place among the actors of the story. */
  actor: number;
  /** The machine's id. */
  id: string;
  status: string;
  leaves: string[];
  tags: string[];
  possible: PossibleEvent[];
  log: LogEntry[];
};

export type Staged = {
  actors: StagedView[];
  /** What was sent to the story besides its own beginning, as far as it can be written down. */
  sent: MachineEvent[];
  /** Replaying: how many are still to be sent. */
  waiting: number;
  /** The story stands: what isn't there yet doesn't come by itself. */
  isRendered: boolean;
};
