import { type Catalogs, useMessages } from '@messages';
import { useEffect } from 'react';
import { useIsUnmounted } from '@/app/hooks/useIsUnmounted';
import { useRecordAct } from '@/app/shell/undo';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { Act } from '@/data/schema/shapes/act';
import { stageName } from '@/data/schema/shapes/pipeline';
import type { ActDone, DoneAct, PipelineEvent } from '@/machines/pipeline/types';

type ActingActor = {
  on: (type: 'act.done', listener: (event: ActDone) => void) => { unsubscribe: () => void };
  send: (event: Extract<PipelineEvent, { type: 'act.undo' }>) => void;
};

type Texts = { acts: Catalogs['pipeline']['acts']; boards: Catalogs['pipeline']['boards'] };

/** Returns an act with the texts about it and about its undoing. */
function withTexts(
  { kind, board, names, to, from }: DoneAct,
  { acts: { said, back }, boards }: Texts,
  stageNames: Catalogs['work']['stages'],
): Pick<Act, 'said' | 'cameBack'> {
  const [name = ''] = names;
  const cards = { count: names.length, name };
  const moved = { ...cards, column: to ? stageName(to, stageNames) : '' };
  const returned = from ? back.moved({ ...cards, column: stageName(from, stageNames) }) : back.changed(cards);
  const texts: Record<DoneAct['kind'], [string, string]> = {
    added: [said.added(cards), back.added(cards)],
    moved: [said.moved(moved), returned],
    passed: [said.passed({ name }), returned],
    removed: [said.removed(cards), back.removed(cards)],
    stepped: [said.stepped(cards), back.changed(cards)],
    tagged: [said.tagged(cards), back.changed(cards)],
    noteRemoved: [said.noteRemoved({ name }), back.noteRemoved({ name })],
    staged: [said.staged({ board: boards[board] }), back.staged({ board: boards[board] })],
  };
  const [done, undone] = texts[kind];
  return { said: done, cameBack: undone };
}

/**
 * Records each act of the user, so that it can be undone.
 * @param pipeline opens the store in which undoing writes if the page is already unmounted
 */
export function useActs(actor: ActingActor, pipeline: LazyPort<Pick<PipelineStore, 'write'>>) {
  const t = useMessages('pipeline');
  const { stages } = useMessages('work');
  const record = useRecordAct();
  const isUnmounted = useIsUnmounted();
  useEffect(
    () =>
      actor.on('act.done', ({ act }) => {
        const { changes } = act;
        record({
          ...withTexts(act, t, stages),
          changes: [],
          // The machine also cancels the message of a pass.
          undo: async () =>
            isUnmounted() ? (await pipeline()).write(changes) : actor.send({ type: 'act.undo', changes }),
        });
      }).unsubscribe,
    [actor, pipeline, record, t, stages, isUnmounted],
  );
}
