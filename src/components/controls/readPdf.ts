import { deckMaximum, deckType } from '@/data/schema/files';

export type PdfProblem = 'notPdf' | 'tooLarge' | 'unreadable';

/** What every PDF begins with. */
const beginning = '%PDF-';

/**
 * The PDF in a file, as a copy that has the type of its content, whatever its name says (a file can change or go while the
 * page is open), or what is wrong with it.
 */
export async function readPdf(file: Blob): Promise<Blob | PdfProblem> {
  if (file.size > deckMaximum) return 'tooLarge';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'unreadable';
  const begins = new TextDecoder('latin1').decode(bytes.slice(0, beginning.length));
  return begins === beginning ? new Blob([bytes], { type: deckType }) : 'notPdf';
}
