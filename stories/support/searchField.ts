import { fn } from 'storybook/test';

/** The props of the top bar’s search field, closed, empty, and with spies for what it reports. */
export const searchField = () => ({
  query: '',
  isOpen: false,
  listId: 'story-search',
  active: null,
  onQueryChange: fn(),
  onFocus: fn(),
  onListChange: fn(),
  onEnter: fn(),
});
