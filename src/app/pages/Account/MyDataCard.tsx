import { useState } from 'react';
import { YourData } from '@/components/settings/YourData';
import { YourDataDelete } from '@/components/settings/YourDataDelete';
import { YourDataImport } from '@/components/settings/YourDataImport';
import { YourDataReset } from '@/components/settings/YourDataReset';
import { usePageActor } from '../../hooks/usePageActor';
import { useSnapshot } from '../../hooks/useSnapshot';
import { meOf, ownerOf, sampleOwner } from '../../services/me';
import { useAppearance } from '../../services/useAppearance';
import { useSession } from '../../session/useSession';
import { useShowToast } from '../../shell/useToasts';
import { AccountChooserHost } from '../Auth/AccountChooserHost';
import { myDataOf } from './machines';
import { myDataConnector } from './myDataConnector';
import { useMyDataNotice } from './myDataNotice';
import { useMyData } from './useMyData';

function Card({ hasAccount, name }: { hasAccount: boolean; name: string }) {
  const myData = useMyData();
  const showToast = useShowToast();
  const [machine] = useState(() => myDataOf(myData));
  const actor = usePageActor(machine, { input: { hasAccount } });
  const snapshot = useSnapshot(actor);
  const { card, importing, resetting, deleting } = myDataConnector(actor, snapshot, name);
  useMyDataNotice(actor, snapshot.context.notice, useAppearance().locale, showToast);
  return (
    <>
      <YourData {...card} />
      {importing && <YourDataImport {...importing} />}
      {resetting && <YourDataReset {...resetting} />}
      {deleting && <YourDataDelete {...deleting} />}
      {deleting && <AccountChooserHost />}
    </>
  );
}

/** The settings card for the current user's stored data. Remounts when another account signs in. */
export function MyDataCard() {
  const session = useSession();
  const owner = ownerOf(session);
  return <Card key={owner} hasAccount={owner !== sampleOwner} name={meOf(session).name} />;
}
