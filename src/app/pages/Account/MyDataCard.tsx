import { useActorRef } from '@xstate/react';
import { YourData } from '@/components/settings/YourData';
import { YourDataDelete } from '@/components/settings/YourDataDelete';
import { YourDataImport } from '@/components/settings/YourDataImport';
import { YourDataReset } from '@/components/settings/YourDataReset';
import { myDataMachine } from '@/machines/myData/machine';
import { myDataActors } from '../../actors/myDataActors';
import { useSnapshot } from '../../hooks/useSnapshot';
import { meOf, ownerOf, sampleOwner } from '../../services/me';
import { useAppearance } from '../../services/useAppearance';
import { useSession } from '../../session/useSession';
import { toasts } from '../../shell/toasts';
import { useMyDataNotice } from './myDataNotice';
import { myDataProps } from './myDataProps';

const realMyDataMachine = myDataMachine.provide({ actors: myDataActors });

function Card({ hasAccount, name }: { hasAccount: boolean; name: string }) {
  const actor = useActorRef(realMyDataMachine, { input: { hasAccount } });
  const snapshot = useSnapshot(actor);
  const { card, importing, resetting, deleting } = myDataProps(actor, snapshot, name);
  useMyDataNotice(actor, snapshot.context.notice, useAppearance().locale, toasts.show);
  return (
    <>
      <YourData {...card} />
      {importing && <YourDataImport {...importing} />}
      {resetting && <YourDataReset {...resetting} />}
      {deleting && <YourDataDelete {...deleting} />}
    </>
  );
}

/** What is kept of whoever is signed in, as a card of the settings; another person's is another card. */
export function MyDataCard() {
  const session = useSession();
  const owner = ownerOf(session);
  return <Card key={owner} hasAccount={owner !== sampleOwner} name={meOf(session).name} />;
}
