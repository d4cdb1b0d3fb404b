import { useLocale, useMessages } from '@messages';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useSearch } from '@/app/router/address';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { useShowToast } from '@/app/shell/useToasts';
import { typedDay } from '@/data/schema/text/day';
import { columnsOf } from '@/machines/pipeline/view';
import { BoardScreen } from '@/screens/Board/BoardScreen';
import { isStep, openingView, rememberView, searchOf, viewOf } from './boardAddress';
import { actionsOfBoard, viewOfBoardScreen } from './boardConnector';
import { ImportHost } from './ImportHost';
import { boardOf } from './machines';
import { useActs } from './useActs';

function Board() {
  const search = useSearch();
  const showToast = useShowToast();
  const services = useServices();
  const now = useNow(services.now);
  const today = typedDay(now);
  const [machine] = useState(() => boardOf(services));
  const actor = usePageActor(machine, {
    input: { ...openingView(services, search), today },
  });
  const snapshot = useSnapshot(actor);
  const actions = useMemo(() => actionsOfBoard(actor, services.now, services.newId), [actor, services]);
  const t = useMessages('pipeline');
  const locale = useLocale();
  const { board, filters } = snapshot.context;
  // The filters show what the user typed in the next frame. The cards follow, which takes longer.
  const shownFilters = useDeferredValue(filters);
  useEffect(() => actor.send({ type: 'day.change', today }), [actor, today]);
  useEffect(() => {
    if (snapshot.matches('loaded')) rememberView(services, snapshot.context);
  }, [services, snapshot]);
  useViewInAddress({
    // An address with a card that isn't in the pipeline stays until the cards are loaded.
    shown: () => (actor.getSnapshot().matches('loaded') ? actor.getSnapshot().context : null),
    viewOf,
    searchOf,
    isStep,
    onViewChange: (view) => actor.send({ type: 'view.change', ...view }),
  });
  /** Downloads the cards that the filters leave, in the order of the columns. */
  async function exportShown() {
    const { context } = actor.getSnapshot();
    const { exportCards } = await import('./exportCards');
    const cards = columnsOf(context).flatMap((column) => column.cards.map(({ card }) => card));
    await exportCards(services, { cards, stages: context.stages, locale });
  }
  useQuarantined(actor, showToast);
  useNotSaved(actor, showToast);
  useActs(actor, services.pipeline);
  return (
    <>
      <PageHead title={t.headTitle} description={t.headText} />
      <BoardScreen
        {...viewOfBoardScreen(snapshot, shownFilters)}
        {...actions}
        now={now}
        importAction={<ImportHost board={board === 'deals' ? 'raise' : board} />}
        onExport={() => void exportShown().catch(() => showToast({ text: t.export.failed, tone: 'danger' }))}
      />
    </>
  );
}

/** The pipeline: the board. Remounts when another account signs in. */
export default function BoardPage() {
  return <Board key={useServices().userKey} />;
}

/** Reads the cards while the page's code loads. */
export const preloadData = () =>
  currentServices()
    .pipeline()
    .then(({ load }) => load());
