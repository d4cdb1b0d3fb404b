import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { useId, useMemo, useRef } from 'react';
import {
  type ContactPreview,
  type ContactProblem,
  contactFileMaximum,
  contactRowsMaximum,
  type ImportBoard,
  type ImportRow,
  importBoards,
  type RowDecision,
} from '@/data/schema/shapes/contactImport';
import { Button } from '../controls/Button';
import { SegmentedControl } from '../controls/SegmentedControl';
import { Tag } from '../controls/Tag';
import { useFocusAfterBusy } from '../controls/useFocusAfterBusy';
import { Alert } from '../feedback/Alert';
import { Gauge } from '../feedback/Gauge';
import { Stack } from '../layout/Stack';
import { useLongList } from '../layout/useLongList';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';
import * as styles from './ImportDialog.css';
import { ImportRowItem } from './ImportRowItem';

export const importStatuses = ['refused', 'previewing', 'writing', 'failed'] as const;

export type ImportCounts = Record<'new' | 'same' | 'unclear' | 'repeated' | 'added', number>;

export type ImportDialogProps = {
  /** refused: the file can’t be imported. failed: not all people could be saved. */
  status: 'refused' | 'previewing' | 'writing' | 'failed';
  /** Why the file can’t be imported. */
  problem: ContactProblem | null;
  /** The people in the file. */
  preview: ContactPreview | null;
  /** How many people there are of each kind, and how many the import adds. */
  counts: ImportCounts;
  /** Whether the import would change anything. */
  isChange: boolean;
  /** How many cards the pipeline can still take. */
  room: number;
  /** The board to which new people are added. */
  board: ImportBoard;
  /** What the user decided about unclear people, by the id of the row. */
  decisions: Readonly<Record<string, RowDecision>>;
  /** The saved share of the people, from 0 to 1. */
  progress: number;
  /** Called when the user chooses another file. */
  onFileChoose: (file: File) => void;
  /** Called when the user chooses the board. */
  onBoardChange: (board: ImportBoard) => void;
  /** Called when the user decides about an unclear person. */
  onDecide: (row: string, decision: RowDecision) => void;
  /** Called to import the people, or to continue after a failure. */
  onConfirm: () => void;
  /** Called to close the dialog. */
  onClose: () => void;
};

/** The types of files that the import reads. */
const contactFileTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values';

/** Shows the people in a file, before they are added to the pipeline. */
export function ImportDialog(props: ImportDialogProps) {
  const { status, problem, preview, counts, isChange, room, progress, onConfirm, onClose } = props;
  const t = useMessages('pipeline').import;
  const common = useMessages('common');
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = status === 'writing';
  useFocusAfterBusy(isBusy);
  const isFull = counts.added > room;
  const done = Math.round(progress * counts.added);
  const ofAll = { done: formats.count(done), all: formats.count(counts.added) };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.title}
      closeLabel={common.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} isDisabled={isBusy}>
            {status === 'previewing' && isChange ? common.cancel : common.close}
          </Button>
          {status === 'refused' && <Button onClick={() => input.current?.click()}>{t.another}</Button>}
          {status !== 'refused' && isChange && (
            <Button onClick={onConfirm} isBusy={isBusy} isDisabled={isFull}>
              {status === 'failed'
                ? common.tryAgain
                : counts.added > 0
                  ? t.confirm({ count: counts.added })
                  : t.update}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {problem && <Problem problem={problem} />}
        {status === 'failed' && <Alert>{t.failed(ofAll)}</Alert>}
        {preview && (status === 'writing' || status === 'failed') && (
          <Gauge
            label={t.progress}
            value={progress}
            leftText={t.progressCount(ofAll)}
            rightText={preview.file}
          />
        )}
        {preview && status === 'previewing' && <Preview {...props} preview={preview} isFull={isFull} />}
      </Stack>
      {/* Last, because the dialog focuses its first field. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={contactFileTypes}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Clears the input. Otherwise, choosing the same file again fires no `change` event.
          event.target.value = '';
          if (file) props.onFileChoose(file);
        }}
      />
      <div role="status">
        <VisuallyHidden>{isBusy && t.progress}</VisuallyHidden>
      </div>
    </Dialog>
  );
}

function Problem({ problem }: { problem: ContactProblem }) {
  const t = useMessages('pipeline').import;
  const formats = useFormats();
  switch (problem.kind) {
    case 'tooLarge':
      return <Alert>{t.problem.tooLarge({ most: formats.count(contactFileMaximum / 1024 / 1024) })}</Alert>;
    case 'tooMany':
      return (
        <Alert>
          {t.problem.tooMany({
            count: formats.count(problem.count),
            most: formats.count(contactRowsMaximum),
          })}
        </Alert>
      );
    case 'noName':
      return (
        <>
          <Alert>{t.problem.noName}</Alert>
          {problem.columns.length > 0 && (
            <Text tone="muted">{t.columns({ columns: problem.columns.join(', ') })}</Text>
          )}
        </>
      );
    default:
      return <Alert>{t.problem[problem.kind]}</Alert>;
  }
}

/** Unclear people are first, because the user decides about them. Known people are last. */
const order = { unclear: 0, new: 1, repeated: 2, same: 3 } as const;
const byKind = (a: ImportRow, b: ImportRow) => order[a.match.kind] - order[b.match.kind];

type PreviewProps = Omit<ImportDialogProps, 'preview'> & { preview: ContactPreview; isFull: boolean };

function Preview({
  preview,
  counts,
  isChange,
  isFull,
  room,
  board,
  decisions,
  onBoardChange,
  onDecide,
}: PreviewProps) {
  const t = useMessages('pipeline');
  const formats = useFormats();
  const headId = useId();
  const rows = useMemo(() => [...preview.rows].sort(byKind), [preview]);
  const { list, style, entries, sentinel, hasMore } = useLongList({
    items: rows,
    listId: preview.file,
    pageSize: 50,
    rowHeight: 61,
    scroller: 'parent',
  });
  const kinds = (['new', 'unclear', 'same', 'repeated'] as const).filter((kind) => counts[kind] > 0);
  const tones = { new: 'rise', unclear: 'signal', same: 'neutral', repeated: 'neutral' } as const;
  return (
    <>
      <Text tone="muted">{t.import.from({ file: preview.file })}</Text>
      <div className={styles.counts}>
        {kinds.map((kind) => (
          <Tag key={kind} tone={tones[kind]}>
            {t.import.counts[kind]({ count: formats.count(counts[kind]) })}
          </Tag>
        ))}
      </div>
      {isFull && <Alert>{t.import.tooFull({ count: Math.max(0, room) })}</Alert>}
      {counts.unclear > 0 && <Text>{t.import.unclearText}</Text>}
      {!isChange && counts.unclear === 0 && <Text>{t.import.nothing}</Text>}
      {(isChange || counts.unclear > 0) && (
        <SegmentedControl
          label={t.import.board}
          value={board}
          options={importBoards.map((value) => ({ value, label: t.boards[value] }))}
          onChange={onBoardChange}
        />
      )}
      <VisuallyHidden id={headId}>{t.import.people}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused list. */}
      <section className={styles.people} aria-labelledby={headId} tabIndex={0}>
        <ul ref={list} style={style}>
          {entries.map((attributes) => {
            const row = rows[attributes['data-index']];
            return (
              row && (
                <li {...attributes} key={row.id} className={styles.row}>
                  <ImportRowItem row={row} decision={decisions[row.id] ?? 'skip'} onDecide={onDecide} />
                </li>
              )
            );
          })}
        </ul>
        {hasMore && <div ref={sentinel} />}
      </section>
      {preview.unnamed > 0 && (
        <Text size="small" tone="muted">
          {t.import.unnamed({ count: preview.unnamed })}
        </Text>
      )}
    </>
  );
}
