import { useMessages } from '@messages';
import { type ReactNode, useEffect, useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { useServices } from '@/app/session/useServices';
import { useRecordAct } from '@/app/shell/undo';
import { useShowToast } from '@/app/shell/useToasts';
import { NewMark } from '@/components/directory/NewMark';
import { SavedSearchBar } from '@/components/directory/SavedSearchBar';
import { SaveSearchDialog } from '@/components/directory/SaveSearchDialog';
import { useFilterText } from '@/components/directory/useFilterText';
import type { FilterName } from '@/data/schema/shapes/choices';
import { type DirectoryView, searchOf } from '@/data/schema/shapes/directoryView';
import { pipelineLimits } from '@/data/schema/shapes/pipeline';
import { savedSearchesConnector } from './savedSearchesConnector';
import { savedSearchesOf } from './searchMachines';

/** Returns the mark of the card with an id; nothing if the user has seen the card. */
export type MarkOf = (id: string) => ReactNode;

type SavedSearchesHostProps = {
  /** The query and the filters of the page. */
  view: DirectoryView;
  /** Receives the marks of the new results, and `undefined` once none is new. */
  onMarksChange: (markOf: MarkOf | undefined) => void;
};

/** Returns the suggested name of a search: "AI, Pre-seed". `null` if neither a query nor a filter narrows it. */
function useSuggestion({ kind, query, filters }: DirectoryView): string | null {
  const t = useMessages('directory');
  const filterText = useFilterText();
  const chosen = Object.entries(filters).map(([name, value]) => filterText(name as FilterName, value ?? ''));
  const parts = [query.trim(), ...chosen].filter(Boolean);
  if (parts.length === 0) return null;
  return [...(kind === 'startup' ? [] : [t.kinds[kind]]), ...parts]
    .join(', ')
    .slice(0, pipelineLimits.searchName);
}

/** The saved searches of Discover. This module loads when the page is idle. */
export function SavedSearchesHost({ view, onMarksChange }: SavedSearchesHostProps) {
  const t = useMessages('searches');
  const services = useServices();
  const showToast = useShowToast();
  const record = useRecordAct();
  const [machine] = useState(() => savedSearchesOf(services));
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  const { newId, now } = services;
  const address = searchOf(view);
  const suggestion = useSuggestion(view);
  const { bar, dialog, newIds } = savedSearchesConnector(actor, snapshot, {
    address,
    suggestion,
    newId,
    now,
  });
  useNotSaved(actor, showToast);

  useEffect(() => {
    const marked = new Set(newIds.split(' ').filter(Boolean));
    onMarksChange(
      marked.size === 0
        ? undefined
        : (id) => marked.has(id) && <NewMark key={id} onSeen={() => actor.send({ type: 'card.seen', id })} />,
    );
  }, [actor, newIds, onMarksChange]);
  useEffect(() => () => onMarksChange(undefined), [onMarksChange]);

  useEffect(
    () =>
      actor.on('search.removed', ({ search: { id, ...value } }) => {
        const { name } = value;
        record({
          said: t.deleted({ name }),
          cameBack: t.restored({ name }),
          changes: [{ kind: 'savedSearch', id, value }],
        });
      }).unsubscribe,
    [actor, record, t],
  );

  return (
    <>
      <SavedSearchBar {...bar} />
      {dialog && <SaveSearchDialog {...dialog} />}
    </>
  );
}
