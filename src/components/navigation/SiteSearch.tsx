import { useMessages } from '@messages';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { SearchField } from '../controls/SearchField';
import * as styles from './SiteSearch.css';

export type SiteSearchProps = {
  /** What is typed. */
  query: string;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Id of the list; its options are `{listId}-0`, `{listId}-1` and so on. */
  listId: string;
  /** The option that stands out, from 0. */
  active: number | null;
  /** The keys that lead here. */
  shortcut?: '⌘K' | 'Ctrl K';
  /** What is typed, at every key; '' when it is emptied. */
  onQueryChange: (query: string) => void;
  /** The field has the focus: time to fetch what the list needs. */
  onFocus: () => void;
  /** What becomes of the list: it opens or closes, or its active option changes; `leave`: back to the text. */
  onListChange: (change: 'open' | 'close' | 'next' | 'previous' | 'leave') => void;
  /** Enter: the active option, or without one the query itself. */
  onEnter: () => void;
  /** The list: `SiteSearchResults`. */
  children?: ReactNode;
  /** The native input, for ⌘K and Ctrl K. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * The top bar's search field: a combobox with its list below, after the pattern of the ARIA Authoring Practices. The
 * field is in every page; its list comes when it is needed.
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
  onEnter,
  children,
}: SiteSearchProps) {
  const t = useMessages('app');

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    // While a word is being composed, the keys are the input method's: 229 is what Safari says of its last Enter.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (/^Arrow(Up|Down)$/.test(key) && !shiftKey && !ctrlKey && !metaKey) {
      event.preventDefault();
      if (key === 'ArrowDown') onListChange(altKey ? 'open' : 'next');
      else onListChange(altKey ? 'close' : 'previous');
    } else if (key === 'Enter') {
      // A question that opens now has its button focused: the key must not press that as well.
      event.preventDefault();
      onEnter();
    } else if (key === 'Tab') onListChange('close');
    else if (key === 'Escape' && (isOpen || query)) {
      event.preventDefault();
      if (isOpen) onListChange('close');
      else onQueryChange('');
    } else if (/^(Arrow|Home|End)/.test(key)) onListChange('leave');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus goes, inside the field and out of it.
    <div
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Put away a phone's keyboard and the list stays, with more room.
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
