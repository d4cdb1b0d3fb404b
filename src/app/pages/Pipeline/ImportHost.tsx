import { useMessages } from '@messages';
import { Upload } from 'lucide';
import { Suspense, useEffect, useRef, useState } from 'react';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { useServices } from '@/app/session/useServices';
import { useRecordAct } from '@/app/shell/undo';
import { Button, type ButtonProps } from '@/components/controls/Button';
import { lazyPart } from '@/components/layout/lazyPart';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { handledElsewhere } from '@/data/log/report';
import type { ImportBoard } from '@/data/schema/shapes/contactImport';
import { importConnector } from './importConnector';
import { importContactsOf } from './importMachines';

const ImportDialog = lazyPart(() => import('@/components/pipeline/ImportDialog'), 'ImportDialog');

type ImportHostProps = {
  /** The board to which people are added, unless the user chooses another. */
  board: ImportBoard;
  /** The look of the button. */
  variant?: ButtonProps['variant'];
};

/** The button *Import a file*, and the dialog that imports people from a CSV file to the pipeline. */
export function ImportHost({ board, variant = 'secondary' }: ImportHostProps) {
  const t = useMessages('pipeline');
  const services = useServices();
  const record = useRecordAct();
  const input = useRef<HTMLInputElement>(null);
  const { pipeline } = services;
  const [machine] = useState(() => importContactsOf(services));
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  const dialog = importConnector(actor, snapshot, services);
  const isReading = snapshot.matches('reading');

  useEffect(
    () =>
      actor.on('contacts.imported', ({ count, board: to, undo: changes }) =>
        record({
          said: count > 0 ? t.import.done({ count, board: t.boards[to] }) : t.import.updated,
          cameBack: t.import.undone,
          changes: [],
          undo: async () => {
            const [store, { writeInChunks }] = await Promise.all([
              pipeline(),
              import('@/data/adapters/stores/pipeline/inChunks'),
            ]);
            await writeInChunks(store, changes);
          },
        }),
      ).unsubscribe,
    [actor, pipeline, record, t],
  );

  return (
    <>
      <Button
        variant={variant}
        size="small"
        icon={Upload}
        isBusy={isReading}
        onClick={() => input.current?.click()}
      >
        {t.import.press}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Clears the input. Otherwise, choosing the same file again fires no `change` event.
          event.target.value = '';
          if (!file) return;
          ImportDialog.fetch().catch(handledElsewhere);
          actor.send({ type: 'file.choose', file, name: file.name, board });
        }}
      />
      <div role="status">
        <VisuallyHidden>{isReading && t.import.reading}</VisuallyHidden>
      </div>
      <Suspense>{dialog && <ImportDialog {...dialog} />}</Suspense>
    </>
  );
}
