import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { loadMessages } from '@messages';
import { beforeEach, expect, it, vi } from 'vitest';
import { useActs } from '@/app/pages/Pipeline/useActs';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { Act } from '@/data/schema/shapes/act';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import { type ActDone, actKinds, type DoneAct } from '@/machines/pipeline/types';
import { mounted } from '../../support/hook';

beforeEach(() => Promise.all([loadMessages('en', 'pipeline'), loadMessages('en', 'work')]));

const changes: PipelineChange[] = [{ kind: 'later', id: 'row', value: undefined }];
const moved: DoneAct = {
  ...{ kind: 'moved', board: 'deals', names: ['Ledgerline'], changes },
  ...{ to: { id: 'talking', kind: 'open' }, from: { id: 'look', kind: 'open' } },
};

const record = vi.hoisted(() => vi.fn<(act: Act) => void>());
vi.mock('@/app/shell/undo', () => ({ useRecordAct: () => record }));
beforeEach(() => record.mockClear());

function start() {
  const emitted = listening<[ActDone]>();
  const actor = {
    on: (_: string, listener: (event: ActDone) => void) => {
      const stop = emitted.listen(listener);
      return { unsubscribe: () => void stop() };
    },
    send: vi.fn(),
  };
  const { open, calls } = fakePort<PipelineStore>({ write: async () => {} });
  const page = mounted(() => useActs(actor, open), null);
  /** Returns what is recorded about an act. */
  function recorded(act: DoneAct): Act | undefined {
    emitted.tell({ type: 'act.done', act });
    return record.mock.lastCall?.[0];
  }
  return { actor, calls, page, recorded };
}

const named = { id: 'own', name: 'Second call', kind: 'open' } as const;
it.each<[DoneAct, string, string]>([
  [moved, 'Ledgerline moved to Talking', 'Moved back: Ledgerline, To look at'],
  [
    { ...moved, names: ['A', 'B'], to: named, from: undefined },
    '2 cards moved to Second call',
    'Changed back: 2 cards',
  ],
  [{ ...moved, kind: 'passed' }, 'You passed on Ledgerline', 'Moved back: Ledgerline, To look at'],
  [
    { ...moved, kind: 'removed' },
    'Ledgerline removed from your pipeline',
    'Ledgerline is back in your pipeline',
  ],
  [{ ...moved, kind: 'staged', names: [] }, 'Stages of Deals changed', 'Stages of Deals changed back'],
])('useActs records an act (%o), and the machine undoes it', async (act, said, cameBack) => {
  const { actor, calls, recorded } = start();
  const done = recorded(act);
  await done?.undo?.();
  expect(done).toMatchObject({ said, cameBack, changes: [] });
  expect([actor.send.mock.calls, calls]).toEqual([[[{ type: 'act.undo', changes }]], []]);
});

it('useActs has different texts for all kinds of acts', () => {
  const { recorded } = start();
  expect(new Set(actKinds.map((kind) => recorded({ ...moved, kind })?.said)).size).toBe(actKinds.length);
});

it('useActs undoes an act in the store after the page unmounts', async () => {
  const { actor, calls, page, recorded } = start();
  const done = recorded(moved);
  page.leave();
  await done?.undo?.();
  expect([actor.send.mock.calls, calls]).toEqual([[], [['write', changes]]]);
});
