import { useMessages } from '@messages';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { SearchField } from '../controls/SearchField';
import * as styles from './SiteSearch.css';

export type SiteSearchProps = {
  /** The text in the field. */
  query: string;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Id of the list; its options are `{listId}-0`, `{listId}-1` and so on. */
  listId: string;
  /** Index of the highlighted option, from 0. */
  active: number | null;
  /** The keyboard shortcut that focuses the field and opens the commands. */
  shortcut?: '⌘K' | 'Ctrl K';
  /** Called on each input with the text; '' when the field is cleared. */
  onQueryChange: (query: string) => void;
  /** Called when the field takes the focus, to preload the code of the list. */
  onFocus: () => void;
  /** Called to open or close the list, or to change its active option. `leave`: deactivates the option. */
  onListChange: (change: 'open' | 'close' | 'next' | 'previous' | 'leave') => void;
  /** Called on Escape while the list is open. */
  onEscape: () => void;
  /** Called on Enter: chooses the active option, or searches for the query if none is active. */
  onEnter: () => void;
  /** The list: `SiteSearchResults`. */
  children?: ReactNode;
  /** The native input, which ⌘K and Ctrl K focus. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * The search field of the top bar: a combobox with a list below, as in the ARIA Authoring Practices. The list
 * loads on demand.
 */
export function SiteSearch({
  query,
  isOpen,
  listId,
  active,
  shortcut,
  ref,
  onQueryChange,
  onFocus,
  onListChange,
  onEscape,
  onEnter,
  children,
}: SiteSearchProps) {
  const t = useMessages('app');

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    // Ignores keys of an IME composition. Safari marks the Enter that ends it only by `keyCode` 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (/^Arrow(Up|Down)$/.test(key) && !shiftKey && !ctrlKey && !metaKey) {
      event.preventDefault();
      if (key === 'ArrowDown') onListChange(altKey ? 'open' : 'next');
      else onListChange(altKey ? 'close' : 'previous');
    } else if (key === 'Enter') {
      // If `onEnter` opens a confirmation dialog, Enter must not also press the focused button there.
      event.preventDefault();
      onEnter();
    } else if (key === 'Tab') onListChange('close');
    else if (key === 'Escape' && (isOpen || query)) {
      event.preventDefault();
      if (isOpen) onEscape();
      else onQueryChange('');
    } else if (/^(Arrow|Home|End)/.test(key)) onListChange('leave');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: detects when the focus leaves the search.
    <div
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Keeps the list open if no other element receives the focus: the user dismissed a phone's keyboard.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onListChange('close');
      }}
    >
      <SearchField
        ref={ref}
        tone="sunken"
        label={t.search}
        placeholder={t.searchPlaceholder}
        clearLabel={t.searchClear}
        shortcut={shortcut}
        value={query}
        onChange={onQueryChange}
        combobox={{
          type: 'text',
          role: 'combobox',
          spellCheck: false,
          'aria-autocomplete': 'list',
          'aria-keyshortcuts': shortcut && (shortcut === '⌘K' ? 'Meta+K' : 'Control+K'),
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen && active !== null ? `${listId}-${active}` : undefined,
          onFocus,
          onClick: () => onListChange('open'),
          onKeyDown,
        }}
      />
      {children}
    </div>
  );
}
