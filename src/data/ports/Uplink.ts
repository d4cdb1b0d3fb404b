/** The current state of one record, to store on the server. */
export type OutgoingChange = {
  /** Identifies this state of the record. Sorts after the ids of earlier states. */
  entry: string;
  owner: string;
  kind: string;
  id: string;
  /** `undefined` if the record was removed. */
  value: unknown;
};

/** The server's answer to a change: it is stored, or the server's rules refuse it. */
export type Answer = 'sent' | { refused: string };

/** The connection to a server that stores a copy of the records. */
export interface Uplink {
  /**
   * Stores a change on the server. Resolves only once the server has confirmed or refused it.
   *
   * A change is sent again if the app stopped before the answer was stored. It then has the same `entry`, so
   * that the server can recognize it. The server must ignore a change whose `entry` isn't after the last one
   * that it stored for this record. Otherwise, a late repetition would replace a newer state.
   *
   * Resolves with `sent` for a record that doesn't belong on the server, such as a guest's.
   * @throws if the server can't be reached, or the owner isn't signed in. The owner's changes then wait.
   */
  send(change: OutgoingChange): Promise<Answer>;
}
