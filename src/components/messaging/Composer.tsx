import { useMessages } from '@messages';
import { Paperclip, Send } from 'lucide';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { isBlankText } from '@/data/schema/blank';
import { textMaximum } from '@/data/schema/constants';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import * as fieldStyles from '../controls/Field.css';
import { IconButton } from '../controls/IconButton';
import { describing, isTooLong, LengthNote } from '../controls/LengthNote';
import { useRoom } from '../controls/useRoom';
import { Alert } from '../feedback/Alert';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { pieceWeight, weightOf } from '../typography/pieces';
import * as styles from './Composer.css';

export const composerStatuses = ['idle', 'sending', 'failed'] as const;

/** Characters that fill it to its greatest height, however wide it is. */
const fillingLength = 5000;

export type ComposerHandle = { focus: () => void };

export type ComposerProps = {
  /** To whom. */
  name: string;
  /** What is typed and not sent yet. */
  value: string;
  /** At every key, the whole text. */
  onChange: (value: string) => void;
  /** failed: the device couldn't store the message; its text is back in `value`. */
  status?: 'idle' | 'sending' | 'failed';
  /** Never called while the text is blank (spec section 4) or too long. */
  onSend: () => void;
  /** Sends once more what failed. */
  onRetry: () => void;
  /** Nothing can be written yet. */
  isDisabled?: boolean;
  /** To bring the focus into the field. */
  ref?: Ref<ComposerHandle>;
};

/** Writes a message: Enter sends, Shift+Enter makes a line. Has the focus as soon as something can be written, where there are keys. */
export function Composer({
  name,
  value,
  onChange,
  status = 'idle',
  onSend,
  onRetry,
  isDisabled = false,
  ref,
}: ComposerProps) {
  const t = useMessages('inbox');
  const common = useMessages('common');
  const attachNote = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { root, refusal } = useRoom(textMaximum.message);
  const size = { id: useId(), length: value.length, maximum: textMaximum.message, refusal };
  const isOver = isTooLong(size);
  const isHeavy = weightOf(value) > pieceWeight;
  const canSend = !isDisabled && !isOver && !isBlankText(value);

  const focus = () => area.current?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({ focus }));
  useEffect(() => {
    const element = area.current;
    // Where one touches, the focus would bring the keyboard over what one came to read.
    if (isDisabled || !element || window.matchMedia('(pointer: coarse)').matches) return;
    element.focus({ preventScroll: true });
    // A draft goes on where it ended.
    element.setSelectionRange(element.value.length, element.value.length);
  }, [isDisabled]);

  const send = (act: () => void) => {
    act();
    // Also from the buttons, which are gone or disabled now.
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends a composition writes; Safari says so only by the old code.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    if (canSend) send(onSend);
  };

  return (
    <form
      className={styles.composer}
      aria-busy={status === 'sending' || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send(onSend);
      }}
    >
      {status === 'failed' && (
        <Alert>
          <div className={styles.failure}>
            <p>{t.notSent}</p>
            <span className={styles.retry}>
              <Button size="small" variant="secondary" onClick={() => send(onRetry)}>
                {common.tryAgain}
              </Button>
            </span>
          </div>
        </Alert>
      )}
      <div className={styles.line}>
        {/* A disabled button shows no title of its own everywhere. */}
        <span className={styles.attach} title={t.attachNotAvailable}>
          <IconButton label={t.attach} icon={Paperclip} isDisabled describedBy={attachNote} />
          <VisuallyHidden id={attachNote}>{t.attachNotAvailable}</VisuallyHidden>
        </span>
        <div className={styles.field} ref={root}>
          <div className={styles.growing}>
            <textarea
              ref={area}
              className={`${styles.text} ${styles.area} ${isHeavy ? fieldStyles.heavy : ''}`}
              aria-label={t.composerLabel({ name })}
              aria-describedby={describing(size).join(' ') || undefined}
              aria-invalid={isOver || undefined}
              placeholder={t.composerPlaceholder}
              // Looking for a direction takes the square of the lines.
              dir={isHeavy ? undefined : 'auto'}
              rows={1}
              enterKeyHint="send"
              value={value}
              disabled={isDisabled}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <div aria-hidden className={`${styles.text} ${styles.copy}`}>
              {`${value.slice(0, fillingLength)}\n`}
            </div>
          </div>
          <LengthNote {...size} />
        </div>
        <button className={styles.send} type="submit" aria-label={t.send} disabled={!canSend}>
          <Icon of={Send} size={18} />
        </button>
      </div>
    </form>
  );
}
