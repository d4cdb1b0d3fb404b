import { useMessages } from '@messages';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { Alert } from '../feedback/Alert';
import { Stack } from '../layout/Stack';
import * as styles from './DraftNotice.css';

export type DraftNoticeProps = {
  /** Whether the form was filled from a stored draft. */
  isRestored: boolean;
  /** Whether the browser refused to store the input. */
  isUnsaved: boolean;
  /** Called to discard the draft, after a confirmation. Omitted while the form is being sent. */
  onDiscard?: () => void;
};

/** Shows that the draft was restored, or couldn't be stored. Otherwise renders nothing. */
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
              {/* The first press turns Discard into Cancel, so an accidental second press loses nothing. */}
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
