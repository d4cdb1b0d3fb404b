import { fromCallback } from 'xstate';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { Opening } from '@/data/ports/Opening';
import type { MarkChange } from '@/data/schema/marks';
import { listenOnceOpen } from './listenOnceOpen';
import type { MarksCommand, MarksReport } from './marks';
import { writeChanges } from './writeChanges';

/** Returns the actor for the user's marks. Each machine that shows a mark names it `marks`. */
export const marksActor = (marks: Opening<MarkStore>) =>
  fromCallback<MarksCommand, void>(({ sendBack, receive }) => {
    const report = (event: MarksReport) => sendBack(event);
    const store = marks();
    writeChanges(store, (opened, change: MarkChange) => opened.set(change), { receive, sendBack: report });
    return listenOnceOpen(store, (opened) =>
      opened.observe((all) => report({ type: 'marks.changed', marks: all })),
    );
  });
