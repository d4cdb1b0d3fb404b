import { useMessages } from '@messages';
import { Plus, Trash2 } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { Stack } from '../layout/Stack';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './EntryList.css';

export type EntryListProps<Entry extends object = object> = {
  /** Heading of the list, such as "Work experience". */
  label: string;
  /** Level of the heading. */
  level?: 3 | 4;
  /** The entries. A single entry can't be removed, unless `canBeEmpty` is true. */
  entries: readonly Entry[];
  /** Whether the only entry can be removed, too. */
  canBeEmpty?: boolean;
  /** Called with all entries after an entry was added, changed or removed. */
  onChange: (entries: Entry[]) => void;
  /** The values of a new entry. */
  empty: Entry;
  /** Returns the name of an entry, such as "Work experience 2". Numbers start at 1. */
  titleOf: (p: { number: number }) => string;
  /** Label of the button that adds an entry, such as "Add work experience". */
  addLabel: string;
  /** Renders the fields of an entry. `edit` replaces some values of the entry. */
  children: (entry: Entry, edit: (part: Partial<Entry>) => void, index: number) => ReactNode;
};

/** Edits a list of entries with several fields each. */
export function EntryList<Entry extends object>({
  label,
  level = 3,
  entries,
  canBeEmpty = false,
  onChange,
  empty,
  titleOf,
  addLabel,
  children,
}: EntryListProps<Entry>) {
  const t = useMessages('wizard').fields.entries;
  const id = useId();
  const group = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isLast = entries.length === 1 && !canBeEmpty;

  const entryToFocus = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an entry is added or removed.
  useEffect(() => {
    if (entryToFocus.current === null) return;
    const entry = group.current?.querySelectorAll(':scope > fieldset')[entryToFocus.current];
    entryToFocus.current = null;
    // If no entry is left, the Add button takes the focus.
    const next = entry?.querySelector<HTMLElement>('input, textarea, select');
    (next ?? group.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  }, [entries.length]);

  const add = () => {
    entryToFocus.current = entries.length;
    setAnnouncement('');
    onChange([...entries, empty]);
  };
  const remove = (index: number) => {
    // Focuses the entry that moves to this index or, after the removal of the last entry, the new last entry.
    entryToFocus.current = Math.min(index, entries.length - 2);
    setAnnouncement(t.removed({ name: titleOf({ number: index + 1 }) }));
    onChange(entries.filter((_, place) => place !== index));
  };

  return (
    <section ref={group} className={styles.list} aria-labelledby={id}>
      <Heading level={level} id={id}>
        {label}
      </Heading>
      {entries.map((entry, index) => {
        const title = titleOf({ number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id; their fields are controlled.
          <fieldset key={index} className={styles.entry} aria-labelledby={`${id}-${index}`}>
            <div className={styles.head}>
              <Text size="small" tone="muted" weight="strong" id={`${id}-${index}`}>
                {title}
              </Text>
              {/* On a `span`, because some browsers don't show the `title` of a disabled button. */}
              <span title={isLast ? t.keepOne : undefined}>
                <IconButton
                  label={t.remove({ name: title })}
                  icon={Trash2}
                  isDisabled={isLast}
                  describedBy={isLast ? `${id}-one` : undefined}
                  onClick={() => remove(index)}
                />
              </span>
            </div>
            <Stack gap={16}>
              {children(
                entry,
                (part) =>
                  onChange(entries.map((other, place) => (place === index ? { ...other, ...part } : other))),
                index,
              )}
            </Stack>
          </fieldset>
        );
      })}
      {/* Hidden, so that screen readers only read it as the description of a button. */}
      {isLast && (
        <span id={`${id}-one`} hidden>
          {t.keepOne}
        </span>
      )}
      <Button variant="secondary" size="small" icon={Plus} onClick={add}>
        {addLabel}
      </Button>
      <p className={visuallyHiddenStyles.hidden} role="status">
        {announcement}
      </p>
    </section>
  );
}
