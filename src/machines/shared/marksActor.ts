import { fromCallback } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MarkChange } from '@/data/schema/shapes/marks';
import { listenOnceOpen } from './listenOnceOpen';
import type { MarksCommand, MarksReport } from './marks';
import { writeChanges } from './writeChanges';

/** Returns the actor that stores the user's stars, follows, likes and saves. Machines name it `marks`. */
export const marksActor = (marks: LazyPort<MarkStore>) =>
  fromCallback<MarksCommand, void>(({ sendBack, receive }) => {
    const report = (event: MarksReport) => sendBack(event);
    const store = marks();
    writeChanges(store, (opened, change: MarkChange) => opened.set(change), { receive, sendBack: report });
    return listenOnceOpen(store, (opened) =>
      opened.observe((all) => report({ type: 'marks.changed', marks: all })),
    );
  });
