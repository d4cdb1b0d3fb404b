import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { type KeyboardEvent, useState } from 'react';
import type { TodayRow as Row, RowSection } from '@/data/schema/rules/todayRows';
import { Heading } from '../typography/Heading';
import { TextButton } from '../typography/TextButton';
import * as styles from './TodayList.css';
import { isOfRow, TodayRow, type TodayRowProps } from './TodayRow';

export type TodaySection = { name: RowSection; rows: readonly Row[] };

export type TodayListProps = Pick<TodayRowProps, 'now' | 'onDone' | 'onPostpone'> & {
  /** The sections that have rows, in display order. */
  sections: readonly TodaySection[];
  /** The ids of the rows whose last act couldn't be stored. */
  failed: ReadonlySet<string>;
};

/** Focuses the main action of the next or the previous row. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // The button of a menu prevents the default of ↓, which opens the menu.
  if (event.defaultPrevented || !isOfRow(event)) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')];
  const next = rows[rows.findIndex((row) => row.contains(event.target as Element)) + step];
  if (!next) return;
  event.preventDefault();
  mainActionOf(next)?.focus();
}

/** Returns the button or link of a row's main action. */
export const mainActionOf = (row: Element): HTMLElement | null => row.querySelector('[data-main]');

/** What waits for the user, in sections. The keys ↑ and ↓ move between the rows. */
export function TodayList({ sections, ...list }: TodayListProps) {
  const t = useMessages('today');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives the keys of its buttons.
    <div className={styles.list} onKeyDown={onKeyDown}>
      {sections.map((section) => (
        <Section key={section.name} {...list} {...section} />
      ))}
      <p className={styles.keys}>{t.keys}</p>
    </div>
  );
}

/** How many rows of a section are shown, and how many more on each press. */
const shownAtFirst = 50;

function Section({ name, rows, failed, ...row }: TodaySection & Omit<TodayListProps, 'sections'>) {
  const t = useMessages('today');
  const common = useMessages('common');
  const formats = useFormats();
  const [most, setMost] = useState(shownAtFirst);
  return (
    <section className={styles.section} aria-labelledby={`today-${name}`}>
      <div className={styles.head}>
        <Heading level={2} size="small" id={`today-${name}`}>
          {t.sections[name]}
        </Heading>
        <span className={styles.count}>{formats.count(rows.length)}</span>
      </div>
      <ul>
        {rows.slice(0, most).map((each) => (
          <li key={each.id}>
            <TodayRow {...row} row={each} hasFailed={failed.has(each.id)} />
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <div className={styles.more}>
          <TextButton onClick={() => setMost(most + shownAtFirst)}>{common.showMore}</TextButton>
        </div>
      )}
    </section>
  );
}
