import { fromCallback } from 'xstate';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';
import { marks as openMarks } from '../services/services';
import { listenOnceOpen } from './listenOnceOpen';

/** The marks of whoever is signed in; every machine that shows one names this actor `marks`. */
export const marks = fromCallback<MarksCommand, void>(({ sendBack, receive }) => {
  const report = (event: MarksReport) => sendBack(event);
  const store = openMarks();
  receive(({ change }) => {
    store.then((opened) => opened.set(change)).catch(() => report({ type: 'mark.failed', change }));
  });
  return listenOnceOpen(store, (opened) =>
    opened.observe((all) => report({ type: 'marks.changed', marks: all })),
  );
});
