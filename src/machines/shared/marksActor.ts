import { fromCallback } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { MarkChange } from '@/data/schema/shapes/marks';
import type { MarksCommand, MarksReport } from './marks';
import { writeChanges } from './writeChanges';

/**
 * Returns the actor that stores the user's stars, follows, likes and saves. Machines name it `marks`. A machine
 * whose other actor reports refused records omits `outbox`.
 */
export const marksActor = (marks: LazyPort<MarkStore>, outbox?: OpenOutbox) =>
  fromCallback<MarksCommand, void>(({ sendBack, receive }) => {
    const report = (event: MarksReport) => sendBack(event);
    return writeChanges(
      marks(),
      (opened, change: MarkChange) => opened.set(change),
      (opened) => opened.observe((all) => report({ type: 'marks.changed', marks: all })),
      { receive, sendBack: report },
      outbox,
    );
  });
