/**
 * The accounts that are online: signed in, in an open page of the app.
 *
 * Within one browser, the open tabs determine this. Signing in affects every tab, so only one of a browser's
 * accounts is online at a time. Two users can see each other online only once this port is a server.
 *
 * Requirements for a server: consider an account online while a page with its token is connected; remove it
 * within seconds after the connection is lost; report it only to accounts that share a conversation with it.
 */
export interface Presence {
  /** Registers an account as online until the returned function is called or the page is left. */
  enter(uid: string): () => void;
  /** Returns the uids of the accounts that are online; none if that is unknown. */
  load(): Promise<ReadonlySet<string>>;
  /** Calls back after every change, in any tab. Returns the unsubscribe function. */
  observe(listener: () => void): () => void;
}
