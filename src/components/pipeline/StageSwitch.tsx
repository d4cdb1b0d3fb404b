import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import * as overflowStyles from '../layout/overflow.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import type { ColumnView } from './boardView';
import * as styles from './StageSwitch.css';
import { useWorkText } from './useWorkText';

export type StageSwitchProps = {
  /** The columns of the board. */
  columns: readonly ColumnView[];
  /** The id of the stage whose column is shown. */
  chosen: string;
  /** Called when the user chooses another stage. */
  onChoose: (stage: string) => void;
};

/** On phones: which column is shown, and how many cards each has. Scrolls sideways. */
export function StageSwitch({ columns, chosen, onChoose }: StageSwitchProps) {
  const t = useMessages('pipeline');
  const formats = useFormats();
  const { stageName } = useWorkText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons.
    <div className={`${styles.bar} ${overflowStyles.fadesWhereMore}`} role="group" aria-label={t.bar.stage}>
      {columns.map(({ stage, cards }) => (
        <button
          key={stage.id}
          type="button"
          className={styles.stage}
          aria-pressed={stage.id === chosen}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            onChoose(stage.id);
          }}
        >
          {stageName(stage)}
          <span className={styles.count} aria-hidden>
            {formats.count(cards.length)}
          </span>
          <VisuallyHidden>, {t.board.count({ count: cards.length })}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
