import { useMessages } from '@messages';
import { useEffect, useRef } from 'react';
import type { Me } from '@/data/schema/shapes/currentUser';
import { isBlankText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { Button } from '../controls/Button';
import { TextArea } from '../controls/TextArea';
import { Avatar } from '../feedback/Avatar';
import { Inline } from '../layout/Inline';
import * as styles from './CommentComposer.css';
import { Mentionable } from './Mentionable';

export type CommentComposerProps = {
  /** The author of the comment, whose picture is beside the field. */
  me: Me;
  /** The text that isn't sent yet. */
  value: string;
  /** Called on each input with the whole text. */
  onChange: (value: string) => void;
  /** Called to send the comment. Never called while the text is blank or too long. */
  onSubmit: () => void;
  /** Called on Escape or Cancel to close the composer. */
  onCancel: () => void;
  /** Whether the field takes the focus on mount. */
  hasInitialFocus?: boolean;
};

/** A field for writing a comment. Ctrl+Enter or Cmd+Enter sends the comment. */
export function CommentComposer({
  me,
  value,
  onChange,
  onSubmit,
  onCancel,
  hasInitialFocus,
}: CommentComposerProps) {
  const t = useMessages('feed');
  const common = useMessages('common');
  const area = useRef<HTMLTextAreaElement>(null);
  const canSend = !isBlankText(value) && value.length <= textMaximum.comment;
  const submit = () => {
    if (canSend) onSubmit();
  };

  useEffect(() => {
    if (hasInitialFocus) area.current?.focus();
  }, [hasInitialFocus]);

  return (
    <div className={styles.composer}>
      <Avatar name={me.name} src={me.avatar} size="small" />
      <div className={styles.field}>
        <Mentionable>
          <TextArea
            label={t.commentLabel}
            isLabelHidden
            placeholder={t.commentPlaceholder}
            value={value}
            onChange={onChange}
            onSubmit={submit}
            maximum={textMaximum.comment}
            rows={2}
            canGrow
            ref={area}
          />
        </Mentionable>
        <Inline justify="end" canWrap>
          <Button variant="quiet" size="small" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button size="small" isDisabled={!canSend} onClick={submit}>
            {t.commentSend}
          </Button>
        </Inline>
      </div>
    </div>
  );
}
