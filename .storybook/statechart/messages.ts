// The messages between the panel and the page under review, over Storybook's channel only: plain data.

const channel = 'updraft/statechart';

export const panelId = `${channel}/panel`;

export const channelEvents = {
  /** The panel starts or stops following: `boolean`. */
  follow: `${channel}/follow`,
  /** The page reports its state: `Staged`. */
  staged: `${channel}/staged`,
  /** The panel sends an event: `{ actor, event }`. */
  send: `${channel}/send`,
  /** The user edits an event in the panel's form: `{ actor, event }`. */
  draft: `${channel}/draft`,
  /** Sends events once the story has rendered: `MachineEvent[]`, or null to repeat those of this story. */
  replay: `${channel}/replay`,
  /** Requests the events of an actor as a test: `{ actor, storyName }`. */
  test: `${channel}/test`,
  /** The answer to `test`: `{ text, isTrue }`. */
  tested: `${channel}/tested`,
  /** A page writes into Storybook's address: `Record<string, string | null>`. */
  address: `${channel}/address`,
} as const;

export type Tested = { text: string; isTrue: boolean };
