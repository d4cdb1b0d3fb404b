import type { MachineEvent } from './storyLinks';

// The messages between the panel and the page under review, over Storybook's channel only: plain data.

const channel = 'updraft/statechart';

export const panelId = `${channel}/panel`;

export const channelEvents = {
  /** The panel starts or stops following: `boolean`. */
  follow: `${channel}/follow`,
  /** The page reports its state: `Staged`. */
  staged: `${channel}/staged`,
  /** The panel sends an event: `ToActor & { event }`. */
  send: `${channel}/send`,
  /** The event in the panel's form: `ToActor & { event }`. */
  draft: `${channel}/draft`,
  /** Sends events once the story has rendered: `MachineEvent[]`, or null for those sent to the current story. */
  replay: `${channel}/replay`,
  /** Requests the events of an actor as a test: `ToActor & { storyName }`. */
  test: `${channel}/test`,
  /** The answer: `{ text, isTrue }`. */
  tested: `${channel}/tested`,
  /** A page writes into Storybook's address: `Record<string, string | null>`. */
  address: `${channel}/address`,
} as const;

export type ToActor = { actor: number };
export type Tested = { text: string; isTrue: boolean };

/** An event for which the machine has a transition in its current state. */
export type PossibleEvent = {
  type: string;
  /** Its payload, as last sent, or a default by its types. */
  payload: Record<string, unknown>;
  /** Whether it would have an effect; null if this payload doesn't allow a decision. */
  can: boolean | null;
  /** The names of the guards that refuse it. */
  refusedBy: string[];
};

/** The source of an event: a user of the page or the panel, the story's start, an actor, or a delay. */
export type Origin = 'person' | 'story' | 'delay' | { actor: string };

export type LogEntry = {
  event: Record<string, unknown> & { type: string };
  origin: Origin;
  branches: string[];
  /** The active leaves after the event. */
  leaves: string[];
};

export type StagedView = {
  /** Its index among the actors of the story. */
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
  /** The events sent to the story after its start, as far as they can be serialized. */
  sent: MachineEvent[];
  /** How many events remain to be replayed. */
  waiting: number;
  /** Whether the story has rendered: a machine that is missing now won't appear automatically. */
  isRendered: boolean;
};
