import { fromCallback } from 'xstate';
import type { MarkChange } from '@/data/schema/marks';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';
import { marks as openMarks } from '../services/services';
import { listenOnceOpen } from './listenOnceOpen';
import { writeChanges } from './writeChanges';

/** The marks of whoever is signed in; every machine that shows one names this actor `marks`. */
export const marks = fromCallback<MarksCommand, void>(({ sendBack, receive }) => {
  const report = (event: MarksReport) => sendBack(event);
  const store = openMarks();
  writeChanges(store, (opened, change: MarkChange) => opened.set(change), { receive, sendBack: report });
  return listenOnceOpen(store, (opened) =>
    opened.observe((all) => report({ type: 'marks.changed', marks: all })),
  );
});
