import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import type { BoardActions, BoardView } from '@/components/pipeline/boardView';
import { PipelineFrame } from '@/components/pipeline/PipelineFrame';

export type BoardScreenProps = {
  /** `empty`: the board has no cards to show, with or without filters. */
  status: 'loading' | 'failed' | 'ready' | 'filtered' | 'empty';
  /** The board; `null` until it is loaded. */
  view: BoardView | null;
  /** Beside the name of Today: how many rows wait there. */
  badge?: ReactNode;
  /** The current time, in ms since the epoch. */
  now: number;
  /** How many starred startups and investors aren't in the pipeline. Known once the board is empty. */
  stars: number;
} & BoardActions;

/** The cards of the pipeline, in columns. */
export function BoardScreen({ view, onOpen }: BoardScreenProps) {
  const t = useMessages('pipeline');
  return (
    <PipelineFrame current="board">
      {t.boards[view?.board ?? 'deals']}
      {view?.columns.map(({ stage, cards }) => (
        <ul key={stage.id}>
          {cards.map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </PipelineFrame>
  );
}
