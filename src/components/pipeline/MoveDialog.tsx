import { useMessages } from '@messages';
import type { Stage } from '@/data/schema/shapes/pipeline';
import { Dialog } from '../overlays/Dialog';
import * as styles from './MoveDialog.css';
import { useWorkText } from './useWorkText';

export type MoveDialogProps = {
  /** The name of the card; missing for several cards. */
  name?: string | undefined;
  /** How many cards move. */
  count: number;
  /** The stages of the board, in order. */
  stages: readonly Stage[];
  /** The stage of the card; missing if the cards are in several stages. */
  current?: string | undefined;
  /** Called with the chosen stage. The caller then closes the dialog. */
  onChoose: (stage: string) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
};

/** A choice of the stage to which cards move. On a phone, it is a sheet. */
export function MoveDialog({ name, count, stages, current, onChoose, onClose }: MoveDialogProps) {
  const t = useMessages('pipeline').moveTo;
  const common = useMessages('common');
  const { stageName } = useWorkText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name === undefined ? t.many({ count }) : t.one({ name })}
      closeLabel={common.close}
    >
      <ul className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage.id}>
            <button
              type="button"
              className={styles.stage}
              disabled={stage.id === current}
              onClick={() => onChoose(stage.id)}
            >
              {stageName(stage)}
              {stage.id === current && <span className={styles.current}>{t.current}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
