import { useMessages } from '@messages';
import { Paperclip, Send } from 'lucide';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { isBlankText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import * as fieldStyles from '../controls/Field.css';
import { IconButton } from '../controls/IconButton';
import { describing, isTooLong, LengthNote } from '../controls/LengthNote';
import { useTextCapacity } from '../controls/useTextCapacity';
import { Alert } from '../feedback/Alert';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { chunkCost, layoutCostOf } from '../typography/splitText';
import * as styles from './Composer.css';

export const composerStatuses = ['idle', 'sending', 'failed'] as const;

/** Number of characters that fill the text area to its maximum height at any width. */
const fillingLength = 5000;

export type ComposerHandle = { focus: () => void };

export type ComposerProps = {
  /** The recipient's name. */
  name: string;
  /** The text that isn't sent yet. */
  value: string;
  /** Called on each input with the whole text. */
  onChange: (value: string) => void;
  /** failed: the browser couldn't store the message, and `value` contains its text again. */
  status?: 'idle' | 'sending' | 'failed';
  /** Called to send the text. Never called while the text is blank (spec section 4) or too long. */
  onSend: () => void;
  /** Called to send the failed message again. */
  onRetry: () => void;
  /** Whether the text area and the send button are disabled. */
  isDisabled?: boolean;
  /** Handle that focuses the text area. */
  ref?: Ref<ComposerHandle>;
};

/** A field for a message: Enter sends, Shift+Enter adds a line. Focused on mount, except on touchscreens. */
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
  const { root, refusal } = useTextCapacity(textMaximum.message);
  const size = { id: useId(), length: value.length, maximum: textMaximum.message, refusal };
  const isOver = isTooLong(size);
  const isHeavy = layoutCostOf(value) > chunkCost;
  const canSend = !isDisabled && !isOver && !isBlankText(value);

  const focus = () => area.current?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({ focus }));
  useEffect(() => {
    const element = area.current;
    // On touchscreens, the focus would open the keyboard over the conversation.
    if (isDisabled || !element || window.matchMedia('(pointer: coarse)').matches) return;
    element.focus({ preventScroll: true });
    // Places the cursor at the end of the draft.
    element.setSelectionRange(element.value.length, element.value.length);
  }, [isDisabled]);

  const send = (act: () => void) => {
    act();
    // Focuses the text area, because the pressed button unmounts or is disabled.
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores the Enter that ends an IME composition. Safari marks this Enter only by `keyCode` 229.
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
        {/* The `span` has the `title`, because not every browser shows the title of a disabled button. */}
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
              // Omits `auto` for long text, because browsers detect its direction in quadratic time.
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
