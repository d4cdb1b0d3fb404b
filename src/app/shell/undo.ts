import { useCallback } from 'react';
import type { Act } from '@/data/schema/shapes/act';
import { useServices } from '../session/useServices';
import { isInField } from './isInField';
import { isShortcut } from './keys';
import { useShowToast } from './useToasts';

export type { Act } from '@/data/schema/shapes/act';

/** Belongs to the latest act that waits for the code: a key press undoes this act, not an earlier one. */
let latest: AbortController | null = null;

/** Notes whether the user presses Ctrl+Z or ⌘Z, until the returned function is called, which returns this. */
function untilLoaded(): () => boolean {
  const stop = new AbortController();
  latest = stop;
  let isPressed = false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (latest !== stop || !isShortcut(event, 'Z') || isInField(event)) return;
    event.preventDefault();
    isPressed = true;
  };
  document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
  return () => {
    stop.abort();
    return isPressed;
  };
}

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
      const isUndone = untilLoaded();
      import('./undoHistory/history').then(
        ({ record, undoLatest }) => {
          record(services, show, act);
          if (isUndone()) undoLatest(services);
        },
        () => {
          isUndone();
          show({ text: act.said });
        },
      );
    },
    [services, show],
  );
}
