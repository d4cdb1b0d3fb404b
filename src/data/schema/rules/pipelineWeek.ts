import type { PipelineCard, Stage } from '../shapes/pipeline';
import { isThere, type Stages, stageOf } from './pipelineCards';

const week = 7 * 86_400_000;

/** The names of the cards that were added, moved on or passed on, latest first. */
export type PipelineWeek = {
  added: readonly string[];
  moved: readonly { name: string; stage: Stage }[];
  passed: readonly string[];
};

/** Returns what the user did in the pipeline during the last seven days. `now`: ms since the epoch. */
export function weekOf(cards: readonly PipelineCard[], stages: Stages, now: number): PipelineWeek {
  const changed = cards
    .filter((card) => isThere(card) && card.since > now - week && card.since <= now)
    .sort((a, b) => b.since - a.since)
    .map((card) => ({ name: card.name, stage: stageOf(stages, card), isNew: card.history.length === 0 }));
  const isLost = ({ stage }: { stage: Stage }) => stage.kind === 'lost';
  const names = (found: typeof changed) => found.map(({ name }) => name);
  return {
    added: names(changed.filter((card) => card.isNew && !isLost(card))),
    moved: changed.filter((card) => !card.isNew && !isLost(card)).map(({ name, stage }) => ({ name, stage })),
    passed: names(changed.filter(isLost)),
  };
}
