import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Check, Search } from 'lucide';
import { type KeyboardEvent, memo, useId, useRef } from 'react';
import type { TodayRow as Row } from '@/data/schema/rules/todayRows';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import { Avatar } from '../feedback/Avatar';
import { inOneLine } from '../typography/splitText';
import { LaterMenu } from './LaterMenu';
import * as styles from './TodayRow.css';

export type TodayRowProps = {
  /** What waits for the user. */
  row: Row;
  /** Whether the last act on the row couldn't be stored. */
  hasFailed: boolean;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Called to mark the step of the row as done. */
  onDone: (id: string) => void;
  /** Called to postpone the row until this time, in ms since the epoch. */
  onPostpone: (id: string, until: number) => void;
};

const day = 86_400_000;

/** Whether a key was pressed on a link or button of a row. The keys of its menu and its dialog bubble up, too. */
export const isOfRow = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && !target.closest('dialog');

/** One row of Today: who, what, since when, the main action, and Later. The key L opens Later. */
export const TodayRow = memo(function TodayRow({ row, hasFailed, now, onDone, onPostpone }: TodayRowProps) {
  const t = useMessages('today');
  const nameId = useId();
  const later = useRef<{ open: () => void }>(null);
  const { id, kind, name, face, isStartup, href, actionHref } = row;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key.toLowerCase() !== 'l' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isOfRow(event)) return;
    event.preventDefault();
    later.current?.open();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives the keys of its buttons.
    <div className={styles.row} data-row={id} onKeyDown={onKeyDown}>
      {kind === 'search' ? (
        <span className={styles.badge}>
          <Icon of={Search} size={20} />
        </span>
      ) : (
        <Avatar name={name} src={face} shape={isStartup ? 'square' : 'round'} />
      )}
      <div className={styles.words}>
        <p className={styles.name} id={nameId}>
          {href ? (
            <a className={styles.link} href={href}>
              <bdi>{inOneLine(name)}</bdi>
            </a>
          ) : (
            <bdi>{inOneLine(name)}</bdi>
          )}
        </p>
        <What row={row} now={now} />
      </div>
      <Since row={row} now={now} hasFailed={hasFailed} />
      <div className={styles.actions}>
        {actionHref === undefined ? (
          <Button
            data-main
            variant="secondary"
            size="small"
            icon={Check}
            describedBy={nameId}
            onClick={() => onDone(id)}
          >
            {t.actions[kind]}
          </Button>
        ) : (
          <Button data-main variant="secondary" size="small" href={actionHref} describedBy={nameId}>
            {t.actions[kind]}
          </Button>
        )}
        <LaterMenu ref={later} describedBy={nameId} now={now} onPostpone={(until) => onPostpone(id, until)} />
      </div>
    </div>
  );
});

function What({ row, now }: Pick<TodayRowProps, 'row' | 'now'>) {
  const t = useMessages('today');
  switch (row.kind) {
    case 'request':
      return <p className={styles.what}>{t.asked({ startup: row.startup })}</p>;
    case 'search':
      return <p className={styles.what}>{t.found({ count: row.count })}</p>;
    case 'quiet':
      return (
        <p className={styles.what}>{t.quiet({ count: Math.floor((now - (row.since ?? now)) / day) })}</p>
      );
    default:
      return (
        <p className={styles.what}>
          <bdi>{inOneLine(row.text)}</bdi>
        </p>
      );
  }
}

function Since({ row, now, hasFailed }: Pick<TodayRowProps, 'row' | 'now' | 'hasFailed'>) {
  const t = useMessages('today');
  const common = useMessages('common');
  const formats = useFormats();
  if (hasFailed) return <p className={`${styles.since} ${styles.late}`}>{common.unsaved}</p>;
  if (row.kind === 'step')
    return row.overdue > 0 ? (
      <p className={`${styles.since} ${styles.late}`}>{t.overdue({ count: row.overdue })}</p>
    ) : (
      <p className={styles.since}>{t.dueToday}</p>
    );
  // The days of a quiet card are in its text.
  if (row.since === undefined || row.kind === 'quiet') return null;
  return (
    <time
      className={styles.since}
      dateTime={new Date(row.since).toISOString()}
      title={formats.dateTime(row.since)}
    >
      {formats.ago(row.since, now) ?? common.justNow}
    </time>
  );
}
