import { useMessages } from '@messages';
import { useCallback } from 'react';
import { useServices } from '../session/useServices';
import type { Act } from './undo';
import { useShowToast } from './useToasts';

/** Returns a function that says what the user did in a toast with an Undo button. */
export function useOfferUndo(): (act: Act) => void {
  const { pipeline } = useServices();
  const showToast = useShowToast();
  const t = useMessages('work').adding;
  return useCallback(
    ({ said, cameBack, changes }) => {
      async function undo() {
        try {
          await (await pipeline()).write(changes);
          showToast({ text: cameBack, topic });
        } catch {
          showToast({ text: t.undoFailed, tone: 'danger', topic });
        }
      }
      showToast({ text: said, topic, action: { label: t.undo, onClick: () => void undo() } });
    },
    [pipeline, showToast, t],
  );
}

/** A later act replaces the toast of an earlier one. */
const topic = 'pipeline';
