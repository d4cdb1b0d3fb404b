import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Bookmark } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../brand/Icon';
import * as overflowStyles from '../layout/overflow.css';
import { Text } from '../typography/Text';
import { TextButton } from '../typography/TextButton';
import * as styles from './SavedSearchBar.css';
import { SavedSearchMenu } from './SavedSearchMenu';

/** A saved search, as its chip shows it. */
export type SavedSearchItem = {
  id: string;
  name: string;
  /** The address of its results. */
  href: string;
  /** Whether the page shows its results. */
  isCurrent: boolean;
  /** How many of its results the user hasn't seen. */
  newCount: number;
  /** Whether Today lists its new results. */
  tells: boolean;
};

export type SavedSearchBarProps = {
  /** The saved searches, the newest first. */
  searches: readonly SavedSearchItem[];
  /** Whether the searches failed to load. */
  hasFailed?: boolean;
  /** Called to load the searches again. */
  onRetry: () => void;
  /** Called to save the current search. If omitted, there is nothing to save. */
  onSave?: (() => void) | undefined;
  /** Called to rename a search. */
  onRename: (id: string) => void;
  /** Called to set whether Today lists the new results of a search. */
  onTellsChange: (id: string, tells: boolean) => void;
  /** Called to delete a search. */
  onDelete: (id: string) => void;
};

/** The distance of the current chip from the edge of the list, in px: wider than the fade there. */
const margin = 32;
/** The highest number of new results that a chip shows. */
const mostCounted = 99;

/** The saved searches of Discover as chips, and the button that saves the current search. */
export function SavedSearchBar({
  searches,
  hasFailed = false,
  onRetry,
  onSave,
  onRename,
  onTellsChange,
  onDelete,
}: SavedSearchBarProps) {
  const t = useMessages('searches');
  const common = useMessages('common');
  const formats = useFormats();
  const countText = (count: number) =>
    count > mostCounted ? `${formats.count(mostCounted)}+` : formats.count(count);
  const list = useRef<HTMLUListElement>(null);
  const { length } = searches;
  const before = useRef(length);
  // The button of a deleted search had the focus.
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body)
      list.current?.querySelector('a')?.focus();
    before.current = length;
  }, [length]);
  const currentId = searches.find(({ isCurrent }) => isCurrent)?.id;
  // Scrolls the list only: the page may be scrolled down.
  useEffect(() => {
    const box = list.current;
    const chip = box?.querySelector('[aria-current]')?.closest('li');
    if (box && chip && currentId) box.scrollLeft = chip.offsetLeft - box.offsetLeft - margin;
  }, [currentId]);
  return (
    <div className={styles.bar}>
      {hasFailed && (
        <Text size="small" tone="muted">
          {t.loadFailed} <TextButton onClick={onRetry}>{common.tryAgain}</TextButton>
        </Text>
      )}
      {searches.length > 0 && (
        <ul ref={list} className={`${styles.list} ${overflowStyles.fadesWhereMore}`} aria-label={t.label}>
          {searches.map(({ id, name, href, isCurrent, newCount, tells }) => (
            <li key={id} className={styles.chip}>
              <a className={styles.link} href={href} aria-current={isCurrent ? 'true' : undefined}>
                <bdi className={styles.name}>{name}</bdi>
                {newCount > 0 && (
                  <span className={styles.count}>{t.newCount({ count: countText(newCount) })}</span>
                )}
              </a>
              <SavedSearchMenu
                label={t.menu.label({ name })}
                tells={tells}
                onRename={() => onRename(id)}
                onTellsChange={(next) => onTellsChange(id, next)}
                onDelete={() => onDelete(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {onSave && (
        <button className={styles.save} type="button" onClick={onSave}>
          <Icon of={Bookmark} size={18} />
          <span className={styles.saveText}>{t.save}</span>
        </button>
      )}
    </div>
  );
}
