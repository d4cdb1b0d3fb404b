import { useMessages } from '@messages';
import { ArrowRight, CalendarClock, Tag, Trash2, X } from 'lucide';
import { useState } from 'react';
import type { CardId, Stage } from '@/data/schema/shapes/pipeline';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { Text } from '../typography/Text';
import type { BoardActions } from './boardView';
import * as styles from './ChosenBar.css';
import { MoveDialog } from './MoveDialog';
import { StepDialog } from './StepDialog';
import { TagDialog } from './TagDialog';

export type ChosenBarProps = Pick<BoardActions, 'onMove' | 'onRemove' | 'onStepChange' | 'onTag'> & {
  /** The chosen cards, at least one. */
  chosen: ReadonlySet<CardId>;
  /** The stages of the board. */
  stages: readonly Stage[];
  /** All tags of the board. */
  knownTags: readonly string[];
  /** Called when no card shall be chosen any more. */
  onClear: () => void;
};

/** The actions for the cards that the user chose in the table. Stays at the bottom of the window. */
export function ChosenBar({
  chosen,
  stages,
  knownTags,
  onMove,
  onRemove,
  onStepChange,
  onTag,
  onClear,
}: ChosenBarProps) {
  const t = useMessages('pipeline').chosen;
  const [dialog, setDialog] = useState<'move' | 'tag' | 'step' | null>(null);
  const ids = [...chosen];
  const count = ids.length;
  const close = () => setDialog(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons.
    <div className={styles.bar} role="group" aria-label={t.label}>
      <div role="status">
        <Text size="small" weight="strong" isTabular>
          {t.count({ count })}
        </Text>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" icon={ArrowRight} onClick={() => setDialog('move')}>
          {t.move}
        </Button>
        <Button variant="secondary" size="small" icon={Tag} onClick={() => setDialog('tag')}>
          {t.tag}
        </Button>
        <Button variant="secondary" size="small" icon={CalendarClock} onClick={() => setDialog('step')}>
          {t.step}
        </Button>
        <Button variant="danger" size="small" icon={Trash2} onClick={() => onRemove(ids)}>
          {t.remove}
        </Button>
      </div>
      <span className={styles.clear}>
        <IconButton label={t.clear} icon={X} onClick={onClear} />
      </span>
      {dialog === 'move' && (
        <MoveDialog
          count={count}
          stages={stages}
          onChoose={(stage) => {
            close();
            onMove(ids, stage);
          }}
          onClose={close}
        />
      )}
      {dialog === 'tag' && (
        <TagDialog
          count={count}
          known={knownTags}
          onChoose={(tag) => {
            close();
            onTag(ids, tag);
          }}
          onClose={close}
        />
      )}
      {dialog === 'step' && (
        <StepDialog
          count={count}
          onSet={(step) => {
            close();
            onStepChange(ids, step);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
