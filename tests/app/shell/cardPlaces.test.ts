import { loadMessages } from '@messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOf, placesOf } from '@/app/shell/additions/cardPlaces';
import { type CardId, defaultStages, type PipelineCard, type Stage } from '@/data/schema/shapes/pipeline';
import type { CardChange } from '@/machines/additions/types';

type Words = Parameters<typeof placesOf>[1];
let t: Words;
beforeAll(async () => {
  t = await loadMessages('en', 'work');
});

const card = (id: CardId, more: Partial<PipelineCard> = {}): PipelineCard => ({
  ...{ id, name: 'Ledgerline', face: '', board: 'deals', stage: 'talking', since: 1, history: [], tags: [] },
  ...more,
});
const named: Stage = { id: 'own', name: 'Second call', kind: 'open' };
const stages = { ...defaultStages, deals: [named, ...defaultStages.deals] };

describe('placesOf', () => {
  it('returns the stages of the card’s board, its current stage, and the texts of its menu', () => {
    const placeOf = placesOf({ cards: [card('startup:ledgerline')], stages }, t);
    expect(placeOf('startup:ledgerline')).toEqual({
      stage: 'talking',
      stages: [
        { value: 'own', label: 'Second call' },
        { value: 'look', label: 'To look at' },
        { value: 'watching', label: 'Watching' },
        { value: 'talking', label: 'Talking' },
        { value: 'diligence', label: 'Diligence' },
        { value: 'committed', label: 'Committed' },
        { value: 'passed', label: 'Passed' },
      ],
      href: '/pipeline/board?board=deals&card=startup%3Aledgerline',
      label: 'In pipeline: Talking',
      open: 'Open in pipeline',
      remove: 'Remove from pipeline',
    });
  });

  it('returns the first open stage for a card whose stage was removed', () => {
    const placeOf = placesOf({ cards: [card('startup:ledgerline', { stage: 'gone' })], stages }, t);
    expect(placeOf('startup:ledgerline')?.label).toBe('In pipeline: Second call');
  });

  it.each<[string, PipelineCard[], typeof stages | null]>([
    ['an unknown card', [card('startup:other')], stages],
    ['a removed card', [card('startup:ledgerline', { removedAt: 2 })], stages],
    ['every card before the stages are loaded', [card('startup:ledgerline')], null],
  ])('returns null for %s', (_, cards, known) => {
    expect(placesOf({ cards, stages: known }, t)('startup:ledgerline')).toBeNull();
  });
});

it.each<[CardChange['act'], string, string]>([
  ['add', 'Ledgerline added to your pipeline', 'Ledgerline removed from your pipeline'],
  ['move', 'Moved: Ledgerline, Talking', 'Moved back: Ledgerline, Second call'],
  ['remove', 'Ledgerline removed from your pipeline', 'Ledgerline is in your pipeline again: Second call'],
])(
  'actOf returns the texts about the act “%s” and its undoing, and the inverse change',
  (act, said, cameBack) => {
    const { id: _, tags: __, ...value } = card('startup:ledgerline');
    const write = { kind: 'card' as const, id: 'startup:ledgerline', value };
    const inverse = { ...write, value: undefined };
    const to: Stage = { id: 'talking', kind: 'open' };
    expect(actOf({ act, write, inverse, from: named, to }, t)).toEqual({
      said,
      cameBack,
      changes: [inverse],
    });
  },
);
