import { useCallback } from 'react';
import type { Act } from '@/data/schema/shapes/act';
import { useServices } from '../session/useServices';
import { useShowToast } from './useToasts';

export type { Act } from '@/data/schema/shapes/act';

/**
 * Returns a function to call after an act that can be undone. It shows a toast with an Undo button. Ctrl+Z and ⌘Z
 * undo the latest act, on any page. The function never changes while an account is signed in.
 */
export function useRecordAct(): (act: Act) => void {
  const services = useServices();
  const show = useShowToast();
  return useCallback(
    (act) => {
      // The first act loads the code. Without it, the act can't be undone, but the user still sees what happened.
      import('./undoHistory/history').then(
        ({ record }) => record(services, show, act),
        () => show({ text: act.said }),
      );
    },
    [services, show],
  );
}
