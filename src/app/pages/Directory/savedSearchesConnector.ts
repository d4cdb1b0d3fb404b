import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SavedSearchBarProps } from '@/components/directory/SavedSearchBar';
import type { SaveSearchDialogProps } from '@/components/directory/SaveSearchDialog';
import { href } from '@/data/schema/shapes/href';
import { newFor } from '@/machines/savedSearches/changes';
import type { savedSearchesMachine } from '@/machines/savedSearches/machine';

type Shown = {
  /** The query string of the results that the page shows. */
  address: string;
  /** The suggested name for the current search; `null` if nothing is narrowed. */
  suggestion: string | null;
  newId: () => string;
  now: () => number;
};

type SavedSearchesProps = {
  bar: SavedSearchBarProps;
  /** `null` while the dialog is closed. */
  dialog: SaveSearchDialogProps | null;
  /** The ids of the profiles that are new for the current search, joined by spaces. */
  newIds: string;
};

/** Returns the props of the saved searches from the machine's state. */
export function savedSearchesConnector(
  { send }: Pick<ActorRefFrom<typeof savedSearchesMachine>, 'send'>,
  snapshot: SnapshotFrom<typeof savedSearchesMachine>,
  { address, suggestion, newId, now }: Shown,
): SavedSearchesProps {
  const { context } = snapshot;
  const current = context.searches.find((search) => search.address === address);
  const isReady = snapshot.hasTag('ready');
  const status = snapshot.matches({ dialog: 'saving' })
    ? 'saving'
    : snapshot.matches({ dialog: 'failed' })
      ? 'failed'
      : 'open';
  return {
    bar: {
      searches: context.searches.map((search) => ({
        id: search.id,
        name: search.name,
        href: `${href('discover')}${search.address}`,
        isCurrent: search === current,
        newCount: newFor(context, search).length,
        tells: search.tells,
      })),
      hasFailed: snapshot.hasTag('failed'),
      onRetry: () => send({ type: 'searches.retry' }),
      onSave:
        isReady && suggestion !== null && !current
          ? () => send({ type: 'dialog.open', name: suggestion, address })
          : undefined,
      onRename: (id) => send({ type: 'dialog.rename', id }),
      onTellsChange: (id, tells) => send({ type: 'search.tell', id, tells }),
      onDelete: (id) => send({ type: 'search.remove', id }),
    },
    dialog:
      snapshot.hasTag('dialog') || snapshot.hasTag('full')
        ? {
            status: snapshot.hasTag('full') ? 'full' : status,
            isRenaming: context.draft?.id != null,
            name: context.draft?.name ?? '',
            tells: context.draft?.tells ?? true,
            onNameChange: (name) => send({ type: 'name.change', name }),
            onTellsChange: (tells) => send({ type: 'tells.change', tells }),
            onSubmit: () => send({ type: 'dialog.submit', id: newId(), at: now() }),
            onClose: () => send({ type: 'dialog.close' }),
          }
        : null,
    newIds: current
      ? newFor(context, current)
          .map(({ id }) => id)
          .join(' ')
      : '',
  };
}
