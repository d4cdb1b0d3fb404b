import { searched } from '@/data/schema/text/query';
/** The query that narrows the list. */
export type MessagesView = { query: string };

/** Reads the query from the address: `?q=deck`. */
export const viewOf = (search: string): MessagesView => ({
  query: new URLSearchParams(search).get('q') ?? '',
});

/** Returns the search part of a view's address; empty without a query. */
export const searchOf = ({ query }: MessagesView): string =>
  query ? `?${new URLSearchParams({ q: searched(query) })}` : '';

/** Whether Back undoes a change: it doesn't for typed letters. */
export const isStep = () => false;

/** Returns the id of the message that a search result links to: `?at=…`. A new query removes it. */
export const markedIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('at') ?? undefined;
