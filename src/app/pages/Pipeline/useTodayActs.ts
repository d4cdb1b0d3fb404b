import { useMessages } from '@messages';
import { useEffect } from 'react';
import { useServices } from '@/app/session/useServices';
import { useRecordAct } from '@/app/shell/undo';
import { useDayName } from '@/components/pipeline/useDayName';
import type { ActDone } from '@/machines/today/types';

type ActingActor = {
  on: (type: ActDone['type'], listener: (event: ActDone) => void) => { unsubscribe: () => void };
};

/** Records each act that makes a row of Today leave, so that it can be undone. */
export function useTodayActs(actor: ActingActor) {
  const t = useMessages('today');
  const dayName = useDayName();
  const { now } = useServices();
  const record = useRecordAct();
  useEffect(
    () =>
      actor.on('act.done', ({ row, until, changes }) => {
        const { name } = row;
        const said =
          row.kind === 'step' && until === undefined
            ? t.said.done({ step: row.text })
            : t.said.postponed({ name, day: dayName(until ?? 0, now()) });
        record({ said, cameBack: t.cameBack({ name }), changes });
      }).unsubscribe,
    [actor, now, record, t, dayName],
  );
}
