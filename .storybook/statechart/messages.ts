// The messages between the statechart panel and the story's iframe, over Storybook's channel.

const channel = 'updraft/statechart';

export const panelId = `${channel}/panel`;

export const channelEvents = {
  /** The panel starts or stops listening to the story's actors. Payload: `boolean`. */
  follow: `${channel}/follow`,
  /** The story's page reports the state of its actors. Payload: `Staged`. */
  staged: `${channel}/staged`,
  /** The panel sends an event to an actor. Payload: `{ actor, event }`. */
  send: `${channel}/send`,
  /** The user edits an event in the panel's form. Payload: `{ actor, event }`. */
  draft: `${channel}/draft`,
  /** Sends `MachineEvent[]` to the story once it has rendered; null repeats the events of this story. */
  replay: `${channel}/replay`,
  /** Requests the code of a test that sends the recorded events of an actor. Payload: `{ actor, storyName }`. */
  test: `${channel}/test`,
  /** The answer to `test`. Payload: `{ text, isTrue }`: the code, and whether the test passes. */
  tested: `${channel}/tested`,
  /** A page changes parameters of Storybook's address; null removes a parameter. */
  address: `${channel}/address`,
} as const;

export type Tested = { text: string; isTrue: boolean };
