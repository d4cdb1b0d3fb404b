import { useCallback } from 'react';
import type { Act } from '@/data/schema/shapes/act';
import { useServices } from '../session/useServices';
import { isInField } from './isInField';
import { isShortcut } from './keys';
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
      // The first act loads the code, and Ctrl+Z waits for it. Without the code, the act can't be undone, but the user
      // still sees what happened.
      let isUndone = false;
      const onKeyDown = (event: KeyboardEvent) => {
        if (!isShortcut(event, 'Z') || isInField(event)) return;
        event.preventDefault();
        isUndone = true;
      };
      document.addEventListener('keydown', onKeyDown);
      import('./undoHistory/history')
        .then(
          ({ record, undoLatest }) => {
            record(services, show, act);
            if (isUndone) undoLatest(services);
          },
          () => show({ text: act.said }),
        )
        .finally(() => document.removeEventListener('keydown', onKeyDown));
    },
    [services, show],
  );
}
