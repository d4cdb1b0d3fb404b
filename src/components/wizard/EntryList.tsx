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
  /** What the entries are: "Work experience". */
  label: string;
  /** The level of its heading. */
  level?: 3 | 4;
  /** At least one, which can't be removed, unless it `canBeEmpty`. */
  entries: readonly Entry[];
  /** Whether the last entry can be removed too. */
  canBeEmpty?: boolean;
  /** All entries, after one was added, changed or removed. */
  onChange: (entries: Entry[]) => void;
  /** What a new one begins as. */
  empty: Entry;
  /** The name of an entry, counted from 1: "Work experience 2". */
  titleOf: (p: { number: number }) => string;
  /** The button that adds one: "Add work experience". */
  addLabel: string;
  /** The fields of an entry; `edit` changes some of its values. */
  children: (entry: Entry, edit: (part: Partial<Entry>) => void, index: number) => ReactNode;
};

/** Entries of several fields each, under one another. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an entry came or went.
  useEffect(() => {
    if (entryToFocus.current === null) return;
    const entry = group.current?.querySelectorAll(':scope > fieldset')[entryToFocus.current];
    entryToFocus.current = null;
    // Where none is left, the button that adds one.
    const next = entry?.querySelector<HTMLElement>('input, textarea, select');
    (next ?? group.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  }, [entries.length]);

  const add = () => {
    entryToFocus.current = entries.length;
    setAnnouncement('');
    onChange([...entries, empty]);
  };
  const remove = (index: number) => {
    // The one that takes its place, else the one before.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing else; its fields show what they are told.
          <fieldset key={index} className={styles.entry} aria-labelledby={`${id}-${index}`}>
            <div className={styles.head}>
              <Text size="small" tone="muted" weight="strong" id={`${id}-${index}`}>
                {title}
              </Text>
              {/* A disabled button shows no title of its own everywhere. */}
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
      {/* Only described by it: where it is said of no button, it would be read on its own. */}
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
