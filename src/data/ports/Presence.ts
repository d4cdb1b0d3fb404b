/**
 * Who is online: signed in with an account in an open page of the app.
 *
 * On one device it is known by what its tabs hold. Whoever signs in is signed in in every tab of the browser, so that of
 * two accounts there only one is online at a time; the other was, until then. Two people see each other online as soon as
 * this is a server.
 *
 * What a server has to do to be this: take it from a page that is connected, by its token, that the account is there; let
 * go of it within seconds when the connection is lost; tell nobody but those with whom they have a conversation.
 */
export interface Presence {
  /** Says that an account is here, until the function that this returns is called, or the page is left. */
  enter(uid: string): () => void;
  /** The accounts that are online. None where nobody can say. */
  load(): Promise<ReadonlySet<string>>;
  /** Calls back after every change, in any tab. Returns the function that stops it. */
  observe(listener: () => void): () => void;
}
