import { useMessages } from '@messages';
import { useMemo, useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useServices } from '@/app/session/useServices';
import { useShowToast } from '@/app/shell/useToasts';
import { TodayScreen } from '@/screens/Today/TodayScreen';
import { todayOf } from './machines';
import { actionsOfToday, viewOfToday } from './todayConnector';
import { useTodayActs } from './useTodayActs';

function Today() {
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => todayOf(services));
  const actor = usePageActor(machine, { input: { now: services.now() } });
  const snapshot = useSnapshot(actor);
  const view = useMemo(() => viewOfToday(snapshot), [snapshot]);
  const actions = useMemo(() => actionsOfToday(actor, services.now), [actor, services]);
  const now = useNow(services.now);
  const title = useMessages('work').title;
  const { headText, week: t } = useMessages('today');
  useTodayActs(actor);
  useNotSaved(actor, showToast);
  useQuarantined(actor, showToast);

  const copy = (text: string) =>
    services.clipboard.writeText(text).then(
      () => showToast({ text: t.copied, tone: 'success' }),
      () => showToast({ text: t.notCopied, tone: 'danger' }),
    );
  return (
    <>
      <PageHead title={title} description={headText} />
      <TodayScreen {...view} {...actions} now={now} onCopy={(text) => void copy(text)} />
    </>
  );
}

/** What waits for the current user today. Remounts when another account signs in. */
export default function TodayPage() {
  return <Today key={useServices().userKey} />;
}
