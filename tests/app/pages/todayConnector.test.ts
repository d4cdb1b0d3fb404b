import { describe, expect, it } from 'vitest';
import { actionsOfToday, viewOfToday } from '@/app/pages/Pipeline/todayConnector';
import { todayRows } from '@/data/schema/rules/todayRows';
import { noEvents } from '@/data/schema/rules/whoseMove';
import { defaultStages, type PipelineCard, type PipelineChange } from '@/data/schema/shapes/pipeline';
import { todayMachine } from '@/machines/today/machine';
import type { TodayContext } from '@/machines/today/types';
import { describeActions } from '../../support/actions';

const now = new Date(2025, 10, 20, 12).getTime();
const claire: PipelineCard = {
  ...{ id: 'investor:claire', name: 'Claire', face: '', board: 'raise', stage: 'talking', tags: [] },
  ...{ since: now - 1, history: [], step: { text: 'Send pilot data', due: '2025-11-19' } },
};
const facts = {
  ...{ cards: [claire], stages: defaultStages, events: noEvents, conversations: [], requests: [] },
  ...{ news: [{ id: 'ai', name: 'AI', address: '', count: 1 }], later: new Map(), quietDays: 14 },
};
const [dueRow, searchRow] = todayRows(facts, now);
const change: PipelineChange = { kind: 'cardStep', id: claire.id, value: { text: '', doneAt: now } };
const contextOf = (more: Partial<TodayContext> = {}): TodayContext => ({
  ...{ facts, now, rows: todayRows(facts, now), outbox: { pending: [], failed: [] } },
  ...more,
});
const viewAt = (value: 'loading' | 'failed' | 'clear' | 'waiting', context: TodayContext) =>
  viewOfToday(
    todayMachine.resolveState({
      value: value === 'loading' || value === 'failed' ? value : { loaded: { list: value, sync: 'current' } },
      context,
    }),
  );

describe('viewOfToday', () => {
  const none = { sections: [], failed: new Set(), waiting: 0, week: null, next: null };
  it.each(['loading', 'failed'] as const)('is %s without data', (status) => {
    expect(viewAt(status, contextOf({ facts: null, rows: [] }))).toEqual({ status, ...none });
  });

  it('returns the sections that have rows, and what happened this week', () => {
    expect(viewAt('waiting', contextOf())).toEqual({
      ...{ status: 'waiting', failed: new Set(), waiting: 1, next: null },
      sections: [
        { name: 'due', rows: [dueRow] },
        { name: 'news', rows: [searchRow] },
      ],
      week: { added: ['Claire'], moved: [], passed: [] },
    });
  });

  it('leaves out a row that is leaving, and names a row whose change can’t be stored', () => {
    const leaving = viewAt('waiting', contextOf({ outbox: { pending: [change], failed: [] } }));
    expect([leaving.sections, leaving.waiting]).toEqual([[{ name: 'news', rows: [searchRow] }], 0]);
    const failed = viewAt('waiting', contextOf({ outbox: { pending: [], failed: [change] } }));
    expect([failed.failed, failed.waiting]).toEqual([new Set(['due:investor:claire']), 1]);
  });

  it('is clear, with the next step and without a week if all cards are removed', () => {
    const later = { ...claire, step: { text: 'Call', due: '2025-11-22' } };
    const next = { at: new Date(2025, 10, 22).getTime(), text: 'Call' };
    const ready = contextOf({ facts: { ...facts, cards: [later] }, rows: [] });
    expect(viewAt('clear', ready)).toMatchObject({ status: 'clear', next, week: {} });
    const removed = contextOf({ facts: { ...facts, cards: [{ ...later, removedAt: 1 }] }, rows: [] });
    expect(viewAt('clear', removed)).toEqual({ status: 'clear', ...none });
  });
});

describeActions('actionsOfToday', (actor) => actionsOfToday(actor, () => now), [
  ['onDone', ['due:a'], { type: 'row.done', id: 'due:a', at: now }],
  ['onPostpone', ['due:a', 5], { type: 'row.postpone', id: 'due:a', until: 5 }],
  ['onRetry', [], { type: 'today.retry' }],
]);
