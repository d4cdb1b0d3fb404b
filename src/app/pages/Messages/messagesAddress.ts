import { searched } from '@/data/schema/query';
/** What of the list is looked at. */
export type MessagesView = { query: string };

/** The query in the address: `?q=deck`. */
export const viewOf = (search: string): MessagesView => ({
  query: new URLSearchParams(search).get('q') ?? '',
});

/** The search part of a view's address, without what is not narrowed. */
export const searchOf = ({ query }: MessagesView): string =>
  query ? `?${new URLSearchParams({ q: searched(query) })}` : '';

/** A typed letter is no step that Back undoes. */
export const isStep = () => false;

/** The message that a search led to: `?at=…`. Another query, and it is another message's turn. */
export const markedIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('at') ?? undefined;
