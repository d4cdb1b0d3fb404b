import { useCallback } from 'react';
import type { Act } from '@/data/schema/shapes/act';
import { useServices } from '../session/useServices';
import { useShowToast } from './useToasts';

export type { Act } from '@/data/schema/shapes/act';

/** The keys pressed after the latest act, while the code of Undo loads. They don't undo an earlier act. */
let pressed: KeyboardEvent[] = [];
const note = (event: KeyboardEvent) => pressed.push(event);

/**
 * Returns a function to call after an act that can be undone. It shows a toast with an Undo button. Ctrl+Z and ⌘Z
 * undo the latest act, on any page. The function never changes while an account is signed in.
 */
export function useRecordAct(): (act: Act) => void {
  const services = useServices();
  const show = useShowToast();
  return useCallback(
    (act) => {
      // The first act loads the code, and Ctrl+Z waits for it. Without the code, the act can't be undone, but the user
      // still sees what happened.
      const own: KeyboardEvent[] = [];
      pressed = own;
      document.addEventListener('keydown', note);
      import('./undoHistory/history')
        .then(
          ({ record }) => record(services, show, act, own),
          () => show({ text: act.said }),
        )
        .finally(() => document.removeEventListener('keydown', note));
    },
    [services, show],
  );
}
