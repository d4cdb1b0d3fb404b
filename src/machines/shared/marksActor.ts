import { fromCallback } from 'xstate';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { Opening } from '@/data/ports/Opening';
import { listenOnceOpen } from './listenOnceOpen';
import type { MarksCommand, MarksReport } from './marks';

/** The marks of whoever is signed in; every machine that shows one names this actor `marks`. */
export const marksActor = (marks: Opening<MarkStore>) =>
  fromCallback<MarksCommand, void>(({ sendBack, receive }) => {
    const report = (event: MarksReport) => sendBack(event);
    const store = marks();
    receive(({ change }) => {
      store.then((opened) => opened.set(change)).catch(() => report({ type: 'mark.failed', change }));
    });
    return listenOnceOpen(store, (opened) =>
      opened.observe((all) => report({ type: 'marks.changed', marks: all })),
    );
  });
