import { addedRows, importChanges, undoneImport } from '@/data/schema/rules/contactMatches';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import type { ContactsImported, ImportContext, ImportEvent } from './types';

/** The number of rows of each kind. `added`: those that the import adds. */
export function countsOf({ preview, decisions }: Pick<ImportContext, 'preview' | 'decisions'>) {
  const counts = { new: 0, same: 0, repeated: 0, unclear: 0, added: 0 };
  for (const { match } of preview?.rows ?? []) counts[match.kind] += 1;
  return { ...counts, added: addedRows(preview?.rows ?? [], decisions).length };
}

/** Whether the added cards fit into the pipeline. */
export const isFitting = (context: ImportContext): boolean =>
  countsOf(context).added <= (context.target?.room ?? 0);

/** Whether the import would change anything. */
export const hasChanges = (context: ImportContext): boolean =>
  countsOf(context).added > 0 || Object.values(context.decisions).includes('same');

/** Returns the changes of the import. */
export function changesOf(
  { preview, decisions, board, target }: ImportContext,
  { id, at }: Extract<ImportEvent, { type: 'import.confirm' }>,
): PipelineChange[] {
  if (!preview || !target) return [];
  const { stages, contacts } = target;
  return importChanges(preview.rows, decisions, {
    ...{ batch: id, at, file: preview.file, board, contacts },
    stage: stages[board],
  });
}

/** Returns the event that reports the stored part of the import. */
export function importedOf({ changes, written, board, target }: ImportContext): ContactsImported {
  const stored = changes.slice(0, written);
  return {
    type: 'contacts.imported',
    count: stored.filter(({ kind }) => kind === 'card').length,
    board,
    undo: undoneImport(stored, target?.contacts ?? new Map()),
  };
}

/** Returns the stored share of the import, from 0 to 1. */
export const progressOf = ({ changes, written }: ImportContext): number =>
  changes.length > 0 ? written / changes.length : 0;
