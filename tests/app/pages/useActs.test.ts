import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { loadMessages } from '@messages';
import { beforeEach, expect, it, vi } from 'vitest';
import { useActs } from '@/app/pages/Pipeline/useActs';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import { type ActDone, actKinds, type DoneAct } from '@/machines/pipeline/types';
import { mounted } from '../../support/hook';

beforeEach(() => Promise.all([loadMessages('en', 'pipeline'), loadMessages('en', 'work')]));

const changes: PipelineChange[] = [{ kind: 'later', id: 'row', value: undefined }];
const moved: DoneAct = {
  ...{ kind: 'moved', board: 'deals', names: ['Ledgerline'], changes },
  ...{ to: { id: 'talking', kind: 'open' }, from: { id: 'look', kind: 'open' } },
};

function start(write: PipelineStore['write'] = async () => {}) {
  const emitted = listening<[ActDone]>();
  const actor = {
    on: (_: string, listener: (event: ActDone) => void) => {
      const stop = emitted.listen(listener);
      return { unsubscribe: () => void stop() };
    },
    send: vi.fn(),
  };
  const { open, calls } = fakePort<PipelineStore>({ write });
  const show = vi.fn();
  const page = mounted(() => useActs(actor, open, show), null);
  const texts = () => show.mock.calls.map(([{ text }]) => text);
  /** Shows an act and undoes it. */
  async function doAndUndo(act: DoneAct, between = () => {}) {
    emitted.tell({ type: 'act.done', act });
    const undo = show.mock.lastCall?.[0].action.onClick;
    between();
    const shown = show.mock.calls.length;
    undo();
    await vi.waitFor(() => expect(show.mock.calls.length).toBeGreaterThan(shown));
  }
  return { actor, calls, show, page, texts, doAndUndo };
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
])('useActs shows a toast for an act (%o), and another once it is undone', async (act, said, back) => {
  const { actor, calls, texts, doAndUndo } = start();
  await doAndUndo(act);
  expect([texts(), actor.send.mock.calls, calls]).toEqual([
    [said, back],
    [[{ type: 'act.undo', changes }]],
    [],
  ]);
});

it('useActs has different texts for all kinds of acts', async () => {
  const { texts, doAndUndo } = start();
  for (const kind of actKinds) await doAndUndo({ ...moved, kind });
  const said = texts().filter((_, at) => at % 2 === 0);
  expect(new Set(said).size).toBe(actKinds.length);
});

it('useActs undoes an act in the store after the page unmounts', async () => {
  const { actor, calls, page, doAndUndo } = start();
  await doAndUndo(moved, page.leave);
  expect([actor.send.mock.calls, calls]).toEqual([[], [['write', changes]]]);
});

it('useActs shows an error toast when the undoing can’t be stored', async () => {
  const { page, show, doAndUndo } = start(() => Promise.reject(new Error('No room')));
  await doAndUndo(moved, page.leave);
  expect(show).toHaveBeenLastCalledWith({ text: 'Couldn’t undo. Try again on the board.', tone: 'danger' });
});
