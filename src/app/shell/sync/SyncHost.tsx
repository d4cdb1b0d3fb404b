import { use, useEffect, useMemo, useState } from 'react';
import { nothingSending, SendingContext } from '@/components/feedback/sendingItems';
import { SyncLine } from '@/components/navigation/SyncLine';
import { useIsOffline } from '../../hooks/useIsOffline';
import { usePageActor } from '../../hooks/usePageActor';
import { useSnapshot } from '../../hooks/useSnapshot';
import { useServices } from '../../session/useServices';
import { syncOf } from './machines';
import { lineOf, statesOf } from './syncConnector';

/** Shows what is sent to the database and restored from it. Only a build with a database loads this module. */
export function SyncHost() {
  const services = useServices();
  const [machine] = useState(() => syncOf(services));
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  const { noted, refused } = snapshot.context;
  const { set } = use(SendingContext);
  const items = useMemo(
    () => ({
      states: statesOf({ noted, refused }),
      onSendAgain: () => actor.send({ type: 'write.retry' }),
    }),
    [actor, noted, refused],
  );
  useEffect(() => set(items), [set, items]);
  useEffect(() => () => set(nothingSending), [set]);
  return <SyncLine {...lineOf(snapshot, useIsOffline())} />;
}
