import { fromPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { Act } from '@/data/schema/shapes/act';

type UndoHistoryPorts = { pipeline: LazyPort<PipelineStore> };

/** Returns the actor that undoes an act, or returns the reason why it can't be undone any more. */
export const undoHistoryActors = ({ pipeline }: UndoHistoryPorts) => ({
  undoAct: fromPromise<string | null, { act: Act }>(async ({ input: { act } }) => {
    const reason = (await act.refusal?.()) ?? null;
    if (reason !== null) return reason;
    // Writing the same changes again has no further effect, so a retry after a failed `undo` is safe.
    if (act.changes.length > 0) await (await pipeline()).write(act.changes);
    await act.undo?.();
    return null;
  }),
});
