import { useMessages } from '@messages';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { Alert } from '../feedback/Alert';
import { Stack } from '../layout/Stack';
import * as styles from './DraftNotice.css';

export type DraftNoticeProps = {
  /** What is shown was typed before this page was opened. */
  isRestored: boolean;
  /** The device refused to keep what is typed. */
  isUnsaved: boolean;
  /** Asked once more before; absent while it is being sent. */
  onDiscard?: () => void;
};

/** Says what became of the draft; nothing, as long as it is simply kept. */
export function DraftNotice({ isRestored, isUnsaved, onDiscard }: DraftNoticeProps) {
  const t = useMessages('wizard').frame;
  const [isAsking, setIsAsking] = useState(false);
  if (!isRestored && !isUnsaved) return null;

  return (
    <Stack gap={8}>
      {isUnsaved && <Alert>{t.unsaved}</Alert>}
      {isRestored && (
        <div className={styles.notice}>
          <p className={styles.text} role="status">
            {isAsking && onDiscard ? t.discardQuestion : t.restored}
          </p>
          {onDiscard && (
            <div className={styles.actions}>
              {/* One button, so that the focus stays: pressed twice by mistake, it loses nothing. */}
              <Button variant="secondary" size="small" onClick={() => setIsAsking(!isAsking)}>
                {isAsking ? t.discardNo : t.discard}
              </Button>
              {isAsking && (
                <Button variant="danger" size="small" onClick={onDiscard}>
                  {t.discardYes}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Stack>
  );
}
