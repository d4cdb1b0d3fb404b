import { searched } from '@/data/schema/text/query';
/** The query that filters the list of conversations. */
export type MessagesView = { query: string };

/** Reads the query from the query string: `?q=deck`. */
export const viewOf = (search: string): MessagesView => ({
  query: new URLSearchParams(search).get('q') ?? '',
});

/** Returns the query string of a view's address; empty without a query. */
export const searchOf = ({ query }: MessagesView): string =>
  query ? `?${new URLSearchParams({ q: searched(query) })}` : '';

/** Whether Back undoes a change: never, because the only changes are typed letters. */
export const isStep = () => false;

/** Returns the id of the message to highlight: `?at=…`. Search results have this parameter in their links. */
export const markedIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('at') ?? undefined;

/** Whether the page opens with the dialog that starts a new conversation: `?new=1`, from the command New message. */
export const isNewIn = (search: string): boolean => new URLSearchParams(search).has('new');
