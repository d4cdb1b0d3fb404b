import { useLocale, useMessages } from '@messages';
import { Lines } from '@/components/typography/Lines';
import * as styles from './RequestNoteText.css';
import type { LoadedStartup } from './startupView';

export type RequestNoteTextProps = {
  request: NonNullable<LoadedStartup['interest']['request']>;
  /** The startup's name. */
  name: string;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** Explains the state of the request for a startup's metrics. */
export function RequestNoteText({ request, name, now }: RequestNoteTextProps) {
  const t = useMessages('interest');
  const locale = useLocale();
  const { state, requestedAt, note, isSample, isFinal } = request;
  if (state === 'requested') {
    const ago = requestedAt === null ? null : agoOf(locale, now - requestedAt);
    return ago && <p>{t.waiting({ ago })}</p>;
  }
  if (state === 'withdrawn') return <p>{t.withdrawn({ name })}</p>;
  return (
    <div className={styles.answer}>
      <p className={styles.verdict}>{t[state]({ name })}</p>
      {note && (
        <blockquote className={styles.note} aria-label={t.noteFrom({ name })}>
          <Lines>{note}</Lines>
        </blockquote>
      )}
      {state !== 'approved' && <p>{isFinal ? t.final : t.again}</p>}
      {isSample && <p>{t.sample}</p>}
    </div>
  );
}

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** Returns a time span in ms in words, such as "3 days ago"; `null` below a minute. */
function agoOf(locale: string, time: number): string | null {
  const [unit, length] = units.find(([, length]) => time >= length) ?? [];
  return unit && length ? new Intl.RelativeTimeFormat(locale).format(-Math.floor(time / length), unit) : null;
}
