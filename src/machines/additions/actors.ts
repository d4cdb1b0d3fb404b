import { fromCallback, fromPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { WriteCommand } from '../shared/outbox';
import { writeChanges } from '../shared/writeChanges';
import type { AdditionsData, CardChange } from './types';

type AdditionsPorts = { pipeline: LazyPort<PipelineStore>; outbox?: OpenOutbox };

/** Returns the actors of the machine that adds cards to the pipeline. */
export const additionsActors = ({ pipeline, outbox }: AdditionsPorts) => ({
  loadPipeline: fromPromise<AdditionsData, void>(async () => (await pipeline()).load()),
  pipelineStore: fromCallback<WriteCommand<CardChange>, void>(({ receive, sendBack }) =>
    writeChanges(
      pipeline(),
      (store, { write }: CardChange) => store.write([write]),
      (store) => store.observe(() => sendBack({ type: 'store.changed' })),
      { receive, sendBack },
      outbox,
    ),
  ),
});
