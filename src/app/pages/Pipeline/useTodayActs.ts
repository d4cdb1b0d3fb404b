import { useMessages } from '@messages';
import { useEffect } from 'react';
import { useServices } from '@/app/session/useServices';
import type { Act } from '@/app/shell/undo';
import { useShowToast } from '@/app/shell/useToasts';
import { useDayName } from '@/components/pipeline/useDayName';
import type { ActDone } from '@/machines/today/types';

type ActingActor = {
  on: (type: ActDone['type'], listener: (event: ActDone) => void) => { unsubscribe: () => void };
};

/** Shows a toast with an Undo button after each act that makes a row of Today leave. */
export function useTodayActs(actor: ActingActor) {
  const t = useMessages('today');
  const dayName = useDayName();
  const services = useServices();
  const showToast = useShowToast();
  useEffect(() => {
    async function undo({ cameBack, changes }: Act) {
      try {
        await (await services.pipeline()).write(changes);
        showToast({ text: cameBack });
      } catch {
        showToast({ text: t.undoFailed, tone: 'danger' });
      }
    }
    const listening = actor.on('act.done', ({ row, until, changes }) => {
      const { name } = row;
      const said =
        row.kind === 'step' && until === undefined
          ? t.said.done({ step: row.text })
          : t.said.postponed({ name, day: dayName(until ?? 0, services.now()) });
      const act = { said, cameBack: t.cameBack({ name }), changes };
      showToast({ text: said, action: { label: t.undo, onClick: () => void undo(act) } });
    });
    return () => listening.unsubscribe();
  }, [actor, services, showToast, t, dayName]);
}
