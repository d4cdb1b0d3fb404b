import { useMessages } from '@messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../controls/Button';
import * as styles from './NextPage.css';

export const nextPageStatuses = ['more', 'loading', 'failed'] as const;

export type NextPageProps = {
  /** more: entries aren't loaded yet. failed: loading them failed. */
  status: 'more' | 'loading' | 'failed';
  /** Says which entries couldn't be loaded. */
  failedText: string;
  /** Called to load the next entries: when the user scrolls near the end of the list, or presses the button. */
  onMore: () => void;
};

/** The end of a list whose next entries aren't loaded yet. */
export function NextPage({ status, failedText, onMore }: NextPageProps) {
  const t = useMessages('common');
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onMore);
  useEffect(() => {
    const element = end.current;
    if (!element || status !== 'more') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [status]);
  return (
    <div ref={end} className={styles.end}>
      <div role="alert">{status === 'failed' && <p className={styles.failed}>{failedText}</p>}</div>
      <Button variant="secondary" size="small" isBusy={status === 'loading'} onClick={onMore}>
        {status === 'failed' ? t.tryAgain : t.showMore}
      </Button>
    </div>
  );
}
