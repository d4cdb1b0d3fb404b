/**
 * The accounts that are online: signed in, in an open page of the app.
 *
 * The implementation for one browser uses the open tabs. Signing in affects every tab, so only one account of
 * a browser is online at a time. Two users can see each other online only if a server implements this port.
 *
 * Requirements for a server: consider an account online while a page with its token is connected; remove it
 * within seconds after the connection is lost; report it only to accounts that share a conversation with it.
 */
export interface Presence {
  /** Registers an account as online until the returned function is called or the page is left. */
  enter(uid: string): () => void;
  /** Returns the uids of the accounts that are online. Returns none if presence can't be determined. */
  load(): Promise<ReadonlySet<string>>;
  /** Calls back after every change, in any tab. Returns the unsubscribe function. */
  observe(listener: () => void): () => void;
}
