import { expect, it } from 'vitest';
import { weekOf } from '@/data/schema/rules/pipelineWeek';
import { type CardId, defaultStages, type PipelineCard } from '@/data/schema/shapes/pipeline';

const day = 86_400_000;
const now = new Date(2025, 10, 20, 12).getTime();
const history = [{ stage: 'contact', until: 0 }];
const card = (name: string, days: number, more: Partial<PipelineCard> = {}): PipelineCard => ({
  ...{ id: `user:${name}` as CardId, name, face: '', board: 'raise', stage: 'talking', tags: [] },
  ...{ since: now - days * day, history: [] },
  ...more,
});

it('weekOf returns what was added, moved on and passed on during the last seven days, latest first', () => {
  const talking = { id: 'talking', kind: 'open' };
  const week = weekOf(
    [
      card('added', 3),
      card('added later', 1),
      card('too old', 7),
      card('removed', 1, { removedAt: now }),
      card('moved', 2, { history }),
      card('moved long ago', 8, { history }),
      card('won', 1, { history, stage: 'committed' }),
      card('passed', 4, { history, stage: 'passed' }),
      card('passed immediately', 1, { stage: 'passed' }),
      card('in the future', -1),
    ],
    defaultStages,
    now,
  );
  expect(week).toEqual({
    added: ['added later', 'added'],
    moved: [
      { name: 'won', stage: { id: 'committed', kind: 'won' } },
      { name: 'moved', stage: talking },
    ],
    passed: ['passed immediately', 'passed'],
  });
});
