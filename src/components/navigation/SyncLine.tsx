import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import * as windsockStyles from '../brand/windsock.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './SyncLine.css';

export type SyncLineProps = {
  /**
   * offline: changes wait for a connection. restoring: the account is being restored on this device. none: there
   * is nothing to say.
   */
  status: 'none' | 'offline' | 'restoring';
  /** The numbers of restored records and of all records, while the account is being restored. */
  progress?: { done: number; total: number } | null;
};

/** A quiet line at the lower edge of the top bar. It covers the margins of both, so nothing moves. */
export function SyncLine({ status, progress }: SyncLineProps) {
  const t = useMessages('sync');
  const { count } = useFormats();
  const isRestoring = status === 'restoring';
  const known = isRestoring && progress && progress.total > 0 ? progress : null;
  const counts = known && { done: count(known.done), total: count(known.total) };
  return (
    <div className={styles.place}>
      <div className={status === 'none' ? undefined : styles.line}>
        {status !== 'none' && (
          <div className={styles.tab}>
            {counts && known && (
              <div
                className={styles.track}
                role="progressbar"
                aria-label={t.restoring}
                aria-valuemin={0}
                aria-valuemax={known.total}
                aria-valuenow={known.done}
                aria-valuetext={t.progress(counts)}
              >
                <div
                  className={`${styles.fill} ${windsockStyles.windsock}`}
                  style={{ width: `${(100 * known.done) / known.total}%` }}
                />
              </div>
            )}
          </div>
        )}
        {/* Screen readers announce the text once, without the numbers. */}
        <div role="status">
          {status === 'offline' && t.offline}
          {isRestoring && (counts ? <VisuallyHidden>{t.restoring}</VisuallyHidden> : t.restoring)}
        </div>
        {counts && <span aria-hidden="true">{t.restoringCount(counts)}</span>}
      </div>
    </div>
  );
}
