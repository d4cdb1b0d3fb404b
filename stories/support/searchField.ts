import { fn } from 'storybook/test';
import type { SiteSearchProps } from '@/components/navigation/SiteSearch';

/** The props of the top bar’s search field: closed, empty, and with spies as callbacks. */
export const searchField = (): SiteSearchProps => ({
  query: '',
  isOpen: false,
  listId: 'story-search',
  active: null,
  onQueryChange: fn(),
  onFocus: fn(),
  onListChange: fn(),
  onEscape: fn(),
  onEnter: fn(),
});
