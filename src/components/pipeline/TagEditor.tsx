import { useMessages } from '@messages';
import { X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pipelineLimits } from '@/data/schema/shapes/pipeline';
import { tidyText } from '@/data/schema/text/blank';
import { Button } from '../controls/Button';
import { Chip } from '../controls/Chip';
import { IconButton } from '../controls/IconButton';
import { TextField } from '../controls/TextField';
import { Text } from '../typography/Text';
import * as styles from './TagEditor.css';

/** At most this many tags of other cards are offered. */
const offered = 8;

export type TagEditorProps = {
  /** The tags of the card. */
  tags: readonly string[];
  /** The tags of all cards of the board. The user can add them with one press. */
  known: readonly string[];
  /** Whether the field takes the focus. */
  isFocused?: boolean;
  /** Called with the tags after each addition and removal. */
  onChange: (tags: readonly string[]) => void;
};

/** The tags of a card, a field for a new one, and the tags of other cards. */
export function TagEditor({ tags, known, isFocused = false, onChange }: TagEditorProps) {
  const t = useMessages('pipeline').panel;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const isIn = (tag: string) => tags.some((other) => other.toLocaleLowerCase() === tag.toLocaleLowerCase());
  const tag = tidyText(typed);
  const isFull = tags.length >= pipelineLimits.tags;
  const canAdd = tag !== '' && tag.length <= pipelineLimits.tag && !isFull;
  const add = (next: string) => {
    if (!isIn(next)) onChange([...tags, next]);
    setTyped('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !canAdd) return;
    event.preventDefault();
    add(tag);
  };
  const others = known
    .filter((other) => !isIn(other) && other.toLocaleLowerCase().includes(tag.toLocaleLowerCase()))
    .slice(0, offered);
  return (
    <div className={styles.editor}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t.tags}>
          {tags.map((each) => (
            <li key={each} className={styles.tag}>
              <span>{each}</span>
              <IconButton
                size="small"
                icon={X}
                label={t.removeTag({ tag: each })}
                onClick={() => {
                  // The button unmounts with the tag.
                  input.current?.focus();
                  onChange(tags.filter((other) => other !== each));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the Enter key of the field inside. */}
      <div className={styles.line} onKeyDown={onKeyDown}>
        <TextField
          ref={input}
          label={t.addTag}
          name="tag"
          value={typed}
          onChange={setTyped}
          maximum={pipelineLimits.tag}
          autoComplete="off"
        />
        <Button variant="secondary" isDisabled={!canAdd} onClick={() => add(tag)}>
          {t.add}
        </Button>
      </div>
      {others.length > 0 && !isFull && (
        <div className={styles.known}>
          <Text size="small" tone="muted">
            {t.suggestedTags}
          </Text>
          <div className={styles.tags}>
            {others.map((other) => (
              <Chip key={other} isPressed={false} onClick={() => add(other)}>
                {other}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
