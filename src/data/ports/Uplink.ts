/** The current state of one record, to store on the server. */
export type OutgoingChange = {
  /** Identifies this change, also when it is sent again. */
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
   * Stores a change on the server. Resolves only once the server has confirmed or refused it. Receives an
   * owner's next change only after that.
   *
   * A change is sent again, with the same `entry`, if the app stopped before the answer was stored. The server
   * must recognize it: a change that it has stored before must have no effect, even if the record has changed
   * since.
   *
   * Resolves with `sent` for a record that doesn't belong on the server, such as a guest's.
   * @param signal aborts when the owner signs out or the user leaves the page. The call must then end soon,
   * because the next call waits for it.
   * @throws if the server can't be reached, or the owner isn't signed in. The owner's changes then wait.
   */
  send(change: OutgoingChange, signal: AbortSignal): Promise<Answer>;
}
